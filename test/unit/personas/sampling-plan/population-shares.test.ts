import { describe, expect, it } from "vitest";
import { populationShares } from "../../../../functions/personas/sampling-plan/population-shares.ts";
import { sketchPersonas } from "../../../../functions/personas/sampling-plan/sampling-plan.ts";
import { ANYBODY } from "./definitions.ts";
import { randomPoints } from "./random-points.ts";

const DRAWS = 6_000;
/** Four standard errors of a share of one half. */
const TOLERANCE = 4 * Math.sqrt(0.25 / DRAWS);

const sum = (shares: readonly number[]) => shares.reduce((total, share) => total + share, 0);

describe("the shares of a population", () => {
  it.each([
    ["everybody of a country", { location: "Germany" }],
    ["one gender", { gender: "Male" }],
    ["an occupation", { location: "Kenya", occupation: "farmers" }],
    ["a range of ages, one gender and one income", { age_min: 20, age_max: 60, gender: "Female", income_level: "Low" }],
  ] as const)("are those of the people who are drawn from it: %s", (_, given) => {
    const definition = { ...ANYBODY, ...given };
    const { age, gender, income_level, places } = populationShares(definition);
    const drawn = sketchPersonas(definition, randomPoints(DRAWS, 1), 1).map(({ person }) => person);
    const shareOf = (is: (person: (typeof drawn)[number]) => boolean) => drawn.filter(is).length / DRAWS;
    const compared = [
      ...age.map(({ from, to, share }) => [share, shareOf((one) => one.age >= from && one.age <= (to ?? 120))]),
      ...Object.entries(gender).map(([key, share]) => [share, shareOf((one) => one.gender === key)]),
      ...Object.entries(income_level).map(([key, share]) => [share, shareOf((one) => one.income === key)]),
      ...places.map(({ name, share }) => [share, shareOf((one) => one.region === name)]),
    ];
    for (const [share = 0, found = 0] of compared) expect(Math.abs(share - found)).toBeLessThan(TOLERANCE);
    for (const shares of [age.map(({ share }) => share), Object.values(gender), Object.values(income_level)])
      expect([sum(shares), Math.max(...shares) <= 1]).toEqual([expect.closeTo(1), true]);
  });

  it("of places begin with the largest", () => {
    const { places } = populationShares({ ...ANYBODY, location: "Kenya" });
    expect(places[0]?.name).toBe("Nairobi, Kenya");
    expect(sum(places.map(({ share }) => share))).toBeCloseTo(1);
  });
});
