import { describe, expect, it } from "vitest";
import type { Answer } from "../../../../functions/studies/simulation/results.ts";
import { surveyAggregateSchema } from "../../../../functions/studies/survey/aggregate-schema.ts";
import { surveyFigures } from "../../../../functions/studies/survey/figures.ts";
import {
  plainQuestion,
  plainSurvey,
  type SurveyQuestion,
  type SurveyScale,
} from "../../../../functions/studies/survey/schemas.ts";
import { answerOf } from "../simulation/results.ts";

const scale: SurveyScale = { points: 5, first_value: 1, low_label: "Disagree", high_label: "Agree", labels: null };
const likert = (overrides: Partial<SurveyScale> = {}): SurveyQuestion => ({
  ...plainQuestion,
  id: "q1",
  kind: "likert",
  text: "I like it.",
  scale: { ...scale, ...overrides },
});
const choice = (multiple: boolean): SurveyQuestion => ({
  ...plainQuestion,
  id: "q1",
  kind: "multiple_choice",
  text: "Which?",
  options: ["A", "B", "C"],
  multiple,
});
const open: SurveyQuestion = { ...choice(false), kind: "open_ended", options: null };

const answer = (fields: Partial<Answer>) => answerOf("q1", fields);
/** Someone who is certain of one point. */
const rated = (point: number, points = 5, first = 1) =>
  answer({
    rating: point - 1 + first,
    distribution: Array.from({ length: points }, (_, index) => (index === point - 1 ? 1 : 0)),
  });
const chose = (...selected_options: string[]) => answer({ kind: "multiple_choice", selected_options });

/** Figures of one question that these personas answered; null for a persona who did not. */
function figuresOf(question: SurveyQuestion, answers: readonly (Answer | null)[], themes = new Map()) {
  const results = answers.map((given, index) => ({ persona_id: `p${index}`, answers: given ? [given] : [] }));
  const figures = surveyFigures(plainSurvey([question]), results, themes);
  surveyAggregateSchema.parse(figures);
  return figures.questions[0]!;
}

const tenths = (shares: readonly number[]) => shares.reduce((sum, share) => sum + Math.round(share * 10), 0);

