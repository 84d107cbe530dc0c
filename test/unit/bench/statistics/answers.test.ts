import { describe, expect, it } from "vitest";
import { surveySchema } from "../../../../functions/domain/survey/schemas.ts";
import { answersTo, surveyOf, type AnsweredSize } from "../../../bench/statistics/answers.ts";

const size: AnsweredSize = { personas: 3, questions: 4, categories: 40, themes: 2, dimensions: 8, mix: "options" };

describe("answersTo", () => {
  it.each(["ratings", "options"] as const)("answers a survey of %s that the service would take", (mix) => {
    const survey = surveyOf({ ...size, mix, categories: mix === "ratings" ? 11 : 40 });
    expect(surveySchema.safeParse(survey).success).toBe(true);
    expect(answersTo(survey, size, "one").map(({ result }) => result.answers?.length)).toEqual([4, 4, 4]);
  });

  it("stays within 40,000 characters with a hundred questions of forty options", () => {
    const survey = surveyOf({ ...size, questions: 100 });
    const texts = survey.questions.flatMap(({ text, options }) => [text, ...(options ?? [])]);
    expect(texts.join("").length).toBeLessThan(40_000);
  });

  it("gives the same answers for the same seed and others for another", () => {
    const survey = surveyOf(size);
    expect(answersTo(survey, size, "one")).toEqual(answersTo(survey, size, "one"));
    expect(answersTo(survey, size, "one")).not.toEqual(answersTo(survey, size, "two"));
  });

  it("gives no two personas a theme in common", () => {
    const themes = answersTo(surveyOf(size), size, "one").flatMap(({ result }) => result.key_themes);
    expect(new Set(themes).size).toBe(6);
  });
});
