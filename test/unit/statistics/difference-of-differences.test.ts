import { describe, expect, it } from "vitest";
import { differenceOfDifferences } from "../../../functions/statistics/difference-of-differences.ts";
import { normal, randomFrom, uniform } from "../../../functions/statistics/random.ts";
import { weightedSample, type WeightedSample } from "../../../functions/statistics/sample-difference.ts";

const sampleOf = (values: readonly number[]): WeightedSample =>
  weightedSample(new Map(values.map((value, index) => [String(index), { value, weight: 1 }])));
const four = (each: (group: number) => number[]) =>
  [0, 1, 2, 3].map((group) => sampleOf(each(group))) as [
    WeightedSample,
    WeightedSample,
    WeightedSample,
    WeightedSample,
  ];

describe("a difference of differences", () => {
  it("is the contrast of four means, with its error by hand", () => {
    const told = differenceOfDifferences(four((group) => [group, group + 2, group + 4].map((value) => value * value)));
    const squares = [0, 1, 2, 3].map((group) => [group, group + 2, group + 4].map((value) => value * value));
    const mean = (values: number[]) => (values[0]! + values[1]! + values[2]!) / 3;
    const [a, b, c, d] = squares.map(mean) as [number, number, number, number];
    expect(told.difference).toBeCloseTo(a - b - (c - d), 12);
    const errors = squares.map((values) => values.reduce((s, v) => s + (v - mean(values)) ** 2, 0) / 2 / 3);
    const variance = errors.reduce((s, v) => s + v, 0);
    const df = variance ** 2 / errors.reduce((s, v) => s + v ** 2 / 2, 0);
    expect(df).toBeGreaterThan(2);
    expect(told.interval![1] - told.interval![0]).toBeGreaterThan(2 * 1.96 * Math.sqrt(variance));
    expect(told.p).toBeGreaterThan(0.05);
  });

  it.each([
    ["means of six", () => (random: ReturnType<typeof randomFrom>) => Array.from({ length: 6 }, () => normal(random))],
    [
      "shares of twenty",
      () => (random: ReturnType<typeof randomFrom>) =>
        Array.from({ length: 20 }, () => (uniform(random) < 0.3 ? 1 : 0)),
    ],
  ])("of %s is found by chance in at most 6.5 of 100 and its interval holds 0 as often as it should", (_, draw) => {
    const random = randomFrom(11);
    const all = Array.from({ length: 2_000 }, () => differenceOfDifferences(four(() => draw()(random))));
    const found = all.filter(({ p }) => p !== null && p < 0.05).length;
    expect(found / all.length).toBeLessThan(0.065);
    expect(found / all.length).toBeGreaterThan(0.02);
    const held = all.filter(({ interval }) => interval === null || (interval[0] <= 0 && interval[1] >= 0)).length;
    expect(held).toBe(all.length - found);
  });

  it("has neither interval nor p where nothing varies", () => {
    expect(differenceOfDifferences(four((group) => [group, group]))).toMatchObject({ interval: null, p: null });
  });
});
