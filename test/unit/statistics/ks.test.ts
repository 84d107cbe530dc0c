import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { StatisticsInputError } from "../../../functions/statistics/input-error.ts";
import { ksDistance, ksSimilarity } from "../../../functions/statistics/ks.ts";
import { mean } from "../../../functions/statistics/moments.ts";
import { randomFrom, wholeNumber } from "../../../functions/statistics/random.ts";
import { expectClose, metrics } from "./reference.ts";

const counts = fc.array(fc.nat({ max: 40 }), { minLength: 5, maxLength: 5 }).filter((row) => row.some((n) => n > 0));

describe("ksDistance", () => {
  it("is the largest gap between the cumulative shares", () => {
    expect(ksDistance([1, 1, 2], [2, 0, 2])).toBe(0.25);
    expect(ksDistance([1, 0, 0], [0, 0, 9])).toBe(1);
    expect(ksDistance([3], [5])).toBe(0);
  });

  it("is between 0 and 1, symmetric, the same on a reversed scale and blind to sample size", () => {
    fc.assert(
      fc.property(counts, counts, (first, second) => {
        const distance = ksDistance(first, second);
        expect(distance).toBeGreaterThanOrEqual(0);
        expect(distance).toBeLessThanOrEqual(1 + 1e-12);
        expect(ksDistance(second, first)).toBeCloseTo(distance, 12);
        expect(ksDistance(first.toReversed(), second.toReversed())).toBeCloseTo(distance, 12);
        expect(
          ksDistance(
            first.map((n) => 3 * n),
            second,
          ),
        ).toBeCloseTo(distance, 12);
      }),
    );
  });

  it("refuses scales of different length and empty samples", () => {
    expect(() => ksDistance([1, 2], [1, 2, 3])).toThrow(StatisticsInputError);
    expect(() => ksDistance([0, 0], [1, 2])).toThrow(StatisticsInputError);
  });
});

describe("ksSimilarity", () => {
  it("is only about .75 on average between two samples of ten from one population", () => {
    const random = randomFrom(1);
    const sample = (): number[] => {
      const drawn = [0, 0, 0, 0, 0];
      for (let i = 0; i < 10; i += 1) drawn[wholeNumber(random, 0, 4)]! += 1;
      return drawn;
    };
    expect(mean(Array.from({ length: 3000 }, () => ksSimilarity(sample(), sample())))).toBeCloseTo(0.75, 1);
  });
});

describe("the reference figures", () => {
  it.each(["AB", "AC", "BC"])("agree for the pair %s", (pair) => {
    const [first, second] = [...pair].map((name) => metrics.jensen_shannon.counts[name]);
    expectClose(ksDistance(first, second), metrics.kolmogorov_smirnov[pair].D);
    expectClose(ksSimilarity(first, second), metrics.kolmogorov_smirnov[pair].similarity);
  });
});
