import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { personaFactsSchema, type PersonaFacts } from "../../../../functions/personas/people/schemas.ts";
import { ATTITUDE_SHARES } from "../../../../functions/personas/sampling-plan/attitudes.ts";
import { planPersonas } from "../../../../functions/personas/sampling-plan/sampling-plan.ts";
import { placeOfGroup } from "../../../../functions/personas/market/detect-market.ts";
import { StatisticsInputError } from "../../../../functions/statistics/input-error.ts";
import { ANYBODY, OCCUPATIONS, anyDefinition } from "./definitions.ts";

const plan = (
  definition: Partial<typeof ANYBODY>,
  count = 10,
  startIndex = 0,
  seed: number | string = 1,
): PersonaFacts[] => planPersonas({ definition: { ...ANYBODY, ...definition }, count, startIndex, seed });

const distinct = (values: readonly unknown[]) => new Set(values).size;

describe("planPersonas", () => {
  it("keeps every given field exactly and yields valid facts, whatever the definition", () => {
    fc.assert(
      fc.property(
        anyDefinition(fc.constantFrom(null, ...OCCUPATIONS)),
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 0, max: 40 }),
        fc.integer(),
        (definition, count, startIndex, seed) => {
          const place = placeOfGroup(definition.location);
          const facts = planPersonas({ definition, count, startIndex, seed });
          expect(facts).toHaveLength(count);
          for (const person of facts) {
            personaFactsSchema.parse(person);
            expect(person.age).toBeGreaterThanOrEqual(definition.age_min ?? 13);
            expect(person.age).toBeLessThanOrEqual(definition.age_max ?? 120);
            if (definition.gender !== "All") expect(person.gender).toBe(definition.gender);
            if (definition.income_level) expect(person.income_level).toBe(definition.income_level);
            if (definition.occupation) expect(person.occupation_family).toBe(definition.occupation);
            expect(person.market).toBe(place.market);
            if (place.city) expect(person.region).toBe(place.country ? `${place.city}, ${place.country}` : place.city);
            else expect(person.region.endsWith(`, ${place.country}`)).toBe(true);
          }
          expect(distinct(facts.map(({ life_circumstance }) => life_circumstance))).toBe(count);
          expect(distinct(facts.map(({ name_initials }) => name_initials))).toBe(count);
          for (const [attitude, share] of Object.entries(ATTITUDE_SHARES)) {
            const own = facts.filter((person) => person.attitude === attitude).length;
            // A group that goes on makes up for what it has too many or too few of, at both of its ends.
            expect(Math.abs(own - share * count)).toBeLessThan(startIndex === 0 ? 1 : 3);
          }
        },
      ),
      { numRuns: 80 },
    );
  });

  it("gives the same plan for the same seed and another one for another", () => {
    expect(plan({ location: "France" }, 6, 3, "group-1")).toEqual(plan({ location: "France" }, 6, 3, "group-1"));
    expect(plan({ location: "France" }, 6, 3, "group-1")).not.toEqual(plan({ location: "France" }, 6, 3, "group-2"));
  });

  it("adds new people when it continues: 50 different initials, and ages and circumstances that vary", () => {
    const facts = [0, 10, 20, 30, 40].flatMap((startIndex) => plan({ location: "Italy" }, 10, startIndex, "group"));
    expect(distinct(facts.map(({ name_initials }) => name_initials))).toBe(50);
    expect(distinct(facts.map(({ age }) => age))).toBeGreaterThan(35);
    expect(distinct(facts.map(({ life_circumstance }) => life_circumstance))).toBeGreaterThan(30);
    const places = [0, 10].map((startIndex) =>
      plan({ location: "Italy" }, 10, startIndex, "group")
        .map(({ age }) => age)
        .sort(),
    );
    expect(places[0]).not.toEqual(places[1]);
  });

  it("draws attitudes in proportion to the population: a single persona is a pragmatist, of a hundred 68 are", () => {
    for (let seed = 0; seed < 20; seed += 1) expect(plan({}, 1, 0, seed)[0]!.attitude).toBe("pragmatist");
    const attitudes = Object.groupBy(plan({ location: "Germany" }, 100), ({ attitude }) => attitude);
    expect(Object.entries(attitudes).map(([attitude, people]) => [attitude, people.length])).toEqual(
      expect.arrayContaining([
        ["sceptic", 16],
        ["pragmatist", 68],
        ["enthusiast", 16],
      ]),
    );
  });

  it("spreads a country over its cities and keeps a city together", () => {
    expect(distinct(plan({ location: "Deutschland" }).map(({ region }) => region))).toBeGreaterThan(4);
    expect(new Set(plan({ location: "München" }).map(({ region }) => region))).toEqual(new Set(["Munich, Germany"]));
  });

  it("balances a group of all genders as the population is", () => {
    expect(plan({ location: "Japan" }).filter(({ gender }) => gender === "Male")).toHaveLength(5);
    expect(
      plan({ location: "UAE", age_min: 25, age_max: 45 }).filter(({ gender }) => gender === "Male").length,
    ).toBeGreaterThan(5);
  });

  it("fits age, education and income to the occupation that the group names", () => {
    const doctors = plan({ occupation: "Doctors", location: "Germany" });
    expect(
      doctors.every(({ age, education }) => age >= 26 && age < 78 && education === "master's degree or doctorate"),
    ).toBe(true);
    expect(doctors.filter(({ income_level }) => income_level === "High").length).toBeGreaterThan(4);
    expect(plan({ occupation: "retired teachers" }).every(({ age }) => age >= 50)).toBe(true);
    expect(
      plan({ occupation: "Studierende" }).every(
        ({ age, education }) =>
          (age >= 18 && age < 45 && education.includes("studying")) || education.includes("doctorate"),
      ),
    ).toBe(true);
  });

  it("gives children to a group of parents", () => {
    const mothers = plan({ occupation: "working mothers", gender: "Female", location: "Japan" });
    expect(
      mothers.every(({ household }) => /child|generations/.test(household) && !household.includes("no child")),
    ).toBe(true);
    expect(mothers.every(({ age }) => age >= 20 && age <= 58)).toBe(true);
  });

  it("plans nobody when nobody is missing, and refuses what is no plan", () => {
    expect(plan({}, 0)).toEqual([]);
    for (const [count, startIndex] of [
      [301, 0],
      [-1, 0],
      [2.5, 0],
      [3, -1],
      [3, 0.5],
    ] as const) {
      expect(() => plan({}, count, startIndex)).toThrow(StatisticsInputError);
    }
  });
});
