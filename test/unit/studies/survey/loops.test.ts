import { describe, expect, it } from "vitest";
import { checkSurvey } from "../../../../functions/studies/survey/check-survey.ts";
import { computeRoute } from "../../../../functions/studies/survey/route.ts";
import { surveyInputSchema, surveyOfInput } from "../../../../functions/studies/survey/survey-input.ts";

const nothing = { distribution: null, selected_options: null, value: null };
const brands = {
  id: "brands",
  kind: "multiple_choice",
  text: "Which do you know?",
  options: ["Alva", "Brill", "Cora"],
  multiple: true,
};
const inLoop = [
  { id: "liked", kind: "open_ended", text: "What do you like about {{brand}}?", block: "each" },
  { id: "more", kind: "open_ended", text: "You said {{liked}}. What else?", block: "each", follows: "liked" },
];
function surveyOf(loop: object, questions: object[] = [brands, ...inLoop], more: object = {}) {
  const survey = surveyOfInput(surveyInputSchema.parse({ questions, blocks: [{ id: "each", loop, ...more }] }));
  checkSurvey(survey);
  return survey;
}

describe("a loop", () => {
  it("over items asks its questions once for each, about that item", () => {
    const { questions } = surveyOf({ over: { items: ["Tea", "Coffee"] }, as: "brand" });
    expect(questions.map(({ id, text }) => [id, text])).toEqual([
      ["brands", "Which do you know?"],
      ["liked@1", "What do you like about Tea?"],
      ["more@1", "You said {{liked@1}}. What else?"],
      ["liked@2", "What do you like about Coffee?"],
      ["more@2", "You said {{liked@2}}. What else?"],
    ]);
    expect(questions[3]).toMatchObject({ round: { question_id: "liked", number: 2, item: "Coffee" }, ask_if: null });
  });

  it("over chosen options asks of whom has chosen them", () => {
    const survey = surveyOf({ over: { question_id: "brands" }, as: "brand" });
    const { askable } = computeRoute(survey, 0, { brands: { ...nothing, selected_options: ["Alva", "Cora"] } });
    expect(askable.map(({ id }) => id)).toEqual(["liked@1", "liked@3"]);
  });

  it("over a number has as many rounds", () => {
    const children = { id: "children", kind: "numeric", text: "How many children have you?", min: 0, max: 4 };
    const survey = surveyOf({ over: { question_id: "children" }, as: "brand" }, [children, ...inLoop]);
    const { askable } = computeRoute(survey, 0, { children: { ...nothing, value: 2 } });
    expect(askable.map(({ id }) => id)).toEqual(["liked@1", "liked@2"]);
  });

  it("may have its rounds in another order for each participant", () => {
    const survey = surveyOf({ over: { items: ["Tea", "Coffee"] }, as: "brand", randomize: true });
    const first = [0, 1].map((position) => computeRoute(survey, position, {}).questions[1]!.id);
    expect(first.toSorted()).toEqual(["liked@1", "liked@2"]);
  });

  it.each<[name: string, loop: object, questions: object[] | undefined, sentence: string]>([
    [
      "over nothing that is there",
      { over: { question_id: "q9" }, as: "x" },
      undefined,
      "over q9, which is not a question",
    ],
    [
      "over words",
      { over: { question_id: "why" }, as: "x" },
      [{ id: "why", kind: "open_ended", text: "Why?" }, ...inLoop.slice(0, 1)],
      "only chosen options and numbers make rounds",
    ],
    [
      "over a number without an end",
      { over: { question_id: "n" }, as: "x" },
      [{ id: "n", kind: "numeric", text: "How many?" }, ...inLoop.slice(0, 1)],
      "whose numbers have no end; give it a max of 1 to 40.",
    ],
  ])("is refused %s", (_name, loop, questions, sentence) => {
    expect(() => surveyOf(loop, questions)).toThrow(sentence);
  });

  it("is refused within another loop", () => {
    const survey = surveyInputSchema.parse({
      questions: [brands, { ...brands, id: "own", block: "each" }, { ...inLoop[0], block: "inner" }],
      blocks: [
        { id: "each", loop: { over: { question_id: "brands" }, as: "brand" } },
        { id: "inner", loop: { over: { question_id: "own" }, as: "brand" } },
      ],
    });
    expect(() => surveyOfInput(survey)).toThrow("The block inner is repeated over own, which is in a loop itself.");
  });
});
