import { describe, expect, it } from "vitest";
import { StatisticsInputError } from "../../../functions/statistics/input-error.ts";
import {
  mean,
  pearsonCorrelation,
  standardDeviation,
  sum,
  sumOfSquares,
  variance,
} from "../../../functions/statistics/moments.ts";

describe("sum", () => {
  it("does not lose small terms beside large ones", () => {
    expect(sum([1e16, 1, -1e16])).toBe(1);
    expect(sum([])).toBe(0);
  });
});

describe("variance", () => {
  it("divides by n − 1", () => {
    expect(variance([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(32 / 7, 14);
    expect(standardDeviation([1, 3])).toBeCloseTo(Math.SQRT2, 14);
  });

  it("is exactly 0 for identical values", () => {
    expect(sumOfSquares([0.1, 0.1, 0.1])).toBe(0);
  });

  it("survives a large common offset", () => {
    expect(variance([1e9 + 1, 1e9 + 2, 1e9 + 3])).toBe(1);
  });
});

describe("pearsonCorrelation", () => {
  it("is 1 for a rising and −1 for a falling line, null for a constant", () => {
    expect(pearsonCorrelation([1, 2, 3], [10, 20, 30])).toBeCloseTo(1, 14);
    expect(pearsonCorrelation([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1, 14);
    expect(pearsonCorrelation([1, 2, 3], [4, 4, 4])).toBeNull();
  });
});

it("refuses empty and non-finite data with a stable code", () => {
  expect(() => mean([])).toThrow(StatisticsInputError);
  expect(() => mean([1, NaN])).toThrow(expect.objectContaining({ code: "statistics_input" }));
  expect(() => variance([1])).toThrow(StatisticsInputError);
});
