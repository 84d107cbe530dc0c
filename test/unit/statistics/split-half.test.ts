import { describe, expect, it } from "vitest";
import { spearmanBrown, splitHalfReliability } from "../../../functions/statistics/split-half.ts";

describe("split-half reliability", () => {
  it("steps the correlation of the halves up to all the people", () => {
    expect(spearmanBrown(0.6)).toBeCloseTo(0.75, 12);
    expect(spearmanBrown(0.5, 3)).toBeCloseTo(0.75, 12);
    // Correlations of 1 and .5 are .75 on average: 1.5 / 1.75.
    const divisions = [
      [
        [1, 2, 3],
        [2, 4, 6],
      ],
      [
        [1, 2, 3],
        [1, 3, 2],
      ],
    ] as const;
    expect(splitHalfReliability(divisions)).toBeCloseTo(6 / 7, 12);
  });

  it("is not known of two questions, of halves that do not vary or that contradict each other", () => {
    expect(splitHalfReliability([])).toBeNull();
    expect(
      splitHalfReliability([
        [
          [1, 2],
          [1, 2],
        ],
      ]),
    ).toBeNull();
    expect(
      splitHalfReliability([
        [
          [1, 1, 1],
          [1, 2, 3],
        ],
      ]),
    ).toBeNull();
    expect(
      splitHalfReliability([
        [
          [3, 2, 1],
          [1, 2, 3],
        ],
      ]),
    ).toBeNull();
  });
});
