import { describe, expect, it } from "vitest";
import { PLAN_DIMENSIONS, unitPoints } from "../../../../functions/personas/sampling-plan/unit-points.ts";

const strata = (values: readonly number[], count: number) =>
  values.map((value) => Math.floor(value * count)).sort((a, b) => a - b);

describe("unitPoints", () => {
  it.each([1, 3, 5, 10])("puts one of %d points into every stratum of every dimension", (count) => {
    for (let seed = 0; seed < 20; seed += 1) {
      const points = unitPoints({ count, startIndex: seed, seed, pairing: 0 });
      for (const name of PLAN_DIMENSIONS) {
        expect(
          strata(
            points.map((point) => point[name]),
            count,
          ),
        ).toEqual(Array.from({ length: count }, (_, index) => index));
      }
    }
  });

  it("keeps the positions of a dimension in every pairing", () => {
    const positions = (pairing: number) =>
      unitPoints({ count: 7, startIndex: 2, seed: "g", pairing }).map(({ income }) => income);
    expect(positions(1)).not.toEqual(positions(0));
    expect(positions(1).toSorted()).toEqual(positions(0).toSorted());
  });

  it("continues between the positions of earlier plans", () => {
    const ages = [0, 5, 10, 15].flatMap((startIndex) =>
      unitPoints({ count: 5, startIndex, seed: 3, pairing: 0 }).map(({ age }) => age),
    );
    const sorted = ages.toSorted((a, b) => a - b);
    const gaps = sorted.slice(1).map((value, index) => value - sorted[index]!);
    expect(Math.min(...gaps)).toBeGreaterThan(0.005);
    expect(Math.max(...gaps)).toBeLessThan(0.15);
  });

  it("is uniform over seeds", () => {
    const values = Array.from(
      { length: 2_000 },
      (_, seed) => unitPoints({ count: 1, startIndex: 0, seed, pairing: 0 })[0]!.region,
    );
    for (const bound of [0.1, 0.5, 0.9]) {
      const share = values.filter((value) => value < bound).length / values.length;
      expect(Math.abs(share - bound)).toBeLessThan(0.04);
    }
  });
});