describe("figures of rating questions", () => {
  it("come from distributions and ratings of those who answered", () => {
    const { answered, rating } = figuresOf(likert(), [rated(1), rated(3), rated(5), null]);
    expect(answered).toBe(3);
    expect(rating?.points.map(({ share }) => share)).toEqual([33.3, 0, 33.3, 0, 33.4]);
    // Wilson for 1 of 3: 6.1 % to 79.2 %.
    expect(rating?.points[0]).toMatchObject({ value: 1, label: "Disagree", share_interval: [6.1, 79.2] });
    expect(rating?.points.map(({ label }) => label)).toEqual(["Disagree", null, null, null, "Agree"]);
    // 3 ± 4.303 · 2 / √3, cut to the scale.
    expect(rating).toMatchObject({ mean: 3, mean_interval: [1, 5], standard_deviation: 2, median: 3 });
    expect(rating?.top_two_box).toEqual({ share: 33.3, share_interval: [6.1, 79.2] });
    expect(rating?.bottom_two_box).toEqual({ share: 33.3, share_interval: [6.1, 79.2] });
  });

  it("count a persona who is torn partly on each point", () => {
    const torn = answer({ rating: 3.5, distribution: [0, 0, 0.5, 0.5, 0] });
    const { rating } = figuresOf(likert(), [torn, rated(4)]);
    expect(rating?.points.map(({ share }) => share)).toEqual([0, 0, 25, 75, 0]);
    expect(rating).toMatchObject({
      mean: 3.75,
      median: 3.75,
      top_two_box: { share: 75 },
      bottom_two_box: { share: 0 },
    });
  });

  it("have shares that sum to exactly 100 from rounded distributions", () => {
    const vague = answer({ rating: 3, distribution: [0.1429, 0.2857, 0.1429, 0.2857, 0.1429] });
    const { rating } = figuresOf(likert(), [vague, vague, rated(2)]);
    expect(tenths(rating?.points.map(({ share }) => share) ?? [])).toBe(1000);
  });

  it("number the points from the scale's first value", () => {
    const { rating } = figuresOf(likert({ points: 11, first_value: 0 }), [rated(11, 11, 0), rated(10, 11, 0)]);
    expect(rating?.points.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(rating).toMatchObject({ mean: 9.5, top_two_box: { share: 100 }, bottom_two_box: { share: 0 } });
    expect(rating?.mean_interval?.[1]).toBe(10);
  });

  it("put the favourable end into the top box of a scale that runs downwards", () => {
    const { rating } = figuresOf(likert({ low_label: "Agree", high_label: "Disagree" }), [rated(1), rated(2)]);
    expect(rating).toMatchObject({ mean: 1.5, top_two_box: { share: 100 }, bottom_two_box: { share: 0 } });
  });

  it("have boxes of one point on a scale of two", () => {
    const { rating } = figuresOf(likert({ points: 2, labels: ["No", "Yes"] }), [rated(2, 2), rated(2, 2), rated(1, 2)]);
    expect(rating?.points.map(({ label, share }) => [label, share])).toEqual([
      ["No", 33.3],
      ["Yes", 66.7],
    ]);
    expect(rating).toMatchObject({ top_two_box: { share: 66.7 }, bottom_two_box: { share: 33.3 } });
  });

  it("of a single persona have no spread", () => {
    expect(figuresOf(likert(), [rated(4)]).rating).toMatchObject({ standard_deviation: null, mean_interval: null });
  });

  it("do not exist without an answer", () => {
    expect(figuresOf(likert(), [])).toMatchObject({ answered: 0, rating: null, options: null, themes: null });
    expect(figuresOf(likert(), [null, answer({})])).toMatchObject({ answered: 0, rating: null });
  });
});

describe("figures of choices", () => {
  it("count personas per option in the order of the file, and sum to exactly 100 where one is chosen", () => {
    const { answered, options } = figuresOf(choice(false), [chose("C"), chose("A"), chose("B"), null]);
    expect(answered).toBe(3);
    expect(options?.map(({ option, count, share }) => [option, count, share])).toEqual([
      ["A", 1, 33.3],
      ["B", 1, 33.3],
      ["C", 1, 33.4],
    ]);
    expect(options?.[0]?.share_interval).toEqual([6.1, 79.2]);
  });

  it("let a persona choose several options", () => {
    const { options } = figuresOf(choice(true), [chose("A", "B"), chose("A"), chose("B", "C", "A")]);
    expect(options?.map(({ count, share }) => [count, share])).toEqual([
      [3, 100],
      [2, 66.7],
      [1, 33.3],
    ]);
  });

  it("leave out who chose nothing that the file offers", () => {
    expect(figuresOf(choice(false), [chose("D"), chose(), chose("A")])).toMatchObject({ answered: 1 });
  });

  it("have no share when nobody answered", () => {
    expect(figuresOf(choice(false), []).options?.[0]).toEqual({
      option: "A",
      count: 0,
      share: null,
      share_interval: null,
    });
  });
});

describe("figures of open questions", () => {
  const theme = { theme: "fair price", count: 1, share: 100, share_interval: [20.7, 100], persona_ids: [] };

  it("carry the themes of that question", () => {
    const themes = new Map([
      ["q1", [theme]],
      ["q2", []],
    ]);
    const said = answer({ kind: "open_ended", text: "It is cheap.", themes: ["cheap"] });
    const figures = figuresOf(open, [said, answer({ kind: "open_ended", text: " " })], themes);
    expect(figures).toMatchObject({ answered: 1, themes: [theme], rating: null, options: null });
  });

  it("have an empty list of themes when there are none", () => {
    expect(figuresOf(open, [])).toMatchObject({ answered: 0, themes: [] });
  });
});

describe("surveyFigures", () => {
  it("keeps the order of the file", () => {
    const questions = [{ ...likert(), id: "q2" }, choice(true), { ...open, id: "q3" }];
    expect(
      surveyFigures(plainSurvey(questions), [], new Map()).questions.map(({ question_id }) => question_id),
    ).toEqual(["q2", "q1", "q3"]);
  });
});
