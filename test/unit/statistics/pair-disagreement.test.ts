import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { StatisticsInputError } from "../../../functions/statistics/input-error.ts";
import { pairDisagreement, ratingPositions } from "../../../functions/statistics/pair-disagreement.ts";

describe("ratingPositions", () => {
  it("gives ordinal ratings the mid-ranks of the pooled values, whatever their distance", () => {
    const position = ratingPositions([1, 1, 3, 100], "ordinal");
    expect([1, 3, 100].map(position)).toEqual([1, 2.5, 3.5]);
  });

  it("gives equal labels equal positions", () => {
    const position = ratingPositions(["tea", "coffee", "tea"], "nominal");
    expect(position("tea")).not.toBe(position("coffee"));
    expect(position("tea")).toBe(position("tea"));
  });

  it("refuses labels above nominal level, non-finite and negative amounts", () => {
    expect(() => ratingPositions(["tea"], "ordinal")).toThrow(StatisticsInputError);
    expect(() => ratingPositions([NaN], "interval")).toThrow(StatisticsInputError);
    expect(() => ratingPositions([-1], "ratio")).toThrow(StatisticsInputError);
  });
});

describe("pairDisagreement", () => {
  it("is the share of unlike pairs at nominal level", () => {
    expect(pairDisagreement([0, 0, 1], "nominal")).toBeCloseTo(2 / 3, 14);
  });

  it("is the relative squared difference at ratio level, 0 between zeros", () => {
    expect(pairDisagreement([1, 3], "ratio")).toBe(0.25);
    expect(pairDisagreement([0, 0], "ratio")).toBe(0);
  });

  it("is the mean squared difference over all pairs at interval level", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -100, max: 100, noNaN: true }), { minLength: 2, maxLength: 8 }),
        (values) => {
          const pairs = values.flatMap((a, i) => values.slice(i + 1).map((b) => (a - b) ** 2));
          const direct = pairs.reduce((total, square) => total + square, 0) / pairs.length;
          expect(Math.abs(pairDisagreement(values, "interval") - direct)).toBeLessThanOrEqual(1e-9 * (1 + direct));
        },
      ),
    );
  });
});
