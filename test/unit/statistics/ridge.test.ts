import { describe, expect, it } from "vitest";
import { StatisticsInputError } from "../../../functions/statistics/input-error.ts";
import { applyMap, computeProducts, ridge } from "../../../functions/statistics/ridge.ts";

const vectors = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

describe("ridge regression", () => {
  it("is what the normal equations with a penalty give", () => {
    // Centred already, mean squared length 1, X'X = 2I: weights are X'y / (2 + λ).
    const map = ridge(computeProducts(vectors), [5, 3, 1, 3], 0.5)!;
    expect(map.weights[0]).toBeCloseTo(4 / 2.5, 12);
    expect(map.weights[1]).toBeCloseTo(0, 12);
    expect(map.intercept).toBeCloseTo(3, 12);
    expect(applyMap(map, [0.5, 9])).toBeCloseTo(3.8, 12);
  });

  it("does not mind where the vectors lie, nor how long they are", () => {
    const moved = vectors.map((vector) => vector.map((value) => 7 + 0.1 * value));
    const [map, other] = [vectors, moved].map((some) => ridge(computeProducts(some), [5, 3, 1, 2], 0.5)!);
    for (const [index, vector] of vectors.entries())
      expect(applyMap(other!, moved[index]!)).toBeCloseTo(applyMap(map!, vector), 9);
  });

  it("learns from some of the rows alone", () => {
    const some = ridge(computeProducts(vectors), [5, 3, 1, 1000], 0.5, [0, 1, 2])!;
    const alone = ridge(computeProducts(vectors.slice(0, 3)), [5, 3, 1], 0.5)!;
    expect(applyMap(some, [1, 1])).toBeLessThan(20);
    expect(Math.sign(some.weights[0]!)).toBe(Math.sign(alone.weights[0]!));
  });

  it("has nothing to learn from vectors that are all the same, and refuses what does not compare", () => {
    expect(
      ridge(
        computeProducts([
          [1, 2],
          [1, 2],
        ]),
        [1, 5],
        1,
      ),
    ).toBeNull();
    expect(() => computeProducts([[1, 2], [1]])).toThrow(StatisticsInputError);
    expect(() => computeProducts([[1, Number.NaN]])).toThrow(StatisticsInputError);
    expect(() => applyMap({ intercept: 0, weights: [1] }, [1, 2])).toThrow(StatisticsInputError);
  });
});
