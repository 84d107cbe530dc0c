import { describe, expect, it } from "vitest";
import { exponentOf } from "../../../bench/statistics/growth.ts";

const grown = (exponent: number) => [10, 20, 40, 80].map((size) => ({ size, seconds: 0.003 * size ** exponent }));

describe("exponentOf", () => {
  it.each([0, 1, 2, 3.5])("finds the exponent %s of a power, whatever its factor", (exponent) => {
    expect(exponentOf(grown(exponent))).toBeCloseTo(exponent, 12);
  });

  it("is the least-squares slope of logarithms where points lie beside the line", () => {
    // Logarithms to base 2: (0, 0), (1, 1), (2, 4); slope Σ(x − 1)(y − 5/3) / Σ(x − 1)² = 4/2.
    const points = [
      { size: 1, seconds: 1 },
      { size: 2, seconds: 2 },
      { size: 4, seconds: 16 },
    ];
    expect(exponentOf(points)).toBeCloseTo(2, 12);
  });

  it("does not depend on the order of sizes or the unit of time", () => {
    const points = grown(1.5).map(({ size, seconds }) => ({ size, seconds: 1_000 * seconds }));
    expect(exponentOf(points.toReversed())).toBeCloseTo(1.5, 12);
  });

  it.each([
    ["one size", [{ size: 2, seconds: 1 }]],
    [
      "the same size twice",
      [
        { size: 2, seconds: 1 },
        { size: 2, seconds: 3 },
      ],
    ],
    [
      "a time of nothing",
      [
        { size: 1, seconds: 0 },
        { size: 2, seconds: 1 },
      ],
    ],
  ])("refuses %s", (_, points) => {
    expect(() => exponentOf(points)).toThrow(/exponent of growth/);
  });
});
