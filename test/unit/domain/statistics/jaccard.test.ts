import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  dice,
  jaccard,
  meanPairwiseJaccard,
  occurrences,
  overlapCoefficient,
  weightedJaccard,
} from "../../../../functions/domain/statistics/jaccard.ts";
import { expectClose, hasReference, metrics } from "./reference.ts";

const of = (text: string): Set<string> => new Set(text);
const sets = fc.uniqueArray(fc.constantFrom(..."abcdef")).map((items) => new Set(items));

describe("overlap of themes", () => {
  it("is shared over all, over the smaller set, and over the mean size", () => {
    const [first, second] = [of("abcd"), of("cdx")];
    expect(jaccard(first, second)).toBe(0.4);
    expect(overlapCoefficient(first, second)).toBeCloseTo(2 / 3, 14);
    expect(dice(first, second)).toBeCloseTo(4 / 7, 14);
  });

  it("counts two empty sets as agreement and one empty set as none", () => {
    for (const index of [jaccard, overlapCoefficient, dice]) {
      expect([index(of(""), of("")), index(of(""), of("a"))]).toEqual([1, 0]);
    }
    expect(weightedJaccard(new Map(), new Map())).toBe(1);
  });

  it("is between 0 and 1, symmetric, 1 only for equal sets, and ordered", () => {
    fc.assert(
      fc.property(sets, sets, (first, second) => {
        const value = jaccard(first, second);
        expect(value).toBe(jaccard(second, first));
        expect(value === 1).toBe(first.size === second.size && [...first].every((item) => second.has(item)));
        expect(value).toBeLessThanOrEqual(dice(first, second));
        expect(dice(first, second)).toBeLessThanOrEqual(1);
        expect(overlapCoefficient(first, second)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("weighs themes by how often they occur", () => {
    const first = new Map([
      ["price", 3],
      ["taste", 1],
    ]);
    const second = new Map([
      ["price", 1],
      ["smell", 2],
    ]);
    expect(weightedJaccard(first, second)).toBeCloseTo(1 / 6, 14);
  });

  it("averages over pairs of simulations", () => {
    expect(meanPairwiseJaccard([of("ab"), of("ab"), of("b")])).toBeCloseTo((1 + 0.5 + 0.5) / 3, 14);
    expect(meanPairwiseJaccard([of("ab")])).toBeNull();
  });
});

describe("occurrences", () => {
  it("says in how many simulations a finding holds, the most frequent first", () => {
    expect(occurrences([of("ab"), of("bc"), of("b")])).toEqual([
      { finding: "b", holdsIn: 3, of: 3 },
      { finding: "a", holdsIn: 1, of: 3 },
      { finding: "c", holdsIn: 1, of: 3 },
    ]);
  });
});

describe.skipIf(!hasReference)("the reference figures", () => {
  const overlap = metrics.theme_overlap ?? { sets: {} };
  const named = Object.fromEntries(
    Object.entries<string[]>(overlap.sets).map(([name, items]) => [name, new Set(items)]),
  );

  it.each(["AB", "AC", "BC"])("agree for the pair %s", (pair) => {
    const [first, second] = [...pair].map((name) => named[name]!) as [Set<string>, Set<string>];
    expectClose(jaccard(first, second), overlap.jaccard[pair]);
    expectClose(overlapCoefficient(first, second), overlap.overlap_coefficient[pair]);
    expectClose(dice(first, second), overlap.dice[pair]);
  });

  it("agree for the mean, the weighted index and the stability of each theme", () => {
    expectClose(meanPairwiseJaccard(Object.values(named)), overlap.jaccard.mean_pairwise);
    const { A, B, value } = overlap.weighted_jaccard;
    expectClose(weightedJaccard(new Map(Object.entries<number>(A)), new Map(Object.entries<number>(B))), value);
    const found = occurrences(Object.values(named));
    expect(found).toHaveLength(Object.keys(overlap.theme_stability.values as object).length);
    for (const { finding, holdsIn, of: all } of found)
      expectClose(holdsIn / all, overlap.theme_stability.values[finding]);
  });
});
