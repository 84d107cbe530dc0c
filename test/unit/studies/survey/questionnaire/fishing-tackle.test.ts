import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { load } from "js-yaml";
import { checkSurvey } from "../../../../../functions/studies/survey/check-survey.ts";
import { simpleCondition } from "../../../../../functions/studies/survey/condition.ts";
import type { SurveyQuestion } from "../../../../../functions/studies/survey/schemas.ts";
import { readByRule, written } from "./written.ts";

const file = readFileSync(
  new URL("../../../../support/questionnaires/fishing-tackle-routed.txt", import.meta.url),
  "utf8",
);
const survey = readByRule(file);

const concept =
  '<<"StillWater" - a quiet electric trolling motor that clamps to any 12 ft jon boat, 6 hours per charge, $449, ' +
  "two year warranty.>>";
const brands = ["Shakespeare", "Abu Garcia", "Shimano", "Zebco", "Penn"];
const statements = [
  "I know my motor will not let me down",
  "I do not trust electric motors",
  "Quiet matters when I fish",
  "I would rather repair than replace",
];

it("reads a questionnaire as a researcher has typed it, whole and by rule", () => {
  // One star says that S1 has to be answered, and so the others have not.
  const [licence, ...others] = written(survey);
  expect(licence).toBe("choice! Do you own a fishing license? | Yes | No {ends if q1 = No}");
  expect(others).toEqual([
    "number How many days did you fish in the last 12 months? {0.. days}",
    "choice* Which kinds of fishing do you do? | Bank fishing | Boat fishing | Fly fishing | Ice fishing | " +
      "None of the above {alone: None of the above}",
    "choice How old is your boat? | Less than 5 years | 5 to 15 years | More than 15 years {if q3 = Boat fishing}",
    ...brands.map(
      (brand, index) =>
        `scale Please rate the following brands from 1 (poor) to 10 (excellent): ${brand} 1..10 ` +
        `[poor … excellent] (q5_${index + 1})`,
    ),
    "open What was the last lure you bought, and where?",
    "choice How much did you spend on tackle last year? | Under $50 | $50-$149 | $150-$299 | $300 or more",
    "scale How likely are you to buy StillWater in the next 12 months? 1..5 [Definitely would not buy < " +
      `Probably would not buy < Might or might not buy < Probably would buy < Definitely would buy] ${concept}`,
    `open Why do you say that? ${concept} {follows q8}`,
    `number At what price would StillWater be so cheap you would doubt the quality? ${concept} {0.. $}`,
    `number At what price would it be a bargain? ${concept} {0.. $}`,
    `number At what price would it start to get expensive? ${concept} {0.. $}`,
    `number At what price would it be too expensive to consider? ${concept} {0.. $}`,
    ...statements.map(
      (statement, index) =>
        `scale How much do you agree? ${statement} 1..5 [Strongly disagree … Strongly agree] ${concept} ` +
        `(q14_${index + 1})`,
    ),
    `scale How likely is it that you would recommend StillWater to a fishing buddy? 0..10 [ … ] ${concept}`,
    `open What keeps you from recommending it? ${concept} {if q15 = 0..6}`,
    "choice* Which of these would you use instead? | Oars | Gas outboard | My current electric motor | Nothing " +
      `${concept} {..2}`,
    "choice Are you male or female? | Male | Female",
    "open What is your age?",
    "open What is your ZIP code or county?",
  ]);
});

it("is a survey that can be run", () => {
  expect(() => checkSurvey(survey)).not.toThrow();
});

it("keeps rows together, and takes facts of the person from the profile", () => {
  expect(survey.blocks).toEqual([
    { id: "q5", shuffled: false, rotation: null },
    { id: "q14", shuffled: false, rotation: null },
  ]);
  expect(survey.questions.filter(({ fact }) => fact).map(({ id, fact }) => [id, fact])).toEqual([
    ["q18", "gender"],
    ["q19", "age"],
  ]);
});

const languages = load(readFileSync(new URL("fishing-tackle.yaml", import.meta.url), "utf8")) as Record<string, string>;

/** What is left of a question without its words: kind, number of answers, bounds, and where its route looks. */
function formOf(question: SurveyQuestion, questions: readonly SurveyQuestion[]): string {
  const { kind, multiple, options, scale, exclusive_options, min, max, total, follows, context, fact } = question;
  const placesOf = (condition: SurveyQuestion["ask_if"]) =>
    simpleCondition(condition)?.any_of.map((value) =>
      typeof value === "string"
        ? questions.find(({ id }) => id === simpleCondition(condition)!.question_id)!.options!.indexOf(value) + 1
        : JSON.stringify(value),
    );
  const said = {
    answers: (options ?? scale?.labels)?.length,
    ...{ multiple: multiple || null, alone: exclusive_options.length || null, shown: context !== null || null },
    ...{ points: scale?.points, min, max, total, follows, fact },
    ...{ asked: placesOf(question.ask_if), ends: placesOf(question.terminate_if) },
  };
  const entries = Object.entries(said).filter(([, value]) => value != null);
  return [kind, ...entries.map(([name, value]) => `${name} ${String(value)}`)].join(", ");
}

describe("reads the same in", () => {
  it.each(Object.entries(languages))("%s", (language, text) => {
    const { questions } = readByRule(text);
    expect(questions.map((question) => formOf(question, questions))).toEqual([
      "multiple_choice, answers 2, ends 2",
      "numeric, min 0",
      "multiple_choice, answers 3, multiple true, alone 1",
      "multiple_choice, answers 2, asked 2",
      "likert, points 10",
      "likert, points 10",
      "open_ended",
      "likert, answers 5, shown true, points 5",
      "open_ended, shown true, follows q7",
      "numeric, shown true, min 0",
      "likert, shown true, points 11",
      'open_ended, shown true, asked {"min":0,"max":6}',
      "multiple_choice, answers 3, multiple true, shown true, max 2",
      "ranking, answers 3, shown true",
      "allocation, answers 2, shown true, total 100",
      "multiple_choice, answers 2, fact gender",
      "open_ended, fact age",
    ]);
    const currency = { de: "€", fr: "€", es: "€", pt: "R$", ja: "円" }[language];
    expect(questions.find(({ id }) => id === "q9")?.unit).toBe(currency);
  });
});
