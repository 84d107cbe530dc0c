import { describe, expect, it } from "vitest";
import { cronbachAlpha } from "../../../../functions/domain/statistics/cronbach.ts";
import { StatisticsInputError } from "../../../../functions/domain/statistics/input-error.ts";
import { expectClose, expectInterval, hasReference, metrics } from "./reference.ts";

const table = [
  [4, 4, 5],
  [2, 3, 2],
  [5, 4, 5],
  [1, 2, 2],
  [3, 3, 4],
];

describe("cronbachAlpha", () => {
  it("is computed from covariances, from correlations, and with Feldt's interval", () => {
    const result = cronbachAlpha(table);
    expectClose(result?.alpha, 0.9387755102040817, 1e-12);
    expectClose(result?.standardised, 0.9706066074424966, 1e-12);
    expectInterval(result, [0.6906551703654995, 0.9931818095093207]);
  });

  it("is 1 for items that move together, without the others unchanged", () => {
    const result = cronbachAlpha([
      [1, 1, 1],
      [2, 2, 2],
      [5, 5, 5],
    ]);
    expect(result?.alpha).toBeCloseTo(1, 12);
    for (const alpha of result!.withoutItem) expect(alpha).toBeCloseTo(1, 12);
  });

  it("has no scale without an item when there are two", () => {
    expect(
      cronbachAlpha([
        [1, 2],
        [2, 1],
        [3, 4],
      ])?.withoutItem,
    ).toEqual([null, null]);
  });

  it("is not standardised when an item has no variance, and null when nothing varies", () => {
    expect(
      cronbachAlpha([
        [1, 4],
        [2, 4],
        [3, 4],
      ])?.standardised,
    ).toBeNull();
    expect(
      cronbachAlpha([
        [1, 4],
        [1, 4],
      ]),
    ).toBeNull();
  });

  it("refuses a single person", () => {
    expect(() => cronbachAlpha([[1, 2]])).toThrow(StatisticsInputError);
  });
});

describe.skipIf(!hasReference)("the reference figures", () => {
  it("agree", () => {
    const { data, columns, raw_alpha, std_alpha, feldt_ci95, alpha_if_dropped } = metrics.cronbach;
    const result = cronbachAlpha(data)!;
    expectClose(result.alpha, raw_alpha);
    expectClose(result.standardised, std_alpha);
    expectInterval(result, feldt_ci95);
    for (const [index, name] of columns.entries()) expectClose(result.withoutItem[index], alpha_if_dropped[name]);
  });
});
