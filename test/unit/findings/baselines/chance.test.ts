import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  chanceFrom,
  chanceMean,
  chanceModalShare,
  summariseChance,
  chanceShare,
  type ChanceDistribution,
} from "../../../../functions/findings/baselines/chance.ts";
import { chanceModalTick, chanceSpread, drawsFor } from "../../../../functions/findings/baselines/simulated-chance.ts";

const total = (distribution: ChanceDistribution) => distribution.reduce((sum, { probability }) => sum + probability, 0);
const probabilityOf = (distribution: ChanceDistribution, wanted: number) =>
  distribution.find(({ value }) => Math.abs(value - wanted) < 1e-9)?.probability ?? 0;

/** All answer sheets of n respondents over some options, counted one by one. */
function* sheets(n: number, options: number): Generator<number[]> {
  for (let code = 0; code < options ** n; code += 1)
    yield Array.from({ length: n }, (_, respondent) => Math.floor(code / options ** respondent) % options);
}

describe("the mean of answers at random", () => {
  it("follows the binomial for two points and two dice", () => {
    expect(chanceMean(2, [0, 1]).map(({ probability }) => probability)).toEqual([0.25, 0.5, 0.25]);
    const dice = chanceMean(2, [1, 2, 3, 4, 5, 6]);
    expect(probabilityOf(dice, 3.5)).toBeCloseTo(6 / 36, 12);
    expect(probabilityOf(dice, 1)).toBeCloseTo(1 / 36, 12);
  });

  it("has the known mean and variance whatever the points", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 2, max: 11 }),
        fc.integer({ min: -3, max: 3 }),
        (n, k, first) => {
          const points = Array.from({ length: k }, (_, index) => first + index);
          const distribution = chanceMean(n, points);
          const centre = first + (k - 1) / 2;
          expect(total(distribution)).toBeCloseTo(1, 9);
          expect(summariseChance(distribution).expected).toBeCloseTo(centre, 9);
          const variance = distribution.reduce(
            (sum, { value, probability }) => sum + probability * (value - centre) ** 2,
            0,
          );
          expect(variance).toBeCloseTo((k * k - 1) / 12 / n, 9);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe("the share of the most frequent option at random", () => {
  it("is what counting every answer sheet gives", () => {
    for (const [n, options] of [
      [4, 3],
      [5, 2],
      [3, 4],
      [1, 5],
    ] as const) {
      const counted = new Map<number, number>();
      for (const sheet of sheets(n, options)) {
        const most = Math.max(
          ...Array.from({ length: options }, (_, o) => sheet.filter((taken) => taken === o).length),
        );
        counted.set(most, (counted.get(most) ?? 0) + 1 / options ** n);
      }
      const distribution = chanceModalShare(n, options);
      expect(total(distribution)).toBeCloseTo(1, 9);
      for (const { value, probability } of distribution)
        expect(probability).toBeCloseTo(counted.get(Math.round((value * n) / 100)) ?? 0, 9);
    }
  });

  it("stays a distribution for the largest group and the longest list", () => {
    const distribution = chanceModalShare(50, 30);
    expect(total(distribution)).toBeCloseTo(1, 9);
    expect(summariseChance(distribution).expected).toBeGreaterThan(8);
    expect(summariseChance(distribution).expected).toBeLessThan(12);
  });
});

describe("an interval of chance", () => {
  it("holds at least 95 %, and would not if it were one step narrower on both sides", () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 60 }), fc.double({ min: 0.2, max: 0.8, noNaN: true }), (n, p) => {
        const distribution = chanceShare(n, p);
        const [low, high] = summariseChance(distribution).interval;
        const held = (from: number, to: number) =>
          distribution.reduce(
            (sum, { value, probability }) => sum + (value >= from && value <= to ? probability : 0),
            0,
          );
        const step = 100 / n;
        expect(held(low, high)).toBeGreaterThanOrEqual(0.95 - 1e-9);
        expect(held(low + step / 2, high - step / 2)).toBeLessThan(0.95);
      }),
      { numRuns: 50 },
    );
  });

  it("of one possible value is that value", () => {
    expect(summariseChance(chanceFrom([2, 2, 2]))).toEqual({ expected: 2, interval: [2, 2] });
  });
});

describe("simulated chance", () => {
  it("gives the spread of uniform answers: a mean square of (K² − 1) / 12", () => {
    const squares = chanceSpread(10, [1, 2, 3, 4, 5], 7).map(({ value }) => value ** 2);
    expect(squares.reduce((sum, square) => sum + square, 0) / squares.length).toBeCloseTo(2, 1);
  });

  it("agrees with the exact share when everyone ticks one option", () => {
    const exact = summariseChance(chanceModalShare(10, 4));
    const ticked = summariseChance(
      chanceModalTick(
        Array.from({ length: 10 }, () => 1),
        4,
        3,
      ),
    );
    expect(ticked.expected).toBeCloseTo(exact.expected, -0.3);
    expect(ticked.interval).toEqual(exact.interval);
  });

  it("agrees with counting when everyone ticks several options, or most of them", () => {
    // Two pairs of four options are apart with a chance of one in six.
    const apart = chanceModalTick([2, 2], 4, 5).filter(({ value }) => value === 50);
    expect(Math.abs(total(apart) - 1 / 6)).toBeLessThan(0.02);
    // Four who tick three of four leave out one each: no option has all votes if these differ, 4! times in 4⁴.
    const split = chanceModalTick([3, 3, 3, 3], 4, 5).filter(({ value }) => value === 75);
    expect(Math.abs(total(split) - 24 / 256)).toBeLessThan(0.02);
  });

  it("draws the fewer studies the larger they are, but never too few for a tail", () => {
    expect([1, 100, 200, 100_000].map(drawsFor)).toEqual([4_000, 4_000, 2_000, 500]);
  });

  it("knows that everyone who ticks everything agrees on everything", () => {
    expect(summariseChance(chanceModalTick([3, 3], 3, 1))).toEqual({ expected: 100, interval: [100, 100] });
  });

  it("comes out the same every time", () => {
    expect(chanceSpread(5, [1, 2, 3], 11)).toEqual(chanceSpread(5, [1, 2, 3], 11));
  });
});
