import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chiSquareCdf, chiSquareQuantile, chiSquareSurvival } from "../../../functions/statistics/chi-square.ts";
import { expectClose, metrics } from "./reference.ts";

describe("the chi-square distribution", () => {
  it("is exponential on two degrees of freedom", () => {
    expectClose(chiSquareSurvival(7, 2), Math.exp(-3.5), 1e-13);
    expectClose(chiSquareQuantile(0.999, 2), -2 * Math.log(0.001), 1e-12);
  });

  it.each([
    [0.05, 1, 0.0039321400000195085],
    [0.975, 400, 457.305481966065],
    [0.05, 28, 16.927875044422496],
  ])("has the quantile of %d on %d degrees of freedom at %d", (p, df, x) => {
    expectClose(chiSquareQuantile(p, df), x, 1e-12);
  });

  it("returns from probability to quantile and back", () => {
    const df = fc.double({ min: 0.5, max: 300, noNaN: true });
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1 - 1e-6, noNaN: true }), df, (p, degrees) => {
        expectClose(chiSquareCdf(chiSquareQuantile(p, degrees), degrees), p, 1e-10);
      }),
      { numRuns: 50 },
    );
  });

  it("has all its mass above 0", () => {
    expect([chiSquareCdf(-1, 3), chiSquareSurvival(-1, 3)]).toEqual([0, 1]);
    expect([chiSquareQuantile(0, 3), chiSquareQuantile(1, 3)]).toEqual([0, Infinity]);
  });
});

describe("the reference figures", () => {
  it("agree with quantile and survival function", () => {
    expectClose(chiSquareQuantile(0.95, 13), metrics.quantiles["qchisq_.95_df13"]);
    expectClose(chiSquareSurvival(10, 4), metrics.quantiles.pchisq_10_df4_upper);
  });
});
