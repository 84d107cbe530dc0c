import { describe, expect, it } from "vitest";
import { bestShares } from "../../../functions/statistics/best-shares.ts";
import { holmAdjusted } from "../../../functions/statistics/holm.ts";
import { pairedDifference } from "../../../functions/statistics/paired-difference.ts";

const COLUMNS = [
  [2.69, 4.01, 3.48, 3.24, 3.65, null, 3.37, 2.49],
  [3.42, 5.03, null, 4.04, 3.88, 3.72, 3.49, 3.61],
  [1.7, 3.38, 4.6, 2.96, 3.04, 2.35, 2.64, 2.12],
];
const alike = COLUMNS[0]!.map(() => 1);

describe("the difference of two ratings by the same people", () => {
  // scipy 1.17: ttest_rel of those who gave both, and its confidence_interval.
  it.each([
    [0, 1, 6, -0.67, -1.1005500761997669, -0.23944992380023306, 0.010321284961813072],
    [0, 2, 7, 0.35571428571428576, -0.28347517786094645, 0.994903749289518, 0.22219401250277684],
    [1, 2, 7, 1.2857142857142858, 0.9478033931385939, 1.6236251782899778, 8.693109836857716e-5],
  ])("is the paired t test: %i and %i", (first, second, paired, difference, lower, upper, p) => {
    const found = pairedDifference(COLUMNS[first]!, COLUMNS[second]!, alike);
    expect(found.paired).toBe(paired);
    expect(found.difference).toBeCloseTo(difference, 10);
    expect(found.interval![0]).toBeCloseTo(lower, 8);
    expect(found.interval![1]).toBeCloseTo(upper, 8);
    expect(found.p).toBeCloseTo(p, 10);
  });

  it("counts two people as much as one with twice the weight, in the mean", () => {
    const twice = pairedDifference([1, 2, 5], [2, 2, 1], [1, 1, 2]);
    expect(twice.difference).toBeCloseTo(pairedDifference([1, 2, 5, 5], [2, 2, 1, 1], [1, 1, 1, 1]).difference!, 12);
  });

  it("has no interval where nobody, one, or everybody by the same differs", () => {
    expect(pairedDifference([null], [1], [1])).toEqual({ paired: 0, difference: null, interval: null, p: null });
    expect(pairedDifference([3], [1], [1])).toEqual({ paired: 1, difference: 2, interval: null, p: null });
    expect(pairedDifference([3, 4], [1, 2], [1, 1])).toEqual({ paired: 2, difference: 2, interval: null, p: null });
  });

  it("is adjusted as statsmodels' multipletests(method='holm') does", () => {
    const adjusted = holmAdjusted([0.010321284961813072, null, 0.22219401250277684, 8.693109836857716e-5]);
    expect(adjusted.map((p) => p && Number(p.toFixed(8)))).toEqual([0.02064257, null, 0.22219401, 0.00026079]);
  });
});

describe("for how many something is the best", () => {
  it("counts people, and those who are torn in parts", () => {
    const shares = bestShares(
      [
        [3, 2, 1],
        [3, 3, 1],
        [1, 2, 4],
        [5, 1, 1],
      ],
      [1, 1, 1, 1],
    );
    expect(shares.map(({ share }) => share)).toEqual([0.625, 0.125, 0.25]);
    for (const { share, lower, upper } of shares) expect(lower < share && share < upper).toBe(true);
  });

  it("goes by what people count", () => {
    expect(
      bestShares(
        [
          [1, 2],
          [2, 1],
        ],
        [3, 1],
      ).map(({ share }) => share),
    ).toEqual([0.25, 0.75]);
  });
});
