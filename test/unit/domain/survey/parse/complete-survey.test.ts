import { expect, it } from "vitest";
import {
  completeSurvey,
  parseSurvey,
  unreadPassages,
  UnreadableSurvey,
} from "../../../../../functions/domain/survey/parse/parse-survey.ts";

const file = "1. Why?\n2. Pick a “drink” from Tea\nor Milk\n3. Where?";
const read = {
  kind: "multiple_choice" as const,
  text: "Pick a drink",
  options: ["tea", "Milk"],
  multiple: false,
  scale: null,
};
const withReading = (text: string, ...questions: object[]) => {
  const passages = [{ passage: 1, questions: questions.map((question) => ({ ...read, ...question })) }];
  return () => completeSurvey(parseSurvey(text), { passages });
};
const failure = (run: () => unknown): UnreadableSurvey => {
  try {
    run();
  } catch (error) {
    if (error instanceof UnreadableSurvey) return error;
  }
  throw new Error("was read");
};

it("numbers questions and the rows of matrices", () => {
  const text =
    "1. Why?\n2. Rate (1 = bad, 5 = good):\n- Taste\n- Price\n3. Rate (1 = bad, 5 = good):\n- Size\n- Look\n4. Where?";
  const { questions } = completeSurvey(parseSurvey(text), null);
  expect(questions.map(({ id }) => id)).toEqual(["q1", "q2_1", "q2_2", "q3_1", "q3_2", "q4"]);
});

it.each([
  ["no marks", "1. A?\n2. B?", [true, true]],
  ["optional questions", "1. A? (optional)\n2. B?", [false, true]],
  ["required questions", "1. A? *\n2. B?", [true, false]],
])("knows what is required by %s", (_, text, expected) => {
  expect(completeSurvey(parseSurvey(text), null).questions.map(({ required }) => required)).toEqual(expected);
});

it("puts what a model read where it stands in the file", () => {
  expect(unreadPassages(parseSurvey(file))).toEqual([
    { line: 2, text: "2. Pick a “drink” from Tea\nor Milk", context: null },
  ]);
  const { questions } = withReading(file, {})();
  expect(questions.map(({ id, text }) => [id, text])).toEqual([
    ["q1", "Why?"],
    ["q2", "Pick a drink"],
    ["q3", "Where?"],
  ]);
});

it.each([
  ["a question that is not there", { text: "Choose a drink" }],
  ["an option that is not there", { options: ["Tea", "Beer"] }],
  ["one option", { options: ["Tea"] }],
  ["the same option twice", { options: ["Tea", "tea"] }],
  ["no options", { options: null }],
  ["an empty option", { options: ["Tea", " "] }],
  [
    "a scale without points",
    { kind: "likert", scale: { points: 0, first_value: 1, low_label: null, high_label: null } },
  ],
  [
    "a scale of 100 points",
    { kind: "likert", scale: { points: 100, first_value: 1, low_label: null, high_label: null } },
  ],
  [
    "a label that is not there",
    { kind: "likert", scale: { points: 5, first_value: 1, low_label: "never", high_label: null } },
  ],
  ["no scale", { kind: "likert", scale: null }],
])("refuses %s from a model", (_, question) => {
  expect(failure(withReading(file, question))).toMatchObject({ line: 2 });
});

it("names the line of what nobody could read", () => {
  const { line, message } = failure(() => completeSurvey(parseSurvey("Hello\n\n1. Why?\n2. Rate from 5 to 5."), null));
  expect(line).toBe(4);
  expect(message).toMatch(/^Line 4 \("2\. Rate from 5 to 5\."\) cannot be read as a question; .+\.$/);
});

it("takes a heading in which a model finds no question for a remark, but not what was put as a question", () => {
  expect(withReading("1. Why?\n\n2. About your household")().questions).toHaveLength(1);
  expect(failure(withReading("1. Why?\n2. Rate from 5 to 5."))).toMatchObject({ line: 2 });
  expect(failure(withReading("1. Why?\n2. Which?\na) Tea"))).toMatchObject({ line: 2 });
  expect(failure(withReading("1. Why?\n2. Which? (select all that apply)"))).toMatchObject({ line: 2 });
});

it.each([
  ["nothing", "", 1],
  ["empty lines", "\n\n", 1],
  ["one word", "hello", 1],
  ["prose", "\n\nDear Sir,\nwe are well.", 3],
])("finds no question in %s", (_, text, line) => {
  expect(failure(() => completeSurvey(parseSurvey(text), null))).toMatchObject({ line });
});
