import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { StatisticsInputError } from "../../../functions/statistics/input-error.ts";
import { wilsonInterval } from "../../../functions/statistics/wilson.ts";
import { expectClose, expectInterval, metrics } from "./reference.ts";

describe("wilsonInterval", () => {
  it.each([
    [8, 10, 0.4901624715366418, 0.9433178485456247],
    [1, 10, 0.01787621309507289, 0.4041500267952385],
  ])("of %d in %d is %d to %d", (successes, n, lower, upper) => {
    expectInterval(wilsonInterval(successes, n), [lower, upper]);
  });

  it("ends exactly at 0 for none and at 1 for all", () => {
    expect(wilsonInterval(0, 10)).toMatchObject({ share: 0, lower: 0 });
    expect(wilsonInterval(10, 10)).toMatchObject({ share: 1, upper: 1 });
  });

  it("says nothing when nobody was asked", () => {
    expect(wilsonInterval(0, 0)).toEqual({ share: 0, n: 0, lower: 0, upper: 1 });
  });

  it("holds the share, mirrors for the complement and narrows with the level", () => {
    const sample = fc.integer({ min: 1, max: 500 }).chain((n) => fc.tuple(fc.nat({ max: n }), fc.constant(n)));
    fc.assert(
      fc.property(sample, ([successes, n]) => {
        const interval = wilsonInterval(successes, n);
        const mirrored = wilsonInterval(n - successes, n);
        expect(interval.lower).toBeLessThanOrEqual(interval.share);
        expect(interval.upper).toBeGreaterThanOrEqual(interval.share);
        expect(interval.lower).toBeCloseTo(1 - mirrored.upper, 12);
        expect(wilsonInterval(successes, n, 0.8).upper).toBeLessThanOrEqual(interval.upper);
      }),
    );
  });

  it("refuses more successes than people", () => {
    expect(() => wilsonInterval(3, 2)).toThrow(StatisticsInputError);
  });
});

describe("the reference figures", () => {
  interface Example {
    x: number;
    n: number;
    p: number;
    wilson95: [number, number];
    wilson90: [number, number];
  }

  it("agree for every share", () => {
    for (const { x, n, p, wilson95, wilson90 } of metrics.wilson.cases as Example[]) {
      expectClose(wilsonInterval(x, n).share, p);
      expectInterval(wilsonInterval(x, n), wilson95);
      expectInterval(wilsonInterval(x, n, 0.9), wilson90);
    }
  });
});
