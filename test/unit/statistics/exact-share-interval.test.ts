import { describe, expect, it } from "vitest";
import { binomialProbabilities } from "../../../functions/findings/baselines/chance.ts";
import { sum } from "../../../functions/statistics/moments.ts";
import { exactShareInterval } from "../../../functions/statistics/exact-share-interval.ts";
import { expectClose } from "./reference.ts";

describe("the exact interval of a share", () => {
  it("is Clopper and Pearson's", () => {
    // 7 of 10 is the textbook's .3475 to .9333; none and all have the closed form .025^(1/n).
    const [low, high] = exactShareInterval(7, 10);
    expect([low.toFixed(4), high.toFixed(4)]).toEqual(["0.3475", "0.9333"]);
    expectClose(exactShareInterval(0, 6)[1], 1 - 0.025 ** (1 / 6));
    expectClose(exactShareInterval(6, 6)[0], 0.025 ** (1 / 6));
  });

  it("holds the truth in at least 95 of 100 samples, whatever it is", () => {
    for (const truth of [0.05, 0.3, 0.5, 0.77])
      for (const n of [1, 4, 25]) {
        const inside = binomialProbabilities(n, truth).filter((_, right) => {
          const [low, high] = exactShareInterval(right, n);
          return low <= truth && truth <= high;
        });
        expect(sum(inside)).toBeGreaterThanOrEqual(0.95);
      }
  });

  it.each([
    [1, 0],
    [3, 2],
    [0.5, 2],
  ])("is of whole numbers, %s of %s", (successes, n) => {
    expect(() => exactShareInterval(successes, n)).toThrow("exact interval");
  });
});
