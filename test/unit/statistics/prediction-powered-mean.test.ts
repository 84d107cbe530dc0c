import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { humanAnswersWorth, usefulCorrelation } from "../../../functions/statistics/human-answers-worth.ts";
import {
  normalInterval,
  predictionPoweredMean,
  smallSampleInterval,
} from "../../../functions/statistics/prediction-powered-mean.ts";
import { expectClose } from "./reference.ts";

const answers = [1, 2, 3, 4, 5];

describe("predictionPoweredMean", () => {
  it("leaves the people alone where predictions say nothing", () => {
    for (const [predicted, others] of [
      [
        [3, 3, 3, 3, 3],
        [3, 3],
      ],
      [
        [5, 4, 3, 2, 1],
        [1, 5],
      ],
      [[1, 2, 3, 4, 5], []],
    ] as const) {
      const { lambda, estimate, error, people } = predictionPoweredMean(answers, predicted, others);
      expect(lambda).toBe(0);
      expect(estimate).toBe(3);
      expect(error).toBe(people.error);
    }
  });

  it("goes where the predictions for the others go", () => {
    const low = predictionPoweredMean(answers, answers, [1, 1, 2, 1, 2, 1]);
    expect(low.estimate).toBeLessThan(3);
    expect(low.lambda).toBeGreaterThan(0);
    expect(low.correlation).toBeCloseTo(1, 12);
  });

  it("never weighs predictions beyond 0 to 1", () => {
    const value = fc.integer({ min: 1, max: 7 });
    const several = fc.array(value, { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(several, several, fc.array(value, { minLength: 1 }), (own, predicted, others) => {
        const { lambda, estimate, error } = predictionPoweredMean(own, predicted, others);
        expect(lambda).toBeGreaterThanOrEqual(0);
        expect(lambda).toBeLessThanOrEqual(1);
        expect(Number.isFinite(estimate) && error >= 0).toBe(true);
      }),
    );
  });

  it("needs two people and a prediction for each", () => {
    expect(() => predictionPoweredMean([1], [1], [2])).toThrow("at least two");
    expect(() => predictionPoweredMean([1, 2], [1], [2])).toThrow("one prediction");
  });
});

describe("intervals and worth", () => {
  it("for few people is the usual t interval of their answers", () => {
    const { people } = predictionPoweredMean(answers, answers, []);
    // 3 ± 2.776445105198 · √(2.5/5).
    const [low, high] = smallSampleInterval(people.mean, people.error, answers.length);
    expectClose(high - low, 2 * 2.7764451051977987 * Math.sqrt(0.5));
    const { lower, upper } = normalInterval(people.mean, people.error);
    expect(high - low).toBeGreaterThan(upper - lower);
  });

  it("half the error is worth four times the people", () => {
    expect(humanAnswersWorth(30, 0.2, 0.1)).toBe(120);
    expect(humanAnswersWorth(30, 0, 0)).toBe(30);
    expect(usefulCorrelation(102)).toBe(0.1);
    expect(usefulCorrelation(2)).toBeNull();
  });
});
