import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import {
  guideReadingPrompt,
  guideReadingSchema,
  type GuideReading,
} from "../../../../functions/prompts/guide-reading/prompt.ts";
import { surveyReadingPrompt, surveyReadingSchema } from "../../../../functions/prompts/survey-reading/prompt.ts";
import { answerOffline } from "../../../../local/bedrock/model/answer.ts";

interface Cases {
  options: { passage: string; text: string; options: string[] }[];
  several: { passage: string; options: string[] }[];
  scales: { passage: string; scale: object }[];
  open: { passage: string; texts: string[] }[];
  none: string[];
  /** Each question with its probes. */
  guides: { text: string; questions: string[][] }[];
}
const cases = parse(readFileSync(new URL("desk-reading.yaml", import.meta.url), "utf8")) as Cases;

const questionsIn = (passage: string) => {
  const { tool, question } = surveyReadingPrompt([passage]);
  return surveyReadingSchema.parse(answerOffline(tool.name, question)).passages[0]!.questions;
};
const sectionsIn = (guide: string): GuideReading["sections"] => {
  const { tool, question } = guideReadingPrompt(guide);
  return guideReadingSchema.parse(answerOffline(tool.name, question)).sections;
};

describe("a questionnaire's question", () => {
  it.each(cases.options)("has its options, without their marks: $text", ({ passage, text, options }) => {
    expect(questionsIn(passage)).toEqual([{ kind: "multiple_choice", text, options, multiple: false, scale: null }]);
  });

  it.each(cases.several)("allows several options where that is said: $passage", ({ passage, options }) => {
    expect(questionsIn(passage)).toEqual([expect.objectContaining({ multiple: true, options })]);
  });

  it.each(cases.scales)("carries the scale it describes or lists: $passage", ({ passage, scale }) => {
    expect(questionsIn(passage)).toEqual([expect.objectContaining({ kind: "likert", options: null, scale })]);
  });

  it.each(cases.open)("is open where nothing is offered, and may be an order: $passage", ({ passage, texts }) => {
    const open = { kind: "open_ended", options: null, multiple: false, scale: null };
    expect(questionsIn(passage)).toEqual(texts.map((text) => ({ ...open, text })));
  });

  it.each(cases.none)("is not in what only leads through the sheet: %s", (passage) => {
    expect(questionsIn(passage)).toEqual([]);
  });

  it("is looked for in every passage", () => {
    const { tool, question } = surveyReadingPrompt(["Why do you buy it?", "Thank you for your time."]);
    const { passages } = surveyReadingSchema.parse(answerOffline(tool.name, question));
    expect(passages.map(({ passage, questions }) => [passage, questions.length])).toEqual([
      [1, 1],
      [2, 0],
    ]);
  });
});

describe("a guide", () => {
  it.each(cases.guides)("in free prose has its questions, and what is asked back under them: $text", (guide) => {
    const read = sectionsIn(guide.text).flatMap(({ questions }) => questions.map((one) => [one.text, ...one.probes]));
    expect(read).toEqual(guide.questions);
  });

  it("keeps its headings as titles of what follows", () => {
    const text = "# Habits\nWhat do you drink?\n\nPricing:\nWhat would you pay, e.g. in a supermarket?";
    expect(sectionsIn(text).map(({ title, questions }) => [title, questions.length])).toEqual([
      ["Habits", 1],
      ["Pricing", 1],
    ]);
  });

  it("has no sections without questions", () => {
    expect(sectionsIn("Minutes of the meeting. The budget was approved.")).toEqual([]);
  });
});
