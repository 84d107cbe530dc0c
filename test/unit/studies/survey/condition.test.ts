import { describe, expect, it } from "vitest";
import type { Condition } from "../../../../functions/studies/survey/condition-schema.ts";
import type { RouteAnswers } from "../../../../functions/studies/survey/condition.ts";
import { computeRoute } from "../../../../functions/studies/survey/route.ts";
import { surveyInputSchema, surveyOfInput } from "../../../../functions/studies/survey/survey-input.ts";
import { checkSurvey } from "../../../../functions/studies/survey/check-survey.ts";

const nothing = { distribution: null, selected_options: null, value: null, text: "" };
const asked = [
  { id: "drink", kind: "multiple_choice", text: "What do you drink?", options: ["Tea", "Coffee"], multiple: true },
  { id: "age", kind: "numeric", text: "How old are you?" },
  { id: "why", kind: "open_ended", text: "Why?", ask_if: { question_id: "drink", any_of: ["Tea"] } },
];
const experiments = [{ id: "price", arms: [{ id: "low" }, { id: "high" }] }];

function surveyWith(condition: unknown, more: object = {}) {
  const questions = [...asked, { id: "last", kind: "open_ended", text: "Anything else?", ask_if: condition }];
  const survey = surveyOfInput(surveyInputSchema.parse({ questions, experiments, ...more }));
  checkSurvey(survey);
  return survey;
}

/** Whether the last question is asked: true, false, or not known yet. */
function isAsked(condition: unknown, answers: RouteAnswers, arms = { price: "low" }, more: object = {}) {
  const { askable, leftOut } = computeRoute(surveyWith(condition, more), 0, answers, arms);
  if (askable.some(({ id }) => id === "last")) return true;
  return leftOut.includes("last") ? false : null;
}

const tea = { drink: { ...nothing, selected_options: ["Tea"] } };
const coffee = { drink: { ...nothing, selected_options: ["Coffee"] } };
const adult = { age: { ...nothing, value: 40 } };
const isTea = { question_id: "drink", any_of: ["Tea"] };
const isOld = { question_id: "age", min: 65 };

describe("a condition", () => {
  it.each<[name: string, condition: unknown, answers: RouteAnswers, expected: boolean | null]>([
    ["of one answer", isTea, tea, true],
    ["of a range without an end", isOld, adult, false],
    ["of several, with one that is not met", { all: [isTea, isOld] }, { ...coffee }, false],
    ["of several, with one that is not answered", { all: [isTea, isOld] }, tea, null],
    ["of which one is enough", { any: [isTea, isOld] }, tea, true],
    ["of which one is enough, and none is known to be met", { any: [isTea, isOld] }, coffee, null],
    ["that must not hold", { not: isTea }, coffee, true],
    ["of none of some answers", { question_id: "drink", none_of: ["Tea"] }, coffee, true],
    ["of words", { question_id: "why", contains: ["GREEN"] }, { ...tea, why: { ...nothing, text: "Green tea" } }, true],
    ["of words that were not asked for", { question_id: "why", contains: ["green"] }, coffee, false],
    ["of an answer, whatever it is", { question_id: "why", answered: true }, coffee, false],
    ["of no answer", { question_id: "why", answered: false }, coffee, true],
    ["that excludes an answer nobody was asked for", { not: { question_id: "why", contains: ["x"] } }, coffee, true],
    ["that none of the answers is, which was not asked for", { question_id: "why", none_of: ["x"] }, coffee, false],
    ["of an arm", { experiment_id: "price", any_of: ["low"] }, {}, true],
    ["of another arm", { experiment_id: "price", any_of: ["high"] }, {}, false],
    [
      "within others",
      { all: [{ any: [isOld, { not: isOld }] }, { not: { all: [isTea, isOld] } }] },
      { ...coffee, ...adult },
      true,
    ],
  ])("%s", (_name, condition, answers, expected) => {
    expect(isAsked(condition, answers)).toBe(expected);
  });

  it("of a variable follows what set it last", () => {
    const variables = [
      { name: "segment", value: "other" },
      { name: "segment", value: "tea", when: isTea },
    ];
    const of = (answers: RouteAnswers) =>
      isAsked({ variable: "segment", any_of: ["tea"] }, answers, undefined, { variables });
    expect([of({}), of(tea), of(coffee)]).toEqual([null, true, false]);
  });

  it.each<[name: string, condition: Condition | object, sentence: string]>([
    ["on itself", { all: [isTea, { question_id: "last", answered: true }] }, "has ask_if on itself"],
    [
      "on nothing that is there",
      { any: [isTea, { question_id: "q9", any_of: [1] }] },
      "has ask_if on q9, which is not a question",
    ],
    ["on an unknown arm", { experiment_id: "price", any_of: ["free"] }, "has ask_if on the arm free"],
    [
      "on an unknown experiment",
      { not: { experiment_id: "pack", any_of: ["a"] } },
      "has ask_if on pack, which is not an exp",
    ],
    ["on an unknown variable", { variable: "tone", any_of: ["a"] }, "has ask_if on tone, which is not a variable"],
    ["on an unknown option", { not: { question_id: "drink", any_of: ["Milk"] } }, 'has ask_if on the option "Milk"'],
  ])("is refused %s", (_name, condition, sentence) => {
    expect(() => surveyWith(condition)).toThrow(sentence);
  });

  it("is refused on a later question, wherever in it that stands", () => {
    const questions = [
      { id: "a", kind: "open_ended", text: "First?", ask_if: { any: [{ not: { question_id: "b", answered: true } }] } },
      { id: "b", kind: "open_ended", text: "Second?" },
    ];
    const survey = surveyOfInput(surveyInputSchema.parse({ questions }));
    expect(() => checkSurvey(survey)).toThrow('Question a ("First?") has ask_if on b, which comes later');
  });

  it.each([
    ["without a test", { question_id: "q1" }, "any_of"],
    ["with a typing error", { question_id: "q1", anyof: ["x"] }, "anyof"],
    ["with a part that is none", { all: [{ question_id: "q1", any_of: [true] }] }, "all.0"],
  ])("names the field of one %s", (_name, condition, field) => {
    const questions = [{ id: "q2", kind: "open_ended", text: "Why?", ask_if: condition }];
    const { error } = surveyInputSchema.safeParse({ questions });
    expect(error!.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join()).toContain(field);
  });
});
