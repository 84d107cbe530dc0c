import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bootstrapGroups, bootstrapInterval, expandedLevel } from "../../../functions/statistics/bootstrap.ts";
import { StatisticsInputError } from "../../../functions/statistics/input-error.ts";
import { mean, pearsonCorrelation } from "../../../functions/statistics/moments.ts";
import { normal, randomFrom } from "../../../functions/statistics/random.ts";
import { matrix } from "../../support/matrix.ts";

/** Average test score and grade of 15 American law schools (Efron 1982, The Jackknife, the Bootstrap, p. 9). */
const scores = [576, 635, 558, 578, 666, 580, 555, 661, 651, 605, 653, 575, 545, 572, 594];
const grades = [3.39, 3.3, 2.81, 3.03, 3.44, 3.07, 3, 3.43, 3.36, 3.13, 3.12, 2.74, 2.76, 2.88, 2.96];
const lawSchools = scores.map((score, school) => [score, grades[school]!] as const);
const correlation = (sample: readonly (readonly [number, number])[]): number | null =>
  pearsonCorrelation(
    sample.map(([score]) => score),
    sample.map(([, grade]) => grade),
  );

describe("bootstrapInterval", () => {
  // Limits of 400 000 resamples in another implementation (SciPy 1.17); 20 000 leave about .01 of noise.
  it.each([
    ["bca", 0.334, 0.942],
    ["percentile", 0.46, 0.962],
  ] as const)("by %s of a correlation runs from %d to %d", (method, lower, upper) => {
    const interval = bootstrapInterval(lawSchools, correlation, { seed: 1, replicates: 20_000, method })!;
    expect(interval.method).toBe(method);
    expect(interval.estimate).toBeCloseTo(0.776374491, 9);
    expect(Math.abs(interval.lower - lower)).toBeLessThan(0.02);
    expect(Math.abs(interval.upper - upper)).toBeLessThan(0.005);
    expect(Math.abs(interval.standardError - 0.1335)).toBeLessThan(0.004);
  });

  it("repeats itself for the same seed and differs for another", () => {
    const interval = (seed: number) => bootstrapInterval(lawSchools, correlation, { seed, replicates: 200 });
    expect(interval(3)).toEqual(interval(3));
    expect(interval(3)).not.toEqual(interval(4));
  });

  it("takes BCa below 30 units and percentiles from there unless told", () => {
    const values = Array.from({ length: 30 }, (_, i) => i ** 2);
    const options = { seed: 5, replicates: 200 };
    expect(bootstrapInterval(values.slice(1), mean, options)?.method).toBe("bca");
    expect(bootstrapInterval(values, mean, options)?.method).toBe("percentile");
    expect(bootstrapInterval(values, mean, { ...options, method: "bca" })?.method).toBe("bca");
  });

  it("covers a mean about as often as it says", () => {
    const random = randomFrom(6);
    const hits = Array.from({ length: 300 }, (_, seed) => {
      const sample = Array.from({ length: 20 }, () => normal(random, 5, 1));
      const { lower, upper } = bootstrapInterval(sample, mean, { seed, replicates: 400, level: 0.9 })!;
      return lower <= 5 && 5 <= upper;
    });
    const coverage = hits.filter(Boolean).length / hits.length;
    expect(coverage).toBeGreaterThan(0.82);
    expect(coverage).toBeLessThan(0.95);
  });

  it("leaves out resamples on which the statistic is undefined and says how many", () => {
    const interval = bootstrapInterval([1, 1, 2], (sample) => (new Set(sample).size > 1 ? mean(sample) : null), {
      seed: 7,
      replicates: 3000,
    })!;
    expect(interval.replicates).toBe(3000);
    expect(Math.abs(interval.undefinedReplicates / 3000 - 1 / 3)).toBeLessThan(0.04);
    expect(Number.isFinite(interval.lower) && Number.isFinite(interval.upper)).toBe(true);
  });

  it("is null when the statistic is undefined on the data", () => {
    expect(bootstrapInterval([1, 2], () => null, { seed: 8 })).toBeNull();
  });

  it("collapses to the estimate when every unit is the same", () => {
    expect(bootstrapInterval([4, 4, 4], mean, { seed: 9, replicates: 200 })).toMatchObject({ lower: 4, upper: 4 });
  });

  it("falls back to percentiles where every resample lies on one side of the estimate", () => {
    const values = [1, 2, 3];
    const interval = bootstrapInterval(values, (sample) => (sample === values ? 9 : mean(sample)), {
      seed: 10,
      replicates: 200,
      method: "bca",
    });
    expect(interval?.method).toBe("percentile");
  });

  it("keeps its bounds in order and inside what resampling can give", () => {
    const values = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        values,
        fc.integer(),
        fc.constantFrom("bca" as const, "percentile" as const),
        (data, seed, method) => {
          const { lower, upper } = bootstrapInterval(data, mean, { seed, replicates: 100, method })!;
          expect(lower).toBeLessThanOrEqual(upper);
          expect(lower).toBeGreaterThanOrEqual(Math.min(...data) - 1e-9);
          expect(upper).toBeLessThanOrEqual(Math.max(...data) + 1e-9);
        },
      ),
      { numRuns: 40 },
    );
  });

  it("refuses no units, too few replicates and impossible levels", () => {
    expect(() => bootstrapInterval([], mean, { seed: 1 })).toThrow(StatisticsInputError);
    expect(() => bootstrapInterval([1], mean, { seed: 1, replicates: 10 })).toThrow(StatisticsInputError);
    expect(() => bootstrapInterval([1], mean, { seed: 1, level: 95 })).toThrow(StatisticsInputError);
  });
});

describe("bootstrapGroups", () => {
  it("resamples inside each group, so that group sizes and members stay", () => {
    const groups = matrix("1 2 3 | 10 20");
    const kept = bootstrapGroups(
      groups,
      (samples) => Number(samples.every((sample, i) => sample.every((value) => groups[i]!.includes(value)))),
      { seed: 11, replicates: 100, method: "percentile" },
    );
    expect(kept).toMatchObject({ estimate: 1, lower: 1, upper: 1 });
  });

  it("measures the error of a difference of two groups", () => {
    const random = randomFrom(12);
    const groups = [40, 60].map((size) => Array.from({ length: size }, () => normal(random)));
    const interval = bootstrapGroups(groups, ([first, second]) => mean(first!) - mean(second!), { seed: 13 })!;
    expect(interval.standardError).toBeCloseTo(Math.sqrt(1 / 40 + 1 / 60), 1);
  });
});

describe("the level of few units", () => {
  // Student's t and the normal distribution by tables: t(.975; 9) = 2.262157, √(10/9) · 2.262157 = 2.384529.
  it("is further out, as Student's t and the missing degree of freedom ask for", () => {
    expect(expandedLevel(10)).toBeCloseTo(0.982899, 5);
    expect(expandedLevel(30, 0.9)).toBeGreaterThan(0.9);
  });

  it("comes to the level that was asked for with many, and to the widest with two", () => {
    expect(expandedLevel(100_000)).toBeCloseTo(0.95, 4);
    expect(expandedLevel(2)).toBe(0.9999);
    expect(() => expandedLevel(1)).toThrow(/at least two units/);
  });
});
