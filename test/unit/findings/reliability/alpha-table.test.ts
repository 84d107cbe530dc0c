import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alphaTable, codeColumn } from "../../../../functions/findings/reliability/alpha-table.ts";
import { mean } from "../../../../functions/statistics/moments.ts";
import { krippendorffAlpha } from "../../../../functions/statistics/krippendorff.ts";
import { matrix } from "../../../support/matrix.ts";

const levels = ["nominal", "ordinal", "interval"] as const;
const ratings = fc.array(fc.array(fc.option(fc.integer({ min: -2, max: 4 })), { minLength: 3, maxLength: 3 }), {
  minLength: 2,
  maxLength: 8,
});

type Column = (number | null)[][];

/** 1 − D_o/D_b by going through all pairs of ratings, of personas with at least two. */
function pairwiseAlpha(column: Column, level: (typeof levels)[number]): number | null {
  const known = column.map((row) => row.filter((rating) => rating !== null));
  const all = known.flat().sort((a, b) => a - b);
  const rank = (rating: number) => (all.indexOf(rating) + all.lastIndexOf(rating) + 1) / 2;
  const position = (rating: number) => (level === "ordinal" ? rank(rating) : rating);
  const distance = (a: number, b: number) => (level === "nominal" ? Number(a !== b) : (position(a) - position(b)) ** 2);
  const between = known.flatMap((row, i) =>
    known.flatMap((other, j) => (i === j ? [] : row.flatMap((a) => other.map((b) => distance(a, b))))),
  );
  const within = known.map((row) => row.reduce((sum, a) => sum + mean(row.map((b) => distance(a, b))), 0));
  const observed = within.reduce((sum, own, i) => sum + (own * known[i]!.length) / (known[i]!.length - 1), 0);
  if (between.every((value) => value === 0)) return null;
  return 1 - observed / all.length / mean(between);
}

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

  it.each(levels)("takes expected disagreement at %s level from pairs of different personas, one by one", (level) => {
    const own = (column: Column) => column.filter((row) => row.filter((rating) => rating !== null).length > 1);
    fc.assert(
      fc.property(ratings, (column) => {
        const table = alphaTable(codeColumn(column, level));
        const everybody = Int32Array.from(column, () => 1);
        const [alpha, expected] = [table.between(everybody), pairwiseAlpha(own(column), level)];
        expect(alpha === null).toBe(expected === null);
        if (expected !== null) expect(alpha).toBeCloseTo(expected, 10);
      }),
      { numRuns: 60 },
    );
  });

  it.each(levels)("weighs personas at %s level: nought is left out, and copies of one make no pair", (level) => {
    const column = matrix("1 2 2 | 3 3 3 | 2 4 4 | 0 0 1");
    const { between } = alphaTable(codeColumn(column, level));
    expect(between(Int32Array.of(1, 0, 1, 1))).toBeCloseTo(pairwiseAlpha(column.toSpliced(1, 1), level)!, 12);
    expect(between(Int32Array.of(2, 2, 2, 2))).toBeCloseTo(between(Int32Array.of(1, 1, 1, 1))!, 12);
    expect(between(Int32Array.of(0, 3, 0, 0))).toBeNull();
  });
});
