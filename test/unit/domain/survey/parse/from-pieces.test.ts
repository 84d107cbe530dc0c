import { describe, expect, it } from "vitest";
import { findPieces } from "../../../../../functions/domain/questionnaires/find-pieces.ts";
import { surveyFromPieces, type SurveyPiece } from "../../../../../functions/domain/survey/parse/from-pieces.ts";
import { written } from "./written.ts";

type Is = SurveyPiece["is"];
type Reading = readonly (readonly [Is, string, Partial<SurveyPiece>?])[];
const piecesOf = (reading: Reading): SurveyPiece[] => reading.map(([is, text, more]) => ({ is, text, ...more }));
const survey = (text: string, reading: Reading) =>
  surveyFromPieces(findPieces(text, piecesOf(reading)), { line: 1, text: text.split("\n", 1)[0]! });

const ends = { low: "bad", high: "good" };
const CHOICE: Reading = [
  ["single_choice_question", "Which?"],
  ["option", "Tea"],
  ["option", "Milk"],
];

describe("what a model has read makes", () => {
  it.each<[string, string, Reading, string[]]>([
    ["choices", "1. Which?\nTea / Milk", CHOICE, ["choice Which? | Tea | Milk"]],
    [
      "several choices",
      "1. Which? (all that apply)\n- Tea\n- Milk",
      [["multiple_choice_question", "Which?"], ["answering", "(all that apply)"], ...CHOICE.slice(1)],
      ["choice* Which? | Tea | Milk"],
    ],
    [
      "scales in the question",
      "1. From 1 (bad) to 5 (good), how good are the 2 drinks?",
      [["scale_question", "From 1 (bad) to 5 (good), how good are the 2 drinks?", ends]],
      ["scale From 1 (bad) to 5 (good), how good are the 2 drinks? 1..5 [bad … good]"],
    ],
    [
      "scales beside it, with any word between their ends",
      "1. How good? (1 = bad up to 7 = good)",
      [
        ["scale_question", "How good?"],
        ["answering", "(1 = bad up to 7 = good)", ends],
      ],
      ["scale How good? 1..7 [bad … good]"],
    ],
    [
      "scales between their ends",
      "1. How good?\nbad 1 2 3 4 5 good",
      [
        ["scale_question", "How good?"],
        ["answering", "bad 1 2 3 4 5 good", ends],
      ],
      ["scale How good? 1..5 [bad … good]"],
    ],
    [
      "scales of numbers alone",
      "1. How good? 0-10",
      [
        ["scale_question", "How good?"],
        ["answering", "0-10"],
      ],
      ["scale How good? 0..10 [ … ]"],
    ],
    [
      "scales of words, from either end",
      "1. How good?\ngood\nfair\nbad",
      [
        ["scale_question", "How good?", { low: "bad" }],
        ["scale_point", "good"],
        ["scale_point", "fair"],
        ["scale_point", "bad"],
      ],
      ["scale How good? 1..3 [bad < fair < good]"],
    ],
    [
      "scales of numbered words",
      "1. How good?\n1 bad\n2 fair\n3 good",
      [
        ["scale_question", "How good?"],
        ["scale_point", "1 bad"],
        ["scale_point", "2 fair"],
        ["scale_point", "3 good"],
      ],
      ["scale How good? 1..3 [bad < fair < good]"],
    ],
    [
      "statements that are rated",
      "1. How good? (1 = bad, 5 = good)\nTaste\nPrice",
      [
        ["scale_question", "How good?"],
        ["answering", "(1 = bad, 5 = good)", ends],
        ["row", "Taste"],
        ["row", "Price"],
      ],
      ["scale How good? Taste 1..5 [bad … good] (q1_1)", "scale How good? Price 1..5 [bad … good] (q1_2)"],
    ],
    [
      "texts that are shown",
      "Hello.\n\nPlease read: A drink.\n1. Why?\n2. Where?\n\nYOU\n3. Who?",
      [
        ["remark", "Hello."],
        ["remark", "Please read:"],
        ["shown", "A drink."],
        ["open_question", "Why?"],
        ["open_question", "Where?"],
        ["heading", "YOU"],
        ["open_question", "Who?"],
      ],
      ["open Why? <<A drink.>>", "open Where? <<A drink.>>", "open Who?"],
    ],
    [
      "what has to be answered, by stars and by words",
      "1. Why? *\n2. (obligatory) Where?\n3. How good? (0-10) *\n4. Who? ____",
      [
        ["open_question", "Why?"],
        ["required", "(obligatory)"],
        ["open_question", "Where?"],
        ["scale_question", "How good?"],
        ["answering", "(0-10)"],
        ["open_question", "Who?"],
      ],
      ["open! Why?", "open! Where?", "scale! How good? 0..10 [ … ]", "open Who?"],
    ],
  ])("%s", (_, text, reading, expected) => {
    expect(written(survey(text, reading))).toEqual(expected);
  });
});

