import { expect, it } from "vitest";
import {
  completeSurvey,
  parseSurvey,
  UnreadableSurvey,
} from "../../../../../functions/domain/survey/parse/parse-survey.ts";

const SIZE = 200_000;
const repeated = (text: string, size = SIZE) => text.repeat(Math.floor(size / text.length));
const lines = (line: string, size = SIZE) => repeated(`${line}\n`, size);

/** Time does not matter in detail; quadratic patterns take minutes on these. */
it.each([
  ["letters", repeated("a")],
  ["spaces", `${repeated(" ")}x`],
  ["spaces inside lines", lines(`a${" ".repeat(1_990)}x`, 40_000)],
  ["stars", lines(`${"*".repeat(1_990)}a`, 40_000)],
  ["tabs", lines(`${"\t".repeat(1_990)}x`, 40_000)],
  ["brackets", lines(repeated("1. a (", 1_990), 40_000)],
  ["underscores and spaces", lines(`1. a ${repeated("_ ", 1_900)}x`, 40_000)],
  ["scale points", lines(repeated("1 = a, ", 1_990), 40_000)],
  ["words of scales", lines(repeated("never ", 1_990), 40_000)],
  ["lines of 50,000 characters", lines(repeated("word ", 50_000))],
  ["numbers without text", lines("1.", 40_000)],
  ["long lists", repeated(`1. Which?\n${lines("a    b", 1_500)}`, 60_000)],
  ["texts to be read", `1. Why?\n${lines("Please read: Imagine", 40_000)}\n2. Where?`],
  ["sentences", `1. Why?\n\n${lines("Ab c. D e. Please read. ", 40_000)}\n2. Where?`],
  ["bytes", repeated("\u0001\u0002ÿþPK\u0003", 20_000)],
])("ends on many %s", { timeout: 2_000 }, (_, text) => {
  expect(() => {
    const draft = parseSurvey(text);
    completeSurvey(draft, null);
  }).toThrow(UnreadableSurvey);
});

it.each([
  ["101 questions", lines("What is it?", 1_212), "Line 101"],
  [
    "41 options",
    `1. Why?\n${lines("- x", 0)}${Array.from({ length: 41 }, (_, index) => `- option ${index}`).join("\n")}`,
    "41 options",
  ],
  [
    "an endless list",
    `1. Why?\n${Array.from({ length: 9_000 }, (_, index) => `- option ${index}`).join("\n")}`,
    "Line 1",
  ],
  ["a question of 1,001 characters", `1. ${"a".repeat(1_000)}?`, "1000 characters"],
  ["a numbered line without end", `x\n1. ${repeated("word ", 50_000)}?`, "Line 2"],
  ["an option of 301 characters", `1. Why?\n- ${"a".repeat(301)}\n- b`, "300 characters"],
  ["a label of 201 characters", `1. Why? (1 = ${"a".repeat(201)}, 2 = b)`, "Line 1"],
])("names the line of %s", (_, text, words) => {
  expect(() => completeSurvey(parseSurvey(text), null)).toThrow(words);
});

it("quotes only a short excerpt", () => {
  const failure = () => parseSurvey(`1. ${repeated("word ", 50_000)}?`);
  expect(failure).toThrow(/^.{1,250}$/);
});
