import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { StatisticsInputError } from "../../../../functions/domain/statistics/input-error.ts";
import {
  cosineSimilarity,
  meanRating,
  ratingDistribution,
  sentimentLabel,
  sentimentScore,
} from "../../../../functions/domain/statistics/ssr.ts";

/** A unit vector at an angle from the first axis, in degrees: its cosine with the text below is known. */
const at = (degrees: number): number[] => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
const text = at(0);
/** Cosines −1, ½, 0, 1, ½, hence g = 0, .75, .5, 1, .75 and Σg − K·min = 3. */
const anchors = [at(180), at(60), at(90), at(0), at(-60)];
const expectAll = (actual: number[], expected: number[]): void => {
  expect(actual).toHaveLength(expected.length);
  for (const [i, value] of expected.entries()) expect(actual[i]).toBeCloseTo(value, 12);
};
const vector = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 6, maxLength: 6 });
const sets = fc.array(fc.array(vector, { minLength: 5, maxLength: 5 }), { minLength: 1, maxLength: 4 });
const options = fc.record({
  epsilon: fc.double({ min: 0, max: 1, noNaN: true }),
  temperature: fc.double({ min: 0.05, max: 10, noNaN: true }),
});

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

describe("ratingDistribution", () => {
  it("subtracts the least similarity and normalises", () => {
    expectAll(ratingDistribution(text, [anchors]), [0, 0.25, 1 / 6, 1 / 3, 0.25]);
  });

  it("gives epsilon to the least similar point", () => {
    expectAll(ratingDistribution(text, [anchors], { epsilon: 0.2 }), [0.0625, 0.234375, 0.15625, 0.3125, 0.234375]);
  });

  it("averages over anchor sets", () => {
    const second = [at(0), at(180), at(180), at(180), at(180)];
    expectAll(ratingDistribution(text, [anchors, second]), [0.5, 0.125, 1 / 12, 1 / 6, 0.125]);
  });

  it("sharpens below and flattens above temperature 1, after averaging", () => {
    const squares = [0, 9, 4, 16, 9].map((value) => value / 38);
    expectAll(ratingDistribution(text, [anchors], { temperature: 0.5 }), squares);
    const roots = [0, 0.25, 1 / 6, 1 / 3, 0.25].map(Math.sqrt);
    const total = roots.reduce((a, b) => a + b);
    expectAll(
      ratingDistribution(text, [anchors], { temperature: 2 }),
      roots.map((root) => root / total),
    );
  });

  it("does not underflow at a very low temperature", () => {
    expectAll(ratingDistribution(text, [anchors], { temperature: 1e-3 }), [0, 0, 0, 1, 0]);
  });

  it("is uniform when all anchors are equally similar, also up to rounding and with epsilon", () => {
    const tied = [at(40), at(-40), at(40), at(-40 + 1e-13), at(40)];
    expectAll(ratingDistribution(text, [tied], { epsilon: 0.1 }), [0.2, 0.2, 0.2, 0.2, 0.2]);
    expectAll(ratingDistribution([0, 0], [anchors]), [0.2, 0.2, 0.2, 0.2, 0.2]);
  });

  it("lets anchors that tie for the least share epsilon", () => {
    expectAll(ratingDistribution(text, [[at(90), at(90), at(0)]], { epsilon: 0.5 }), [0.25, 0.25, 0.5]);
  });

  it("is a probability distribution", () => {
    fc.assert(
      fc.property(vector, sets, options, (answer, anchorSets, choice) => {
        const distribution = ratingDistribution(answer, anchorSets, choice);
        expect(distribution.every((p) => p >= 0 && p <= 1)).toBe(true);
        expect(distribution.reduce((a, b) => a + b)).toBeCloseTo(1, 12);
      }),
    );
  });

  it("turns around with the scale and ignores the order of sets and the length of the text", () => {
    fc.assert(
      fc.property(vector, sets, options, (answer, anchorSets, choice) => {
        const distribution = ratingDistribution(answer, anchorSets, choice);
        const reversed = anchorSets.toReversed().map((set) => set.toReversed());
        expectAll(ratingDistribution(answer, reversed, choice).toReversed(), distribution);
        expectAll(
          ratingDistribution(
            answer.map((x) => 4 * x),
            anchorSets,
            choice,
          ),
          distribution,
        );
      }),
    );
  });

  it("refuses ragged anchors and impossible options", () => {
    expect(() => ratingDistribution(text, [])).toThrow(StatisticsInputError);
    expect(() => ratingDistribution(text, [anchors, anchors.slice(1)])).toThrow(StatisticsInputError);
    expect(() => ratingDistribution(text, [anchors], { epsilon: -1 })).toThrow(StatisticsInputError);
    expect(() => ratingDistribution(text, [anchors], { temperature: 0 })).toThrow(StatisticsInputError);
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
