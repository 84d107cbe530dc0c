import { describe, expect, it } from "vitest";
import { averageRanks, spearmanCorrelation } from "../../../functions/statistics/rank-agreement.ts";
import { expectClose } from "./reference.ts";

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
