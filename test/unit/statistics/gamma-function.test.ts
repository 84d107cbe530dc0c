import { describe, expect, it } from "vitest";
import {
  logGamma,
  regularizedGammaLower,
  regularizedGammaUpper,
} from "../../../functions/statistics/gamma-function.ts";
import { StatisticsInputError } from "../../../functions/statistics/input-error.ts";
import { expectClose } from "./reference.ts";

describe("logGamma", () => {
  it("is the logarithm of the factorials", () => {
    let factorial = 1;
    for (let n = 2; n <= 20; n += 1) {
      expect(logGamma(n)).toBeCloseTo(Math.log(factorial), 13);
      factorial *= n;
    }
  });

  it.each([
    [0.5, Math.log(Math.PI) / 2],
    [1e-5, 11.512919692895824],
    [1e4, 82099.71749644238],
  ])("of %d is %d", (x, expected) => {
    expectClose(logGamma(x), expected, 1e-14);
  });

  it("refuses arguments that are not positive", () => {
    expect(() => logGamma(0)).toThrow(StatisticsInputError);
  });
});

describe("the regularised incomplete gamma function", () => {
  it.each([
    [1, 1, Math.exp(-1)],
    [2, 5, 6 * Math.exp(-5)],
    [3, 200, 20201 * Math.exp(-200)],
    [0.5, 3, 0.014305878435429637],
    [10_000, 10_100, 0.15865124955282103],
    [1e6, 1e6, 0.499867019239129],
  ])("has Q(%d, %d) = %d", (a, x, expected) => {
    expectClose(regularizedGammaUpper(a, x), expected, 1e-13);
  });

  it("splits into P and Q that sum to one", () => {
    for (const [a, x] of [
      [0.3, 0.2],
      [4, 4],
      [4, 9],
      [60, 55],
    ] as const) {
      expectClose(regularizedGammaLower(a, x) + regularizedGammaUpper(a, x), 1, 1e-15);
    }
  });

  it("runs from 0 to 1", () => {
    expect([regularizedGammaLower(2, 0), regularizedGammaLower(2, Infinity)]).toEqual([0, 1]);
    expect([regularizedGammaUpper(2, 0), regularizedGammaUpper(2, Infinity)]).toEqual([1, 0]);
  });
});
