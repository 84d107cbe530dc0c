import { describe, expect, it } from "vitest";
import {
  dissimilarity,
  misfit,
  smallestDissimilarity,
  type Sketch,
} from "../../../../functions/personas/sampling-plan/diversity.ts";
import { sketchPersonas, sketchPlan } from "../../../../functions/personas/sampling-plan/sampling-plan.ts";
import { ANYBODY } from "./definitions.ts";
import { randomPoints } from "./random-points.ts";

const SEEDS = 200;
const COUNT = 10;
const definition = { ...ANYBODY, location: "Germany" };

const everyone = sketchPersonas(definition, randomPoints(6_000, 1), 1);
const planned = Array.from({ length: SEEDS }, (_, seed) =>
  sketchPlan({ definition, count: COUNT, startIndex: 0, seed }),
);
const random = Array.from({ length: SEEDS }, (_, seed) => sketchPersonas(definition, randomPoints(COUNT, seed), seed));

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const meanOf = (plans: readonly (readonly Sketch[])[], measure: (plan: readonly Sketch[]) => number) =>
  mean(plans.map(measure));

type Trait = "gender" | "income" | "education" | "activity" | "household";
const marginal = (sketches: readonly Sketch[], trait: Trait) => {
  const shares = new Map<string, number>();
  for (const { person } of sketches) shares.set(person[trait], (shares.get(person[trait]) ?? 0) + 1 / sketches.length);
  return shares;
};
/** Total variation distance of two marginals: the share of people one would have to exchange. */
const apart = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>) =>
  [...new Set([...a.keys(), ...b.keys()])].reduce(
    (sum, key) => sum + Math.abs((a.get(key) ?? 0) - (b.get(key) ?? 0)),
    0,
  ) / 2;

/** Largest gap between the sorted values and the even spacing of a percentile (Kolmogorov–Smirnov). */
const unevenness = (percentiles: readonly number[]) => {
  const sorted = percentiles.toSorted((a, b) => a - b);
  return Math.max(
    ...sorted.map((value, rank) =>
      Math.max((rank + 1) / sorted.length - value / 100, value / 100 - rank / sorted.length),
    ),
  );
};
const agesOfEveryone = everyone.map(({ person }) => person.age).sort((a, b) => a - b);
const agePercentile = (age: number) =>
  (100 * (agesOfEveryone.findLastIndex((other) => other <= age) + 1)) / agesOfEveryone.length;

describe("ten planned personas against ten random draws, over 200 seeds", () => {
  // Measured: 0.01 against 0.11, 0.09 against 0.18, 0.11 against 0.20, 0.17 against 0.24, 0.21 against 0.30.
  it.each([
    ["gender", 0.3],
    ["income", 0.55],
    ["education", 0.7],
    ["activity", 0.8],
    ["household", 0.8],
  ] as const)("have a %s marginal at most %d times as far from the population's", (trait, factor) => {
    const target = marginal(everyone, trait);
    const distance = (plan: readonly Sketch[]) => apart(marginal(plan, trait), target);
    expect(meanOf(planned, distance)).toBeLessThan(factor * meanOf(random, distance));
  });

  // Measured: 0.09, 0.10, 0.17 and 0.19 against 0.26; neuroticism follows gender and price sensitivity income as well.
  it.each([
    ["age", 0.5, ({ person }: Sketch) => agePercentile(person.age)],
    ["openness", 0.5, ({ psychographics }: Sketch) => psychographics.big_five.openness],
    ["neuroticism", 0.7, ({ psychographics }: Sketch) => psychographics.big_five.neuroticism],
    ["price sensitivity", 0.85, ({ psychographics }: Sketch) => psychographics.price_sensitivity],
  ] as const)("spread over %s at most %d times as unevenly", (_, factor, percentileOf) => {
    const distance = (plan: readonly Sketch[]) => unevenness(plan.map(percentileOf));
    expect(meanOf(planned, distance)).toBeLessThan(factor * meanOf(random, distance));
  });

  // Measured: 0.40 against 0.29.
  it("differ more: the two most alike are at least 1.3 times as far apart", () => {
    expect(meanOf(planned, smallestDissimilarity)).toBeGreaterThan(1.3 * meanOf(random, smallestDissimilarity));
  });

  it("are no selection: over all seeds the shares are the population's", () => {
    for (const trait of ["gender", "income", "education", "activity", "household"] as const) {
      expect(apart(marginal(planned.flat(), trait), marginal(everyone, trait))).toBeLessThan(0.06);
    }
  });

  it("stay even when a second plan continues the first", () => {
    const continued = Array.from({ length: 40 }, (_, seed) =>
      [0, 5].flatMap((startIndex) => sketchPlan({ definition, count: 5, startIndex, seed })),
    );
    const distance = (plan: readonly Sketch[]) => unevenness(plan.map(({ person }) => agePercentile(person.age)));
    expect(meanOf(continued, distance)).toBeLessThan(0.65 * meanOf(random, distance));
  });
});

