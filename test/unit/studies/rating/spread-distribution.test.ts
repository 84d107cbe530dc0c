import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spreadDistribution } from "../../../../functions/studies/rating/spread-distribution.ts";
import { sum } from "../../../../functions/statistics/moments.ts";

const place = (distribution: readonly number[]) =>
  sum(distribution.map((p, index) => (p * index) / (distribution.length - 1)));
const distribution = fc
  .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 })
  .filter((weights) => sum(weights) > 0.01)
  .map((weights) => weights.map((weight) => weight / sum(weights)));

describe("spreadDistribution", () => {
  it("keeps all mass and the mean on any number of points", () => {
    fc.assert(
      fc.property(distribution, fc.integer({ min: 2, max: 11 }), (five, points) => {
        const spread = spreadDistribution(five, points);
        expect(spread).toHaveLength(points);
        expect(Math.min(...spread)).toBeGreaterThanOrEqual(0);
        expect(sum(spread)).toBeCloseTo(1, 9);
        expect(place(spread)).toBeCloseTo(place(five), 6);
      }),
      { numRuns: 60 },
    );
  });

  it("changes nothing on the same number of points", () => {
    expect(spreadDistribution([0.1, 0.2, 0.4, 0.2, 0.1], 5)).toEqual([0.1, 0.2, 0.4, 0.2, 0.1]);
  });

  it("halves what lies between two points of a coarser scale", () => {
    expect(spreadDistribution([0, 1, 0, 0, 0], 3)).toEqual([0.5, 0.5, 0]);
    expect(spreadDistribution([0, 0, 0, 1, 0], 2)).toEqual([0.25, 0.75]);
  });

  it("leaves no gaps on a finer scale", () => {
    const spread = spreadDistribution([0.1, 0.2, 0.4, 0.2, 0.1], 11);
    expect(Math.min(...spread)).toBeGreaterThan(0.01);
    for (const [index, p] of spread.entries()) expect(p).toBeCloseTo(spread[10 - index] ?? 0, 9);
    expect(spread.indexOf(Math.max(...spread))).toBe(5);
  });

  it("keeps certainty at an end", () => {
    expect(spreadDistribution([0, 0, 0, 0, 1], 7)).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(spreadDistribution([1, 0, 0, 0, 0], 10)[0]).toBe(1);
  });
});
