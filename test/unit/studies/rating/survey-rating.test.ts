import { describe, expect, it } from "vitest";
import { detectLanguage } from "../../../../functions/languages/language.ts";
import { spreadDistribution } from "../../../../functions/studies/rating/spread-distribution.ts";
import { surveyStatement } from "../../../../functions/studies/rating/statement.ts";
import { runsDownward, surveyRating } from "../../../../functions/studies/rating/survey-rating.ts";
import type { SurveyScale } from "../../../../functions/studies/survey/schemas.ts";
import { offlinePoints } from "../../../support/read-scale.ts";

interface Asked {
  text: string;
  low: string | null;
  high: string | null;
  labels?: string[];
  points?: number;
  first?: number;
}
const asked = ({ text, low, high, labels, points = 5, first = 1 }: Asked): { text: string; scale: SurveyScale } => ({
  text,
  scale: { points, first_value: first, low_label: low, high_label: high, labels: labels ?? null },
});

/** The rating of an answer as a survey computes it. */
function rate(question: { text: string; scale: SurveyScale }, answer: string): number {
  const language = detectLanguage(answer);
  const { family, downward, scale } = surveyStatement(question, answer, language);
  const points = spreadDistribution(offlinePoints(family!, language, answer), scale.points);
  return surveyRating(downward ? points.toReversed() : points, scale);
}

describe("the direction of a scale", () => {
  it("follows its labels", () => {
    expect(runsDownward(asked({ text: "The app", low: "Very satisfied", high: "Very dissatisfied" }))).toBe(true);
    expect(runsDownward(asked({ text: "The app", low: "Very dissatisfied", high: "Very satisfied" }))).toBe(false);
  });
});

describe("surveyRating", () => {
  it("counts from the scale's first number", () => {
    expect(surveyRating([0, 0, 1], { points: 3, first_value: -1 })).toBe(1);
    expect(surveyRating([0.5, 0.5], { points: 2, first_value: 0 })).toBe(0.5);
  });
});

describe("a distribution over other points than the scale's", () => {
  it("is refused, not misread", () => {
    expect(() => surveyRating([0, 0, 0, 0, 1], { points: 11, first_value: 0 })).toThrow(/carry it over/);
  });
});

describe("answers in words", () => {
  it.each([2, 3, 4, 5, 6, 7, 10, 11])("are rated in order on %i points", (points) => {
    const question = asked({ text: "How satisfied are you?", low: "Not at all", high: "Completely", points, first: 0 });
    const ratings = [
      "I am really unhappy with it.",
      "It could be better.",
      "I quite like how it works.",
      "I love it, it is perfect.",
    ].map((answer) => rate(question, answer));
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
    expect(ratings[0]).toBeLessThan(0.35 * (points - 1));
    expect(ratings.at(-1)).toBeGreaterThan(0.65 * (points - 1));
  });

  it("give good school marks low numbers", () => {
    const labels = ["sehr gut", "gut", "befriedigend", "ausreichend", "mangelhaft", "ungenügend"];
    const marks = asked({ text: "Welche Note geben Sie dem Service?", low: null, high: null, labels, points: 6 });
    expect(rate(marks, "Der Service war hervorragend, ich bin begeistert.")).toBeLessThan(2.8);
    expect(rate(marks, "Das war furchtbar, eine Katastrophe.")).toBeGreaterThan(4.2);
  });

  it("have no family where their labels alone say what they measure", () => {
    const design = asked({ text: "The design is", low: "Old-fashioned", high: "Modern" });
    expect(surveyStatement(design, "Very modern.", "en").family).toBeNull();
  });
});