describe("what a model has read is refused for", () => {
  const listed = "1. Which?\n- Tea\n- Milk";
  it.each<[string, string, Reading, RegExp]>([
    [
      "a question without its answers",
      listed,
      [
        ["open_question", "Which?"],
        ["remark", "Tea"],
        ["remark", "Milk"],
      ],
      /^Line 2/,
    ],
    [
      "a question that was left out",
      "1. Why?\n2. Who?",
      [
        ["open_question", "Why?"],
        ["remark", "Who?"],
      ],
      /^Line 2/,
    ],
    [
      "a line to write on that was left out",
      "1. Which?\n- Tea\n- Milk\n\nOther: ____",
      [...CHOICE, ["heading", "Other:"]],
      /^Line 5/,
    ],
    [
      "answers that look like headings",
      "1. Which?\n\nTea\n\nMilk\n\n2. Why?",
      [
        ["open_question", "Which?"],
        ["heading", "Tea"],
        ["heading", "Milk"],
        ["open_question", "Why?"],
      ],
      /^Line 3/,
    ],
    [
      "answers that are numbered like questions",
      "1. Which?\n2. Tea",
      [
        ["open_question", "Which?"],
        ["open_question", "Tea"],
      ],
      /^Line 2 .*no question by itself/,
    ],
    [
      "a numbered line that was left out",
      "1. Why?\n2. Taste",
      [
        ["open_question", "Why?"],
        ["remark", "Taste"],
      ],
      /^Line 2/,
    ],
    [
      "a scale below its question that was left out",
      "1. Good?\nbad 1 2 3 good",
      [
        ["open_question", "Good?"],
        ["remark", "bad 1 2 3 good"],
      ],
      /^Line 2/,
    ],
    [
      "one option",
      listed,
      [
        ["single_choice_question", "Which?"],
        ["option", "Tea"],
        ["heading", "Milk"],
      ],
      /^Line 1/,
    ],
    ["options of an open question", listed, [["open_question", "Which?"], ...CHOICE.slice(1)], /^Line 1/],
    [
      "an open question with a scale",
      "1. Rate oats from 1 to 5.",
      [["open_question", "Rate oats from 1 to 5."]],
      /^Line 1/,
    ],
    ["a scale without numbers", "1. How good?", [["scale_question", "How good?"]], /^Line 1 .*no scale/],
    [
      "a scale from five to five",
      "1. Rate from 5 to 5.",
      [["scale_question", "Rate from 5 to 5."]],
      /^Line 1 .*no scale/,
    ],
    [
      "a scale of a hundred points",
      "1. Good? 0-100",
      [
        ["scale_question", "Good?"],
        ["answering", "0-100"],
      ],
      /^Line 1 .*no scale/,
    ],
    [
      "ends that stand elsewhere",
      "1. Good? (1-5)\nbad",
      [
        ["scale_question", "Good?", { low: "bad" }],
        ["answering", "(1-5)"],
        ["remark", "bad"],
      ],
      /^Line 1 .*no scale/,
    ],
    [
      "an answer beside a scale",
      "1. Good? (1-5)\n- unsure",
      [
        ["scale_question", "Good?"],
        ["answering", "(1-5)"],
        ["option", "unsure"],
      ],
      /^Line 2 .*no room/,
    ],
    [
      "an answer without a question",
      "Tea\n1. Why?",
      [
        ["option", "Tea"],
        ["open_question", "Why?"],
      ],
      /^Line 1 .*without a question/,
    ],
    ["no question", "Hello.", [["remark", "Hello."]], /^Line 1 .*no question/],
    [
      "skip instructions",
      "1. Tea?\n- Yes\n- No -> 3",
      [
        ["single_choice_question", "Tea?"],
        ["option", "Yes"],
        ["option", "No"],
        ["unsupported", "-> 3", { why: "routing" }],
      ],
      /^Line 3 \("-> 3"\) skips or shows questions/,
    ],
    [
      "numbers to enter",
      "1. How many? Enter a number.",
      [
        ["open_question", "How many?"],
        ["unsupported", "Enter a number.", { why: "number" }],
      ],
      /^Line 1 \("Enter a number\."\) asks for a number/,
    ],
    [
      "other instructions",
      "1. Why?\n[Show A]",
      [
        ["open_question", "Why?"],
        ["unsupported", "[Show A]"],
      ],
      /^Line 2 .*cannot follow yet/,
    ],
  ])("%s", (_, text, reading, problem) => {
    expect(() => survey(text, reading)).toThrow(problem);
  });
});
