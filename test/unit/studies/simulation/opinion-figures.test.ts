import { describe, expect, it } from "vitest";
import { answerFlags } from "../../../../functions/studies/simulation/answer-flags.ts";
import { conceptFigures } from "../../../../functions/studies/concept-test/concept-figures.ts";
import { opinionFigures } from "../../../../functions/studies/simulation/opinion-figures.ts";
import type { PersonaResult, Sentiment } from "../../../../functions/studies/simulation/results.ts";
import { resultOf } from "./results.ts";

const point = (rating: number) => [1, 2, 3, 4, 5].map((value) => (value === rating ? 1 : 0));
/** A persona whose answers are all of one whole rating, without a doubt. */
function result(id: string, sentiment: Sentiment, score: number, rating: number): PersonaResult {
  const distribution = point(rating);
  const spread = resultOf(id, { sentiment, score, rating, purchase_intent: { rating, distribution } });
  return { ...spread, answers: spread.answers!.map((answer) => ({ ...answer, distribution })) };
}

describe("figures of a concept test", () => {
  it("computes shares that sum to 100, with intervals, means and top-2-box", () => {
    const results = [result("a", "Positive", 0.6, 5), result("b", "Neutral", 0, 3), result("c", "Negative", -0.6, 1)];
    const figures = opinionFigures(results, []);
    const { positive, neutral, negative } = figures.sentiment_distribution!;
    expect(Math.round((positive + neutral + negative) * 10)).toBe(1000);
    expect(figures.average_sentiment_score).toBe(0);
    // Wilson for 1 of 3: 6.1 % to 79.2 %.
    expect(figures.sentiment_intervals!.positive).toEqual([6.1, 79.2]);
    const [intent] = conceptFigures(results);
    expect(intent).toMatchObject({ question_id: "purchase_intent", mean: 3, top_two_box: 33.3 });
    // 3 ± 4.303 · 2 / √3, cut to the scale.
    expect(intent?.mean_interval).toEqual([1, 5]);
  });

  it("gives one persona's rating no spread", () => {
    expect(conceptFigures([result("a", "Positive", 0.4, 4)])[0]).toMatchObject({
      mean: 4,
      mean_interval: null,
      top_two_box: 100,
    });
  });
});

describe("answerFlags", () => {
  const alike = ["a", "b", "c", "d", "e"].map((id) => result(id, "Positive", 0.5, 4));
  const mixed = [result("a", "Positive", 0.6, 5), result("b", "Neutral", 0, 3), result("c", "Negative", -0.6, 1)];

  it("says when everybody answers alike and kindly", () => {
    expect(answerFlags(alike, ["x"], true)).toEqual([
      "few_personas",
      "no_variance",
      "low_variance",
      "possible_positivity_bias",
    ]);
  });
  it("says when the offline model answered and nobody is grounded", () => {
    expect(answerFlags(mixed, ["offline-consumer-v1"], false)).toEqual([
      "offline_model",
      "few_personas",
      "ungrounded_personas",
    ]);
  });
  it("has nothing to say about a large, mixed, grounded sample", () => {
    const many = Array.from({ length: 21 }, (_, index) => ({
      ...(mixed[index % 3] as PersonaResult),
      persona_id: String(index),
    }));
    expect(answerFlags(many, ["x"], true)).toEqual([]);
  });
});
