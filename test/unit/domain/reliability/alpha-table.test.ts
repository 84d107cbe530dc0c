import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alphaTable, codeColumn } from "../../../../functions/domain/reliability/alpha-table.ts";
import { drawOf } from "../../../../functions/domain/reliability/draw.ts";
import { krippendorffAlpha } from "../../../../functions/domain/statistics/krippendorff.ts";

const levels = ["nominal", "ordinal", "interval"] as const;
const ratings = fc.array(fc.array(fc.option(fc.integer({ min: -2, max: 4 })), { minLength: 3, maxLength: 3 }), {
  minLength: 2,
  maxLength: 8,
});

describe("alphaTable", () => {
  it.each(levels)("agrees with Krippendorff's α at %s level, gaps and all", (level) => {
    fc.assert(
      fc.property(ratings, (column) => {
        const expected = krippendorffAlpha(column, level);
        const { alpha, sizes } = alphaTable(codeColumn(column, level));
        if (expected.alpha === null || sizes.filter((m) => m > 0).length < 2) expect(alpha).toBeNull();
        else expect(alpha).toBeCloseTo(expected.alpha, 10);
      }),
      { numRuns: 60 },
    );
  });

  it.each(levels)("gives back α at %s level for a resample that drew everybody once, or everybody twice", (level) => {
    const column = [
      [1, 2, 2],
      [3, 3, 3],
      [2, 4, 4],
      [0, 0, 1],
    ];
    const { alpha, sizes, resampled } = alphaTable(codeColumn(column, level));
    expect(resampled(drawOf(Int32Array.of(1, 1, 1, 1), sizes))).toBeCloseTo(alpha!, 12);
    // The share of pairs within a persona differs a little between one and two copies.
    expect(Math.abs(resampled(drawOf(Int32Array.of(2, 2, 2, 2), sizes))! - alpha!)).toBeLessThan(0.06);
  });

  it("takes perfect agreement for perfect in every resample, and cannot tell one persona from itself", () => {
    const { sizes, resampled } = alphaTable(
      codeColumn(
        [
          ["A", "A"],
          ["B", "B"],
          ["C", "C"],
        ],
        "nominal",
      ),
    );
    expect(resampled(drawOf(Int32Array.of(2, 1, 0), sizes))).toBe(1);
    expect(resampled(drawOf(Int32Array.of(0, 3, 0), sizes))).toBeNull();
  });

  it("shares the sizes of a column with the same gaps, and keeps its own otherwise", () => {
    const tableOf = (ratings: (number | null)[][], like?: Int32Array) =>
      alphaTable(codeColumn(ratings, "nominal"), like);
    const { sizes } = tableOf([
      [1, 2],
      [2, 2],
    ]);
    expect(
      tableOf(
        [
          [3, 1],
          [1, 1],
        ],
        sizes,
      ).sizes,
    ).toBe(sizes);
    expect([
      ...tableOf(
        [
          [3, 1],
          [1, null],
        ],
        sizes,
      ).sizes,
    ]).toEqual([2, 0]);
  });
});
