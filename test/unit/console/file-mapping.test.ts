import { describe, expect, it } from "vitest";
import {
  NO_ANSWER,
  firstAnswers,
  mappingOf,
  meaningChoices,
  openQuestion,
  type FileReading,
  type MappingAnswers,
} from "../../../console/pages/people/file-mapping.ts";
import { fileMappingSchema } from "../../../functions/findings/human-study/file-mapping.ts";
import { readFileOfPeople } from "../../../functions/findings/human-study/file-reading.ts";
import { asked } from "../findings/human-study/exports/survey.ts";

/** Reads a file as the service does. */
const read = (text: string, mapping: object | null, named = true): FileReading =>
  readFileOfPeople({
    sent: { bytes: Buffer.from(text), definitions: [], mapping: mapping && fileMappingSchema.parse(mapping) },
    simulations: [asked],
    named,
  });

/** Answers all questions of one reading after another. @returns what was asked, and the mapping that came of it */
function settle(text: string, meanings: Record<string, string>, uses: Record<string, string> = {}, named = true) {
  const questions: string[] = [];
  let mapping: object | null = null;
  for (let round = 0; round < 4; round++) {
    const reading = read(text, mapping, named);
    if (reading.unsettled.length === 0) return { questions, mapping, problem: reading.problem };
    const first = firstAnswers(reading);
    const answers: MappingAnswers = {
      ...first,
      uses: { ...first.uses, ...uses },
      meanings: Object.fromEntries(
        reading.unsettled.flatMap(({ asks, columns, codes }) =>
          columns.map((name) => [
            name,
            Object.fromEntries(codes.map((code) => [code, asks === "missing" ? NO_ANSWER : meanings[code]!])),
          ]),
        ),
      ),
    };
    questions.push(...reading.unsettled.map(({ asks, columns }) => `${asks} ${columns.join(" ")}`));
    expect(openQuestion(reading, answers)).toBeUndefined();
    mapping = mappingOf(reading, answers, named);
  }
  throw new Error("It asks for ever.");
}

describe("the mapping of a file in the console", () => {
  it("answers everything that is asked, round by round, until the service reads the file", () => {
    const text = "id,q1,q2_1,sex,wt,note\n1,6,1,1,0.5,a\n2,99,0,2,1.5,b\n";
    const { questions, mapping, problem } = settle(text, { 1: "Female", 2: "Male" }, { note: "ignore" });
    expect([questions, problem]).toEqual([["use q2_1", "use id wt note", "meaning sex", "missing q1"], null]);
    expect(fileMappingSchema.parse(mapping)).toMatchObject({
      missing: ["99"],
      columns: {
        id: { is: "respondent" },
        q2_1: { is: "question", question: "q2", option: "Supermarket" },
        sex: { is: "gender", values: { 1: "Female", 2: "Male" } },
        wt: { is: "weight" },
        note: { is: "ignore" },
      },
    });
  });

  it("names questions by their texts where their study is not named", () => {
    const text = "How satisfied are you?,Which drink?\n6,Milk\n5,Oat drink\n";
    const { mapping, problem } = settle(text, {}, { "Which drink?": "question 3" }, false);
    expect([problem, fileMappingSchema.parse(mapping).columns["Which drink?"]]).toEqual([
      null,
      { is: "question", question: "Which do you drink most?", missing: [] },
    ]);
  });

  it("says which codes of an option mean that it was chosen", () => {
    const text = "q2 - Online,q2 - Discounter\n1,2\n2,2\n";
    const { mapping, problem } = settle(text, { 1: "chosen", 2: "not" });
    expect([problem, fileMappingSchema.parse(mapping).columns["q2 - Online"]]).toMatchObject([null, { chosen: ["1"] }]);
  });

  it("offers the points of a scale with their labels, and no answer", () => {
    const reading = read("q5\nja\nnein\n", null);
    expect(meaningChoices(reading.unsettled[0]!, reading).map(({ label }) => label)).toEqual([
      "1 (Strongly disagree)",
      "2 (Disagree)",
      "3 (Neither)",
      "4 (Agree)",
      "5 (Strongly agree)",
      "No answer",
    ]);
  });

  it("has a file with other header rows read anew, without any other answer", () => {
    const text = "Q1,Q2\nHow satisfied are you?,Where do you buy it?\n6,Online\n7,Discounter\n";
    const reading = read(text, null);
    const answers = { ...firstAnswers(reading), headerRows: 2 };
    expect(openQuestion(reading, answers)).toBeUndefined();
    const again = read(text, mappingOf(reading, answers, true));
    expect([again.people, again.unsettled, again.problem]).toEqual([2, [], null]);
  });

  it("asks for what has not been said", () => {
    const reading = read("q1,sex,zz\n6,1,x\n99,2,y\n", null);
    const first = firstAnswers(reading);
    const uses = { ...first.uses, zz: "ignore" };
    const sex = { sex: { 1: "Female", 2: "Male" } };
    expect([
      openQuestion(reading, first),
      openQuestion(reading, { ...first, uses }),
      openQuestion(reading, { ...first, uses, meanings: sex }),
      // Of a column that is ignored nothing has to be known.
      openQuestion(reading, { ...first, uses: { ...uses, sex: "ignore", q1: "ignore" } }),
    ]).toEqual([
      "Choose what the column “zz” contains.",
      "Choose what 1 means in “sex”.",
      "Choose whether 99 means no answer in “q1”, or correct the file.",
      undefined,
    ]);
  });
});
