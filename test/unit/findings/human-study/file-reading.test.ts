import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fileMappingSchema } from "../../../../functions/findings/human-study/file-mapping.ts";
import { readFileOfPeople } from "../../../../functions/findings/human-study/file-reading.ts";
import { fileReadingSchema } from "../../../../functions/findings/human-study/file-reading-schema.ts";
import { countsOf, folder, genders, read } from "./exports/read-export.ts";
import { asked } from "./exports/survey.ts";

const look = (file: string | Buffer, mapping?: object, simulations = [asked], named = true) =>
  fileReadingSchema.parse(
    readFileOfPeople({
      sent: {
        bytes: typeof file === "string" ? readFileSync(new URL(file, folder)) : file,
        definitions: [],
        mapping: mapping ? fileMappingSchema.parse(mapping) : null,
      },
      simulations,
      named,
    }),
  );
const files = readdirSync(folder).filter((name) => name.endsWith(".csv"));

describe("a reading of a file of people", () => {
  it("says what each column holds, with its first cells and what further header rows say", () => {
    const { form, tool, people, columns } = look("qualtrics-choices.csv");
    expect([form, tool, people]).toEqual(["rows", "Qualtrics", 4]);
    expect(columns.find(({ name }) => name === "Q4_3")).toEqual({
      name: "Q4_3",
      text: "Where do you buy it? - Online",
      first_values: ["1"],
      use: { is: "question", question: "q2", option: "Online", missing: [] },
      likely: null,
    });
    expect(columns.filter(({ use }) => use?.is === "ignore").map(({ name }) => name)).toEqual([
      "StartDate",
      "EndDate",
      "Status",
      "Progress",
      "Finished",
    ]);
  });

  it("names what only its sender knows, with what is likely, until the mapping says it", () => {
    const first = look("spss-codes.csv");
    expect(first.unsettled.map(({ asks, columns, codes }) => [asks, columns, codes])).toEqual([
      ["use", ["q2_1", "q2_2", "q2_3", "q2_4"], []],
      ["use", ["resp_id", "wt"], []],
      ["meaning", ["gender"], ["1", "2"]],
      ["missing", ["q1", "q3"], ["99", "-99", "998"]],
      ["meaning", ["q4"], ["1", "2", "4", "3"]],
    ]);
    const coded = look(Buffer.from("q2 - Online,q2 - Discounter\n1,2\n2,2\n"));
    expect(coded.unsettled.map(({ asks, codes }) => [asks, codes])).toEqual([["chosen", ["1", "2"]]]);
    const likely = first.columns.flatMap(({ name, likely: use }) => (use ? [[name, use] as const] : []));
    expect(likely.map(([name, use]) => [name, "option" in use ? use.option : use.is])).toEqual([
      ["resp_id", "respondent"],
      ["q2_1", "Supermarket"],
      ["q2_2", "Discounter"],
      ["q2_3", "Online"],
      ["q2_4", "Farm shop, market"],
      ["wt", "weight"],
    ]);
    const drinks = { 1: "Milk", 2: "Oat drink", 3: "Soy drink", 4: "None of these" };
    const columns = {
      ...first.mapping.columns,
      ...Object.fromEntries(likely),
      gender: genders,
      q4: { is: "question", question: "q4", values: drinks },
    };
    const settled = look("spss-codes.csv", { missing: [99, -99, 998], columns });
    expect([settled.unsettled, settled.problem]).toEqual([[], null]);
    expect(read("spss-codes.csv", settled.mapping)).toMatchObject({ weighted: true, not_read: [] });
  });

  it("says why a file is refused of which all is settled", () => {
    const { unsettled, problem } = look(Buffer.from("q1,respondent\n5,anna\n6,anna\n"));
    expect([unsettled, problem]).toEqual([[], "Line 3: is the same respondent as line 2"]);
  });

  it("repeats no text of any length", () => {
    const long = "very ".repeat(100_000);
    expect(() => look(Buffer.from(`q1,${long}\n5,6\n`))).toThrow("Column 2: has a name that is too long; shorten it");
    expect(JSON.stringify(look(Buffer.from(`q1,age\n5,${long}\n6,old\n`))).length).toBeLessThan(10_000);
    expect(() => read(Buffer.from(`q1,${long}\n5,6\n`))).toThrow(/^.{0,500}$/s);
  });

  it("has nothing to ask about toplines", () => {
    const { form, columns, unsettled, problem } = look(Buffer.from("question_id,kind,answer,count\nq1,likert,1,3\n"));
    expect([form, columns, unsettled, problem]).toEqual(["counts", [], [], null]);
  });

  it("without a simulation is by the one that asked most of it", () => {
    const other = asked.map((question) => ({ ...question, texts: [`${question.texts[0]} Really?`] as const }));
    const { columns, questions } = look("excel-german.csv", undefined, [other, asked, []], false);
    expect(questions.map(({ text }) => text)).toEqual(asked.map(({ texts }) => texts[0]));
    expect(columns.filter(({ use }) => !use).map(({ name }) => name)).toEqual(["Gewicht"]);
  });

  it.each(files)("of %s has a mapping by which the file is read as without it", (file) => {
    const { unsettled, mapping, problem } = look(file);
    const outcome = (own?: object) => {
      try {
        return countsOf(read(file, own));
      } catch {
        return "refused";
      }
    };
    const without = outcome();
    expect(without === "refused").toBe(unsettled.length > 0 || problem !== null);
    expect(outcome(mapping)).toEqual(without);
  });
});
