import { describe, expect, it } from "vitest";
import { householdShares } from "../../../../functions/personas/market/population/households.ts";
import { householdRule } from "../../../../functions/personas/requirements/households.ts";
import type { Requirement } from "../../../../functions/personas/requirements/schemas.ts";
import { demographicsOf, type Demographics } from "../../../../functions/personas/sampling-plan/draw-demographics.ts";
import { memoize } from "../../../../functions/languages/memoize.ts";
import { planPersonas } from "../../../../functions/personas/sampling-plan/sampling-plan.ts";
import type { SegmentDefinition } from "../../../../functions/personas/groups/schemas.ts";
import { segmentOf } from "../../../../functions/personas/sampling-plan/segment.ts";
import { randomPoints } from "../sampling-plan/random-points.ts";

const anybody: SegmentDefinition = {
  age_min: null,
  age_max: null,
  gender: "All",
  location: "Germany",
  income_level: null,
  occupation: null,
};
const says = (words: string, what: Partial<Requirement>): Requirement => ({
  words,
  children: null,
  households: [],
  place_types: [],
  ...what,
});
const children = (from: number | null = null, to: number | null = null) =>
  says("with children", { children: { at_home: true, from, to } });
const plan = (definition: Partial<SegmentDefinition>, ...requirements: Requirement[]) =>
  planPersonas({ definition: { ...anybody, ...definition }, requirements, count: 10, startIndex: 0, seed: "test" });

/** Shares of traits of a population, each person with a weight. */
function sharesOf(people: readonly (readonly [Demographics, number])[]) {
  const total = people.reduce((sum, [, weight]) => sum + weight, 0);
  const shareOf = (holds: (person: Demographics) => boolean) =>
    people.reduce((sum, [person, weight]) => sum + (holds(person) ? weight : 0), 0) / total;
  return {
    women: shareOf(({ gender }) => gender === "Female"),
    young: shareOf(({ age }) => age < 35),
    middle: shareOf(({ age }) => age >= 35 && age < 50),
    poor: shareOf(({ income }) => income === "Low"),
    rich: shareOf(({ income }) => income === "High"),
    graduates: shareOf(({ education }) => education === "bachelor" || education === "master"),
    employed: shareOf(({ activity }) => activity === "employed"),
    single: shareOf(({ household }) => household === "single_parent"),
    alone: shareOf(({ household }) => household === "alone"),
  };
}

const points = randomPoints(8_000, 7);
/** The population of a definition as it is drawn without requirements; the same for every one of them. */
const population = memoize((income_level: SegmentDefinition["income_level"]) => {
  const drawAnybody = demographicsOf(segmentOf({ ...anybody, income_level }));
  return points.map((point) => drawAnybody(point).person);
});

describe("a plan with requirements of households", () => {
  it.each<[string, Requirement[], Partial<SegmentDefinition>]>([
    ["people who live alone", [says("alone", { households: ["alone"] })], {}],
    ["parents", [children()], {}],
    ["parents of small children", [children(0, 5)], {}],
    ["people without children", [says("no kids", { children: { at_home: false, from: null, to: null } })], {}],
    ["single parents of low income", [says("single", { households: ["single_parent"] })], { income_level: "Low" }],
  ])("draws from the population as it is among %s", (_, requirements, fields) => {
    const definition = { ...anybody, ...fields };
    const rule = householdRule(requirements)!;
    const market = "DE";
    // What rejection would leave: everybody of the population, with the share of them of whom the requirements hold.
    const left = population(definition.income_level).map((person) => {
      const { age, gender, activity, household } = person;
      return [
        person,
        rule({ market, age, gender, shares: householdShares(market, age, gender, activity) })[household],
      ] as const;
    });
    const drawFitting = demographicsOf(segmentOf(definition, requirements));
    const drawn = points.map((point) => [drawFitting(point).person, 1] as const);
    const [expected, found] = [sharesOf(left), sharesOf(drawn)];
    for (const [trait, share] of Object.entries(found))
      expect(share, trait).toBeCloseTo(expected[trait as keyof typeof expected], 1);
  });

  it("holds for everybody", () => {
    for (const { household } of plan({}, children())) expect(household).toMatch(/children|several generations/);
    for (const { household } of plan(
      { location: "Tokyo, Japan", age_max: 29 },
      says("alone", { households: ["alone"] }),
    ))
      expect(household).toBe("lives alone");
    for (const { age, gender } of plan({}, children(0, 3)))
      expect(age).toBeLessThanOrEqual(gender === "Male" ? 55 : 48);
    for (const { age, gender } of plan({}, children())) expect(age).toBeLessThanOrEqual(gender === "Male" ? 66 : 60);
    for (const { household } of plan({}, children(13, 17))) expect(household).not.toContain("under 13");
  });

  it.each([
    ["children at 13 to 15", { age_min: 13, age_max: 15 }, [children()], "“with children”"],
    ["alone with children", {}, [children(), says("alone", { households: ["alone"] })], "“with children” and “alone”"],
    [
      "town and country",
      {},
      [says("urban", { place_types: ["city"] }), says("rural", { place_types: ["countryside"] })],
      "“urban” and “rural”",
    ],
  ])("refuses what nobody can be: %s", (_, fields, requirements, named) => {
    expect(() => plan(fields, ...requirements)).toThrow(named);
  });
});

describe("a plan with requirements of places", () => {
  it("has nobody who moved to the city in the countryside", () => {
    const rural = says("rural", { place_types: ["countryside"] });
    const alone = says("alone", { households: ["alone"] });
    const definition = { ...anybody, age_min: 22, age_max: 30, occupation: "nurse" };
    const moved = (...others: Requirement[]) =>
      [0, 10, 20, 30, 40, 50]
        .flatMap((startIndex) =>
          planPersonas({ definition, requirements: [alone, ...others], count: 10, startIndex, seed: "test" }),
        )
        .map(({ life_circumstance }) => life_circumstance)
        .filter((text) => text.includes("to the city"));
    expect(moved()).not.toEqual([]);
    expect(moved(rural)).toEqual([]);
  });

  it.each([
    ["Ohio, United States", ["countryside"], ["rural Ohio, United States"]],
    ["Munich, Germany", ["countryside"], ["countryside near Munich, Germany"]],
    ["Munich, Germany", ["city"], ["Munich, Germany"]],
    ["Munich, Germany", ["town", "suburb"], ["small town near Munich, Germany", "suburb of Munich, Germany"]],
  ] as const)("of %s says %s as %s", (location, place_types, regions) => {
    const found = plan({ location }, says("there", { place_types: [...place_types] })).map(({ region }) => region);
    expect(new Set(found)).toEqual(new Set(regions));
  });
});
