import { describe, expect, it } from "vitest";
import { compareWithNoPersona } from "../../../../functions/findings/baselines/compare-with-no-persona.ts";
import { asked, studyOf } from "./observed.ts";

const intent = (answers: readonly number[]) => asked({ id: "purchase_intent", kind: "scale" }, answers);
const varied = [1, 2, 2, 3, 3, 4, 4, 5, 5, 1];
const alike = varied.map(() => 3);

describe("personas beside respondents without one", () => {
  it("give every measure of both", () => {
    const figures = compareWithNoPersona(studyOf(intent(varied)), studyOf(intent(alike)));
    expect(figures.map(({ measure, value, no_persona }) => [measure, value, no_persona])).toEqual([
      ["mean", 3, 3],
      ["standard_deviation", 1.49, 0],
      ["similarity_to_no_persona", expect.any(Number), null],
    ]);
  });

  it("are as alike as chance has it when both answered alike, and less when they did not", () => {
    const similarity = (own: readonly number[], others: readonly number[]) =>
      compareWithNoPersona(studyOf(intent(own)), studyOf(intent(others))).find(
        ({ measure }) => measure === "similarity_to_no_persona",
      )!;
    expect(similarity(varied, varied.toReversed())).toMatchObject({ value: 1, beyond_random: false });
    const apart = similarity(varied, alike);
    expect(apart.beyond_random).toBe(true);
    expect(apart.value).toBeLessThan(apart.random_interval[0]!);
  });

  it("compare sentiment by its labels and choices by their options", () => {
    const both = (scores: readonly number[], options: readonly string[]) =>
      studyOf(
        asked({ id: "sentiment", kind: "score" }, scores),
        asked({ id: "colour", kind: "choice", categories: ["red", "blue"] }, options),
      );
    const figures = compareWithNoPersona(
      both([0.5, 0.6, 0.5, 0.4, 0.9, 0.5], ["red", "red", "red", "red", "red", "red"]),
      both([-0.5, -0.6, -0.5, -0.4, -0.9, -0.5], ["blue", "blue", "blue", "blue", "blue", "blue"]),
    );
    expect(figures.filter(({ measure }) => measure === "similarity_to_no_persona")).toMatchObject([
      { question_id: "sentiment", beyond_random: true },
      { question_id: "colour", beyond_random: true },
    ]);
    expect(figures.find(({ measure }) => measure === "positive_share")).toMatchObject({ value: 100, no_persona: 0 });
  });

  it("say null for a question that nobody was asked without a persona", () => {
    const figures = compareWithNoPersona(studyOf(intent(varied)), studyOf());
    expect(figures.map(({ measure, no_persona }) => [measure, no_persona])).toEqual([
      ["mean", null],
      ["standard_deviation", null],
    ]);
  });
});