describe("dispositions over 2,000 planned personas", () => {
  const all = planned.flat();
  const correlation = (x: readonly number[], y: readonly number[]) => {
    const [mx, my] = [mean(x), mean(y)];
    const covariance = mean(x.map((value, index) => (value - mx) * (y[index]! - my)));
    return (
      covariance / Math.sqrt(mean(x.map((value) => (value - mx) ** 2)) * mean(y.map((value) => (value - my) ** 2)))
    );
  };
  const interest = all.map(({ psychographics }) => psychographics.interest);
  const trait = (name: keyof Sketch["psychographics"]["big_five"]) =>
    all.map(({ psychographics }) => psychographics.big_five[name]);
  const price = all.map(({ psychographics }) => psychographics.price_sensitivity);

  it("relate openness weakly to interest and neuroticism against it", () => {
    expect(correlation(trait("openness"), interest)).toBeGreaterThan(0.18);
    expect(correlation(trait("openness"), interest)).toBeLessThan(0.4);
    expect(correlation(trait("neuroticism"), interest)).toBeLessThan(-0.04);
  });

  it("make people of low income more price-sensitive, but not all", () => {
    const ofIncome = (level: string) =>
      all.filter(({ person }) => person.income === level).map(({ psychographics }) => psychographics.price_sensitivity);
    expect(mean(ofIncome("Low"))).toBeGreaterThan(mean(ofIncome("High")) + 15);
    expect(Math.max(...ofIncome("High"))).toBeGreaterThan(80);
    expect(correlation(trait("conscientiousness"), price)).toBeGreaterThan(0.05);
  });

  // Of ten, 6.8 would be pragmatists and 1.6 each of the others: the seventh goes first, the last one to either end.
  it("make seven of ten pragmatists, and of the other three sceptics and enthusiasts as often", () => {
    const share = (sketches: readonly Sketch[], attitude: string) =>
      mean(sketches.map((sketch) => (sketch.attitude === attitude ? 1 : 0)));
    for (const plan of planned) {
      expect(share(plan, "pragmatist")).toBe(0.7);
      expect([0.1, 0.2]).toContain(share(plan, "sceptic"));
    }
    expect(Math.abs(share(all, "sceptic") - 0.15)).toBeLessThan(0.011);
  });
});

describe("dissimilarity and misfit", () => {
  it("are 0 for twins and for a plan that is exactly what was expected", () => {
    const [one] = everyone;
    expect(dissimilarity(one!, one!)).toBe(0);
    expect(smallestDissimilarity([one!, one!, everyone[1]!])).toBe(0);
    const certain = (key: string) => ({ [key]: 1 });
    const { gender, income, education, activity, household } = one!.person;
    const expected = {
      gender: certain(gender),
      income: certain(income),
      education: certain(education),
      activity: certain(activity),
      household: certain(household),
    };
    expect(misfit([{ ...one!, expected: expected as unknown as Sketch["expected"] }])).toBeCloseTo(0);
  });
});
