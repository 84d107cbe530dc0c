import { describe, expect, it } from "vitest";
import { codedQuestion } from "../../../functions/dataset/coded-question.ts";
import { datasetRow, makeDataset, missing } from "../../../functions/dataset/dataset.ts";
import { figureQuestions } from "../../../functions/dataset/figure-questions.ts";
import { plainQuestion, type SurveyQuestion } from "../../../functions/studies/survey/schemas.ts";
import { answerOf, plainResultOf } from "../studies/simulation/results.ts";

const asked: SurveyQuestion = { ...plainQuestion, id: "q3", kind: "open_ended", text: "Why?" };
const said = (id: string, text: string) => plainResultOf(id, { answers: [answerOf("q3", { text })] });
const results = [
  said("a", "Dear, and dull."),
  said("b", "It rained."),
  said("c", "Nobody could code this."),
  said("d", " "),
  plainResultOf("e", { answers: [] }),
  plainResultOf("f", { answers: [] }),
];
const dataset = makeDataset([asked], results.map(datasetRow), { language: "en", lost: new Set(["f"]) });
const coded = {
  ...{ question_id: "q3", question: "Why?" },
  codes: [
    { id: "c1", name: "Dear" },
    { id: "c4", name: "Dull" },
    { id: "c2", name: "Sweet" },
  ],
  persona_ids: ["b", "a"],
  codings: { a: ["c4", "c1"], b: [] },
};
const question = codedQuestion(coded, dataset, "de");

describe("the codes of an open question", () => {
  it("are a variable each, and one of answers without any, in the order of the codebook", () => {
    expect(question.variables.map(({ name, label, column }) => [name, label, ...column.slice(0, 3)])).toEqual([
      ["q3_c1", "Dear", 1, 0, NaN],
      ["q3_c4", "Dull", 1, 0, NaN],
      ["q3_c2", "Sweet", 0, 0, NaN],
      ["q3_other", "Keiner der Codes", 0, 1, NaN],
    ]);
    expect(new Set(question.variables.map(({ level }) => level))).toEqual(new Set(["nominal"]));
  });

  it("are missing for the reason why the answer is, and where it could not be coded", () => {
    const reasons = ["none", "none", "not_answered", "not_answered", "not_asked", "lost"] as const;
    expect([...question.missing]).toEqual(reasons.map((reason) => missing[reason]));
    const reaction = codedQuestion({ ...coded, question_id: "reaction" }, dataset, "en");
    expect([...reaction.missing.slice(0, 3)]).toEqual([missing.none, missing.none, missing.not_answered]);
  });

  it("are rows of tables, in which the open question keeps its kind", () => {
    const [{ rows, ...head }] = figureQuestions({ ...dataset, questions: [question] }) as [
      ReturnType<typeof figureQuestions>[number],
    ];
    expect(head).toMatchObject({ question_id: "codes.q3", question: "Why?", kind: "open_ended", scale: null });
    expect(rows.map(({ label, figure, values, of }) => [label, figure, values, Object.fromEntries(of)])).toEqual([
      ["Dear", "share", "counted", { a: 1, b: 0 }],
      ["Dull", "share", "counted", { a: 1, b: 0 }],
      ["Sweet", "share", "counted", { a: 0, b: 0 }],
      ["Keiner der Codes", "share", "counted", { a: 0, b: 1 }],
    ]);
  });
});
