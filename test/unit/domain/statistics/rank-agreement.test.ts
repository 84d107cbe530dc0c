import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  averageRanks,
  kendallW,
  meanSpearman,
  spearmanCorrelation,
} from "../../../../functions/domain/statistics/rank-agreement.ts";
import { expectClose, hasReference, metrics } from "./reference.ts";

const untied = fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 6, maxLength: 6 });

describe("averageRanks", () => {
  it("shares the mean rank among ties", () => {
    expect(averageRanks([10, 30, 20, 20])).toEqual([1, 4, 2.5, 2.5]);
  });
});

describe("spearmanCorrelation", () => {
  it("is 1 − 6 Σd² / (n³ − n) without ties", () => {
    expectClose(spearmanCorrelation([1, 2, 3, 4, 5], [2, 1, 3, 5, 4]), 0.8, 1e-12);
  });

  it("is null for a constant side", () => {
    expect(spearmanCorrelation([1, 2, 3], [4, 4, 4])).toBeNull();
  });
});

describe("kendallW", () => {
  it("is 1 when all judges rank alike and 0 when they cancel", () => {
    expect(
      kendallW([
        [1, 10],
        [2, 20],
        [3, 30],
      ]),
    ).toBe(1);
    expect(
      kendallW([
        [1, 3],
        [2, 2],
        [3, 1],
      ]),
    ).toBe(0);
    expect(
      kendallW([
        [1, 1],
        [1, 1],
      ]),
    ).toBeNull();
  });

  it("is (1 + (m − 1) · mean Spearman) / m without ties", () => {
    fc.assert(
      fc.property(untied, untied, untied, (a, b, c) => {
        const table = a.map((value, i) => [value, b[i]!, c[i]!]);
        expectClose(kendallW(table), (1 + 2 * meanSpearman(table)!) / 3, 1e-9);
      }),
    );
  });
});

describe.skipIf(!hasReference)("the reference figures", () => {
  it("agree on how simulations rank the questions", () => {
    const { data, kendall_w, mean_spearman } = metrics.convergence_icc;
    expectClose(kendallW(data), kendall_w);
    expectClose(meanSpearman(data), mean_spearman);
  });
});
