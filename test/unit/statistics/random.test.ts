import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { StatisticsInputError } from "../../../functions/statistics/input-error.ts";
import { mean, pearsonCorrelation, variance } from "../../../functions/statistics/moments.ts";
import {
  hashText,
  normal,
  pick,
  randomFrom,
  seedFrom,
  shuffle,
  uniform,
  weightedIndex,
  weightedPick,
  wholeNumber,
} from "../../../functions/statistics/random.ts";

const draws = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw);

describe("hashText", () => {
  it.each([
    ["", 0x811c9dc5],
    ["a", 0xe40c292c],
    ["foobar", 0xbf9cf968],
  ])("gives the published FNV-1a value of %j", (text, hash) => {
    expect(hashText(text)).toBe(hash);
  });

  it("is a 32-bit whole number for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(hashText(text) >>> 0).toBe(hashText(text));
      }),
    );
  });
});

describe("seedFrom", () => {
  it("tells apart where one part ends and the next begins", () => {
    expect(seedFrom("ab", "c")).not.toBe(seedFrom("a", "bc"));
    expect(seedFrom("run", 1)).not.toBe(seedFrom("run", "1"));
  });
});

describe("randomFrom", () => {
  it("repeats itself for the same seed", () => {
    const [first, second] = [randomFrom("study-7"), randomFrom("study-7")];
    expect(draws(5, () => uniform(first))).toEqual(draws(5, () => uniform(second)));
  });

  it("starts neighbouring seeds without correlation", () => {
    const firsts = draws(2000, () => 0).map((_, seed) => uniform(randomFrom(seed)));
    expect(mean(firsts)).toBeCloseTo(0.5, 1);
    expect(Math.abs(pearsonCorrelation(firsts.slice(1), firsts.slice(0, -1))!)).toBeLessThan(0.06);
  });

  it("refuses a seed that is not whole", () => {
    expect(() => randomFrom(0.5)).toThrow(StatisticsInputError);
  });
});

describe("distributions", () => {
  it("draws uniforms inside their range with the right mean and variance", () => {
    const random = randomFrom(1);
    const values = draws(20_000, () => uniform(random, 2, 5));
    expect(Math.min(...values)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...values)).toBeLessThan(5);
    expect(mean(values)).toBeCloseTo(3.5, 1);
    expect(variance(values)).toBeCloseTo(0.75, 1);
  });

  it("draws normals with the right mean and variance", () => {
    const random = randomFrom(2);
    const values = draws(20_000, () => normal(random, 10, 2));
    expect(Math.abs(mean(values) - 10)).toBeLessThan(0.06);
    expect(Math.abs(variance(values) - 4)).toBeLessThan(0.16);
  });

  it("draws whole numbers including both ends", () => {
    const random = randomFrom(3);
    expect(new Set(draws(200, () => wholeNumber(random, 1, 6)))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });
});

describe("shuffle", () => {
  it("keeps every item and leaves the input alone", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
        const before = [...items];
        const shuffled = shuffle(randomFrom(seed), items);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
        expect(items).toEqual(before);
      }),
    );
  });

  it("makes all orders about equally likely", () => {
    const random = randomFrom(4);
    const counts = Map.groupBy(
      draws(6000, () => shuffle(random, ["a", "b", "c"]).join("")),
      (order) => order,
    );
    expect(counts.size).toBe(6);
    for (const orders of counts.values()) expect(Math.abs(orders.length - 1000)).toBeLessThan(130);
  });
});

describe("picking", () => {
  it("picks each item about equally often", () => {
    const random = randomFrom(5);
    const picks = draws(4000, () => pick(random, ["x", "y"]));
    expect(Math.abs(picks.filter((item) => item === "x").length - 2000)).toBeLessThan(150);
    expect(() => pick(random, [])).toThrow(StatisticsInputError);
  });

  it("picks in proportion to weights and never what weighs nothing", () => {
    const random = randomFrom(6);
    const picks = draws(4000, () => weightedPick(random, ["never", "rare", "often"], [0, 1, 3]));
    expect(picks).not.toContain("never");
    expect(Math.abs(picks.filter((item) => item === "often").length - 3000)).toBeLessThan(150);
  });

  it("maps a position to an item that has weight", () => {
    const weights = fc.array(fc.double({ min: 0, max: 1e9, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), weights, (u, list) => {
        fc.pre(list.some((weight) => weight > 0));
        expect(list[weightedIndex(u, list)]).toBeGreaterThan(0);
      }),
    );
    expect([0, 0.24, 0.25, 0.99].map((u) => weightedIndex(u, [1, 3]))).toEqual([0, 0, 1, 1]);
  });

  it("refuses weights that do not fit", () => {
    expect(() => weightedPick(randomFrom(7), ["a"], [1, 2])).toThrow(StatisticsInputError);
    expect(() => weightedIndex(0.5, [0, 0])).toThrow(StatisticsInputError);
    expect(() => weightedIndex(0.5, [1, -1])).toThrow(StatisticsInputError);
  });
});
