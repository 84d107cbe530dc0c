import { describe, expect, it } from "vitest";
import { noTests, ratingError } from "../../../../functions/studies/rating/rating-error.ts";
import { conceptFigures } from "../../../../functions/studies/concept-test/concept-figures.ts";
import { noWeights } from "../../../../functions/studies/weights/design-weights.ts";
import { meanInterval } from "../../../../functions/statistics/mean-interval.ts";
import { surveyFigures } from "../../../../functions/studies/survey/figures.ts";
import { answerOf, plainResultOf, spreadOver } from "../simulation/results.ts";
import { question, surveyOf } from "../../../support/stored-survey.ts";

const test = { spearman: 0.9, error: 0.5, deviation: 0.6, bias: 0.2 };
const tests = { semantic_similarity: new Map([["liking", test] as const, ["satisfaction", test] as const]) };

describe("the error of a rating method", () => {
  it("is that of the scale's test, in points of the scale that was asked on", () => {
    const of = (points: number) => ratingError(tests, { family: "liking", method: "semantic_similarity", points });
    expect(of(5)).toEqual({ error: 0.5, bias: 0.2 });
    expect(of(11)).toEqual({ error: 1.25, bias: 0.5 });
  });

  it("is the chat model's own where that was measured", () => {
    const placed = { ...tests, follow_up: new Map([["liking", { ...test, error: 0.3 }] as const]) };
    const of = (method: "follow_up" | "semantic_similarity") =>
      ratingError(placed, { family: "liking", method, points: 5 }).error;
    expect([of("follow_up"), of("semantic_similarity")]).toEqual([0.3, 0.5]);
  });

  it("is not known of a chat model that was not measured, of a scale without a family or a test", () => {
    const none = { error: null, bias: 0 };
    expect(ratingError(tests, { family: "liking", method: "follow_up", points: 5 })).toEqual(none);
    expect(ratingError(tests, { family: null, method: "semantic_similarity", points: 5 })).toEqual(none);
    expect(ratingError(tests, { family: "trust", method: "semantic_similarity", points: 5 })).toEqual(none);
    expect(ratingError(noTests, { family: "liking", method: "semantic_similarity", points: 5 })).toEqual(none);
  });

  it("widens the interval of a mean by what does not average out", () => {
    const ratings = [2, 3, 3, 4, 4, 3, 2, 3];
    const [low, high] = meanInterval(ratings, 1, 5)!;
    const [lower, higher] = meanInterval(ratings, 1, 5, { bias: 0.2 })!;
    const half = (high - low) / 2;
    expect((higher - lower) / 2).toBeCloseTo(Math.hypot(half, 1.96 * 0.2), 1);
    expect(meanInterval(ratings, 1, 5, { bias: 9 })).toEqual([1, 5]);
  });
});

const answer = (id: string, rating: number) => answerOf(id, { rating, distribution: spreadOver(rating) });

describe("figures of ratings that were read from vectors", () => {
  it("name the method's error and hold it, in concept tests", () => {
    const results = [2, 3, 4, 5].map((rating, index) =>
      plainResultOf(`p${index}`, { answers: [answer("liking", rating), answer("relevance", rating)] }),
    );
    const figures = conceptFigures(results, noWeights, tests);
    const [relevance, liking] = ["relevance", "liking"].map((id) => figures.find((one) => one.question_id === id)!);
    expect([liking!.rating_error, relevance!.rating_error]).toEqual([0.5, null]);
    expect(liking!.mean_interval![0]).toBeLessThan(relevance!.mean_interval![0]!);
  });

  it("name the method's error and hold it, in surveys", () => {
    const scale = { points: 5, first_value: 1, low_label: "Not satisfied", high_label: "Very satisfied", labels: null };
    const survey = surveyOf([question("q1", "likert", "How satisfied are you?", { scale })]);
    const results = [2, 3, 4, 5].map((rating, index) => ({
      persona_id: `p${index}`,
      answers: [answer("q1", rating)],
      screened_out_by: null,
    }));
    const figures = (known: typeof tests | typeof noTests) =>
      surveyFigures(survey, results, new Map(), noWeights, known).questions[0]!;
    expect(figures(tests).rating_error).toBe(0.5);
    expect(figures(noTests).rating_error).toBeNull();
    expect(figures(tests).rating!.mean_interval![0]).toBeLessThan(figures(noTests).rating!.mean_interval![0]!);
  });
});
