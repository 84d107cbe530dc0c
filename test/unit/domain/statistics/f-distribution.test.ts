import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fCdf, fQuantile, fSurvival } from "../../../../functions/domain/statistics/f-distribution.ts";
import { expectClose, hasReference, metrics } from "./reference.ts";

const df = fc.double({ min: 0.5, max: 200, noNaN: true });

describe("the F distribution", () => {
  it("is the square of a Cauchy variable on 1 and 1 degrees of freedom", () => {
    expectClose(fQuantile(0.95, 1, 1), Math.tan(0.475 * Math.PI) ** 2, 1e-11);
  });

  it("returns from probability to quantile and back, with fractional degrees of freedom", () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-4, max: 1 - 1e-4, noNaN: true }), df, df, (p, df1, df2) => {
        expectClose(fCdf(fQuantile(p, df1, df2), df1, df2), p, 1e-9);
      }),
      { numRuns: 50 },
    );
  });

  it("has the reciprocal quantile with exchanged degrees of freedom", () => {
    expectClose(fQuantile(0.975, 5, 3.64) * fQuantile(0.025, 3.64, 5), 1, 1e-12);
  });

  it("reaches its ends", () => {
    expect([fCdf(0, 2, 3), fSurvival(0, 2, 3), fCdf(Infinity, 2, 3), fSurvival(Infinity, 2, 3)]).toEqual([0, 1, 1, 0]);
  });
});

describe.skipIf(!hasReference)("the reference figures", () => {
  it("agree with quantile and survival function", () => {
    expectClose(fQuantile(0.975, 19, 80), metrics.quantiles["qf_.975_19_80"]);
    expectClose(fSurvival(3.2, 5, 20), metrics.quantiles["pf_3.2_5_20_upper"]);
  });
});
