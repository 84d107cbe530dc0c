import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { StatisticsInputError } from "../../../functions/statistics/input-error.ts";
import { normalCdf, normalQuantile, twoSidedZ } from "../../../functions/statistics/normal.ts";
import { expectClose, metrics } from "./reference.ts";

describe("normalQuantile", () => {
  // 40-digit arithmetic, one value per branch of the approximation and at its seams.
  it.each([
    [1e-300, -37.0470962993612],
    [1e-20, -9.262340089798408],
    [1e-10, -6.361340902404057],
    [0.001, -3.0902323061678136],
    [0.025, -1.9599639845400543],
    [0.07, -1.4757910281791706],
    [0.075, -1.439531470938456],
    [0.6, 0.2533471031357997],
  ])("of %d is %d to 1e-13", (p, z) => {
    expectClose(normalQuantile(p), z, 1e-13);
  });

  it("inverts the distribution function", () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-12, max: 1 - 1e-12, noNaN: true }), (p) => {
        expectClose(normalCdf(normalQuantile(p)), p, 1e-12);
      }),
    );
  });

  it("is symmetric about the median and infinite at the ends", () => {
    expect(normalQuantile(0.5)).toBe(0);
    expect(normalQuantile(0.25)).toBe(-normalQuantile(0.75));
    expect([normalQuantile(0), normalQuantile(1)]).toEqual([-Infinity, Infinity]);
  });

  it("refuses what is no probability", () => {
    expect(() => normalQuantile(1.01)).toThrow(StatisticsInputError);
    expect(() => normalQuantile(NaN)).toThrow(StatisticsInputError);
  });
});

describe("the normal distribution function", () => {
  it.each([
    [-37, 5.725571222524535e-300],
    [-8.5, 9.479534822203318e-18],
    [-1.7, 0.04456546275854304],
    [0.3, 0.6179114221889526],
    [6, 0.9999999990134124],
  ])("at %d is %d", (z, p) => {
    expectClose(normalCdf(z), p, 1e-13);
  });
});

describe("twoSidedZ", () => {
  it("is 1.645 for a 90 % interval", () => {
    expectClose(twoSidedZ(0.9), 1.6448536269514726, 1e-14);
  });
});

describe("the reference figures", () => {
  it("agree with quantile and distribution function", () => {
    expectClose(normalQuantile(0.975), metrics.quantiles["qnorm_.975"], 1e-12);
    expectClose(normalCdf(1.2345), metrics.quantiles["pnorm_1.2345"], 1e-12);
  });
});
