import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alphaTable, codeColumn } from "../../../../functions/findings/reliability/alpha-table.ts";
import {
  createPermutationAlpha,
  createGaps,
  permute,
} from "../../../../functions/findings/reliability/permutation-alpha.ts";
import { randomFrom, shuffle } from "../../../../functions/statistics/random.ts";

const levels = ["nominal", "ordinal", "interval"] as const;
const RUNS = 3;
const columnOf = (most: number) =>
  fc.array(fc.array(fc.option(fc.integer({ min: 0, max: most })), { minLength: RUNS, maxLength: RUNS }), {
    minLength: 2,
    maxLength: 8,
  });

/** The column with its ratings dealt out, one by one: the nth giver of a run gives to the nth who answered in it. */
function permuted(column: readonly (readonly (number | null)[])[], orders: readonly (readonly number[])[]) {
  const result = column.map((own) => [...own]);
  for (const [run, order] of orders.entries()) {
    const givers = order.filter((persona) => column[persona]![run] !== null);
    const takers = column.flatMap((own, persona) => (own[run] === null ? [] : [persona]));
    for (const [index, taker] of takers.entries()) result[taker]![run] = column[givers[index]!]![run]!;
  }
  return result;
}

describe("createPermutationAlpha", () => {
  it.each(levels.flatMap((level) => [1, 4].map((most) => [level, most] as const)))(
    "is α of the dealt column at %s level with ratings up to %i, gaps and all",
    (level, most) => {
      fc.assert(
        fc.property(columnOf(most), fc.integer(), (ratings, seed) => {
          const random = randomFrom(seed);
          const orders = Array.from({ length: RUNS }, () => shuffle(random, [...ratings.keys()]));
          const column = codeColumn(ratings, level);
          const gaps = createGaps()(column);
          const alpha = createPermutationAlpha(column, gaps)(permute(gaps, orders));
          const expected = alphaTable(codeColumn(permuted(ratings, orders), level)).alpha;
          if (expected === null) expect(alpha).toBeNull();
          else expect(alpha).toBeCloseTo(expected, 10);
        }),
        { numRuns: 100 },
      );
    },
  );
});

describe("createGaps", () => {
  it("knows columns with the same gaps, and tells others apart", () => {
    const gapsOf = createGaps();
    const [first, same, other] = [
      [
        [1, 2],
        [null, 3],
      ],
      [
        [7, 7],
        [null, 7],
      ],
      [
        [1, null],
        [2, 3],
      ],
    ].map((ratings) => gapsOf(codeColumn(ratings, "nominal")));
    expect(same).toBe(first);
    expect(other).not.toBe(first);
  });
});
