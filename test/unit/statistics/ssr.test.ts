import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { StatisticsInputError } from "../../../functions/statistics/input-error.ts";
import { cosineSimilarity, meanRating, sentimentLabel, sentimentScore } from "../../../functions/statistics/ssr.ts";

/** A unit vector at an angle from the first axis, in degrees. */
const at = (degrees: number): number[] => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];

describe("cosineSimilarity", () => {
  it("is the cosine of the angle, whatever the lengths", () => {
    expect(
      cosineSimilarity(
        [3, 0],
        at(60).map((x) => 7 * x),
      ),
    ).toBeCloseTo(0.5, 14);
    expect(cosineSimilarity([1, 2], [-2, -4])).toBeCloseTo(-1, 14);
  });

  it("is 0 for an embedding without direction", () => {
    expect(cosineSimilarity([0, 0], [1, 2])).toBe(0);
  });

  it("refuses embeddings of different models and broken ones", () => {
    expect(() => cosineSimilarity([1, 2], [1, 2, 3])).toThrow(StatisticsInputError);
    expect(() => cosineSimilarity([1, NaN], [1, 2])).toThrow(StatisticsInputError);
  });
});

describe("meanRating", () => {
  it("is the expected scale point, from 1", () => {
    expect(meanRating([0, 0, 0, 0, 1])).toBe(5);
    expect(meanRating([0.1, 0.2, 0.4, 0.2, 0.1])).toBeCloseTo(3, 14);
    expect(() => meanRating([0, 0])).toThrow(StatisticsInputError);
  });
});

describe("sentiment", () => {
  it("runs from −1 over 0 to 1", () => {
    expect(sentimentScore([1, 0, 0, 0, 0])).toBe(-1);
    expect(sentimentScore([0, 0, 1, 0, 0])).toBe(0);
    expect(sentimentScore([0.2, 0.2, 0.2, 0.2, 0.2])).toBeCloseTo(0, 14);
    expect(sentimentScore([0, 0, 0, 1, 0])).toBe(0.5);
    expect(sentimentScore([0, 0, 0, 0, 1])).toBe(1);
  });

  it("changes sign on the reversed scale", () => {
    const weights = fc.array(fc.nat({ max: 100 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(weights, (distribution) => {
        fc.pre(distribution.some((weight) => weight > 0));
        const score = sentimentScore(distribution);
        expect(Math.abs(score)).toBeLessThanOrEqual(1);
        expect(sentimentScore(distribution.toReversed())).toBeCloseTo(-score, 12);
      }),
    );
  });

  it.each([
    [0.2, "Positive"],
    [0.199, "Neutral"],
    [0, "Neutral"],
    [-0.199, "Neutral"],
    [-0.2, "Negative"],
  ] as const)("labels %d %s", (score, label) => {
    expect(sentimentLabel(score)).toBe(label);
  });

  it("labels a mean of 3.4 and of 2.6 at the threshold in spite of rounding", () => {
    expect(sentimentLabel(sentimentScore([0, 0, 0.6, 0.4, 0]))).toBe("Positive");
    expect(sentimentLabel(sentimentScore([0, 0.4, 0.6, 0, 0]))).toBe("Negative");
  });
});
