import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { StatisticsInputError } from "../../../functions/statistics/input-error.ts";
import { percentages } from "../../../functions/statistics/percentages.ts";
import { matrix } from "../../support/matrix.ts";

const counts = fc.array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 12 });
const tenths = (values: number[]): number[] => values.map((value) => Math.round(value * 10));
const total = (values: number[]): number => values.reduce((a, b) => a + b, 0);

describe("percentages", () => {
  it.each([
    matrix("1 1 1 | 33.3 33.3 33.4"),
    matrix("2 1 0 | 66.7 33.3 0"),
    matrix("5 3 2 | 50 30 20"),
    matrix("1 2 3 1 | 14.3 28.6 42.8 14.3"),
    matrix("0 0 7 | 0 0 100"),
    matrix("0 0 0 | 0 0 0"),
    [[], []],
  ])("of %j are %j", (input, expected) => {
    expect(percentages(input)).toEqual(expected);
  });

  it("takes sums of probabilities", () => {
    expect(percentages([0.1, 0.2])).toEqual([33.3, 66.7]);
  });

  it("rounds to as many decimals as asked for", () => {
    expect(percentages([1, 2], 0)).toEqual([33, 67]);
    expect(percentages([1, 2], 3)).toEqual([33.333, 66.667]);
  });

  it("sums to exactly 100 in tenths and gives only tenths", () => {
    fc.assert(
      fc.property(counts, (input) => {
        fc.pre(total(input) > 0);
        const result = percentages(input);
        expect(total(tenths(result))).toBe(1000);
        expect(result).toEqual(tenths(result).map((value) => value / 10));
      }),
    );
  });

  it("stays within a tenth of the exact share, keeps order and gives nothing to zero counts", () => {
    fc.assert(
      fc.property(counts, (input) => {
        fc.pre(total(input) > 0);
        const result = percentages(input);
        for (const [i, count] of input.entries()) {
          expect(Math.abs(result[i]! - (100 * count) / total(input))).toBeLessThan(0.1);
          if (count === 0) expect(result[i]).toBe(0);
          for (const [j, other] of input.entries())
            if (count > other) expect(result[i]).toBeGreaterThanOrEqual(result[j]!);
        }
      }),
    );
  });

  it("refuses negative counts", () => {
    expect(() => percentages([1, -1])).toThrow(StatisticsInputError);
  });
});
