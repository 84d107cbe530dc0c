import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { StatisticsInputError } from "../../../functions/statistics/input-error.ts";
import { haltonSequence } from "../../../functions/statistics/low-discrepancy.ts";
import { mean } from "../../../functions/statistics/moments.ts";
import { randomFrom, uniform } from "../../../functions/statistics/random.ts";

const column = (points: number[][], dimension: number): number[] => points.map((point) => point[dimension]!);
const seeds = fc.integer({ min: 0, max: 0xffffffff });

describe("haltonSequence", () => {
  it("puts one of every b consecutive aligned points into each b-th of its axis", () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 50 }), (seed, block) => {
        for (const [dimension, base] of [2, 3, 5, 7].entries()) {
          const points = haltonSequence({ points: base, dimensions: 4, seed, skip: block * base });
          const cells = column(points, dimension).map((value) => Math.floor(value * base));
          expect(new Set(cells).size).toBe(base);
        }
      }),
    );
  });

  it("covers all 36 cells of the first two axes with 36 points", () => {
    const points = haltonSequence({ points: 36, dimensions: 2, seed: 11 });
    const cells = new Set(points.map(([x, y]) => `${Math.floor(x! * 4)}-${Math.floor(y! * 9)}`));
    expect(cells.size).toBe(36);
  });

  it("does not depend on how many points or dimensions are asked for", () => {
    const wide = haltonSequence({ points: 20, dimensions: 6, seed: 3 });
    const narrow = haltonSequence({ points: 5, dimensions: 2, seed: 3, skip: 10 });
    expect(narrow).toEqual(wide.slice(10, 15).map((point) => point.slice(0, 2)));
  });

  it("changes with its seed and stays inside the unit cube", () => {
    const [first, second] = [1, 2].map((seed) => haltonSequence({ points: 50, dimensions: 15, seed }));
    expect(first).not.toEqual(second);
    expect(first!.flat().every((value) => value >= 0 && value < 1)).toBe(true);
  });

  it("integrates a smooth function far better than random points", () => {
    const integrand = (point: number[]): number => point.reduce((product, x) => product * (0.5 + x), 1);
    const error = (draw: (seed: number) => number[][]): number =>
      Math.sqrt(mean(Array.from({ length: 20 }, (_, seed) => (mean(draw(seed).map(integrand)) - 1) ** 2)));
    const halton = error((seed) => haltonSequence({ points: 256, dimensions: 4, seed }));
    const random = error((seed) => {
      const generator = randomFrom(seed);
      return Array.from({ length: 256 }, () => Array.from({ length: 4 }, () => uniform(generator)));
    });
    expect(halton).toBeLessThan(random / 4);
  });

  it("refuses counts that are not whole", () => {
    expect(() => haltonSequence({ points: 1.5, dimensions: 1, seed: 1 })).toThrow(StatisticsInputError);
    expect(() => haltonSequence({ points: 1, dimensions: -1, seed: 1 })).toThrow(StatisticsInputError);
  });
});
