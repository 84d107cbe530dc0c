import { describe, expect, it } from "vitest";
import { marginShares, rake, type Margin } from "../../../functions/statistics/raking.ts";
import { countedShare } from "../../../functions/statistics/counted-share.ts";
import { randomFrom, uniform } from "../../../functions/statistics/random.ts";
import { referenceJson } from "../studies/conjoint/reference-data.ts";

const { raking: reference } = referenceJson("weights.json");

const marginOf = (values: readonly string[], targets: Record<string, number>): Margin => {
  const categories = Object.keys(targets);
  const total = Object.values(targets).reduce((sum, target) => sum + target, 0);
  return {
    of: values.map((value) => categories.indexOf(value)),
    targets: Object.values(targets).map((target) => target / total),
  };
};

describe("raking", () => {
  const margins = [
    marginOf(reference.gender, { F: 51, M: 49 }),
    marginOf(reference.age, { "18-34": 28, "35-54": 35, "55+": 37 }),
    marginOf(reference.income, { Low: 30, Middle: 45, High: 25 }),
  ];

  it("gives the weights that R's survey::rake gives", () => {
    const { weights, converged } = rake(reference.start, margins);
    expect(converged).toBe(true);
    const apart = weights.map((weight, index) => Math.abs(weight / reference.weights[index] - 1));
    expect(Math.max(...apart)).toBeLessThan(1e-5);
  });

  it("meets every margin, with weights of 1 on average", () => {
    const { weights, distance } = rake(reference.start, margins);
    expect(distance).toBeLessThan(1e-6);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(weights.length, 9);
    for (const margin of margins)
      marginShares(margin, weights).forEach((share, c) => expect(share).toBeCloseTo(margin.targets[c]!, 5));
  });

  it("says when margins cannot be met together", () => {
    // Every woman is young and every man is old, so both margins are the same one.
    const of = [0, 0, 0, 1, 1, 1];
    const { converged, distance } = rake(Array(6).fill(1), [
      { of, targets: [0.5, 0.5] },
      { of, targets: [0.2, 0.8] },
    ]);
    expect([converged, distance > 0.1]).toEqual([false, true]);
  });

  it("lets nobody count more than a cap, and says what that misses", () => {
    const of = [0, ...Array<number>(19).fill(1)];
    const free = rake(Array(20).fill(1), [{ of, targets: [0.5, 0.5] }]);
    expect(Math.max(...free.weights)).toBeCloseTo(10, 6);
    const capped = rake(Array(20).fill(1), [{ of, targets: [0.5, 0.5] }], 4);
    expect(Math.max(...capped.weights)).toBeCloseTo(4, 4);
    expect(capped.distance).toBeGreaterThan(0.1);
  });

  it.each([
    ["nobody in a category with a target", { of: [0, 0], targets: [0.5, 0.5] }],
    ["no target for somebody's category", { of: [0, 1], targets: [1, 0] }],
  ])("refuses %s", (_, margin) => {
    expect(() => rake([1, 1], [margin])).toThrow("Raking needs somebody");
  });

  it.each([25, 50, 100, 300])("leaves Wilson's interval of a weighted share its promise, %i people", (n) => {
    const random = randomFrom(n);
    let [covered, studies] = [0, 0];
    for (let study = 0; study < 600; study++) {
      // Women are drawn too often and like it more; the population's share is .51 · .6 + .49 · .3.
      const people = Array.from({ length: n }, () => {
        const woman = uniform(random) < 0.7;
        return { woman, young: uniform(random) < 0.4, likes: uniform(random) < (woman ? 0.6 : 0.3) };
      });
      const gender = { of: people.map(({ woman }) => (woman ? 0 : 1)), targets: [0.51, 0.49] };
      const age = { of: people.map(({ young }) => (young ? 0 : 1)), targets: [0.3, 0.7] };
      if (new Set(gender.of).size < 2 || new Set(age.of).size < 2) continue;
      const { weights, converged } = rake(Array(n).fill(1), [gender, age]);
      if (!converged) continue;
      const { lower, upper } = countedShare(
        people.map(({ likes }) => likes),
        weights,
      );
      studies += 1;
      if (lower <= 0.453 && 0.453 <= upper) covered += 1;
    }
    expect(covered / studies).toBeGreaterThan(0.93);
    expect(covered / studies).toBeLessThan(0.985);
  });
});
