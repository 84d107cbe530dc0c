import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ksDistance } from "../../../functions/statistics/ks.ts";
import { wassersteinDistance, wassersteinSimilarity } from "../../../functions/statistics/wasserstein.ts";
import { expectClose, metrics } from "./reference.ts";

const counts = fc.array(fc.nat({ max: 40 }), { minLength: 5, maxLength: 5 }).filter((row) => row.some((n) => n > 0));

describe("wassersteinDistance", () => {
  it("is the mean number of scale steps answers have to move", () => {
    expect(wassersteinDistance([1, 0, 0, 0, 0], [0, 0, 0, 0, 1])).toBe(4);
    expect(wassersteinDistance([2, 2, 0], [0, 2, 2])).toBe(1);
  });

  it("is the difference of means when one sample is shifted up", () => {
    expectClose(wassersteinDistance([3, 5, 2, 0], [0, 3, 5, 2]), 1, 1e-12);
  });

  it("keeps the triangle inequality and is at least the KS distance", () => {
    fc.assert(
      fc.property(counts, counts, counts, (a, b, c) => {
        expect(wassersteinDistance(a, c)).toBeLessThanOrEqual(
          wassersteinDistance(a, b) + wassersteinDistance(b, c) + 1e-12,
        );
        expect(wassersteinDistance(a, b)).toBeGreaterThanOrEqual(ksDistance(a, b) - 1e-12);
      }),
    );
  });
});

describe("wassersteinSimilarity", () => {
  it("runs from 0 for opposite ends to 1", () => {
    expect(wassersteinSimilarity([1, 0, 0], [0, 0, 1])).toBe(0);
    expect(wassersteinSimilarity([1, 2, 3], [1, 2, 3])).toBe(1);
    expect(wassersteinSimilarity([1], [2])).toBe(1);
  });
});

describe("the reference figures", () => {
  it.each(["AB", "AC", "BC"])("agree for the pair %s", (pair) => {
    const [first, second] = [...pair].map((name) => metrics.jensen_shannon.counts[name]);
    expectClose(wassersteinDistance(first, second), metrics.kolmogorov_smirnov[pair].wasserstein1);
    if (pair === "AB") {
      expectClose(wassersteinSimilarity(first, second), metrics.kolmogorov_smirnov.AB.wasserstein_similarity);
    }
  });
});
