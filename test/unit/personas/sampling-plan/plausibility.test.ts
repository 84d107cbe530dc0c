import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OCCUPATION_FAMILIES } from "../../../../functions/personas/market/population/occupations.ts";
import type { PersonaFacts } from "../../../../functions/personas/people/schemas.ts";
import {
  circumstanceFits,
  LIFE_CIRCUMSTANCES,
  SORTED_OCCUPATIONS,
} from "../../../../functions/personas/sampling-plan/life-circumstances.ts";
import { planPersonas, sketchPersonas } from "../../../../functions/personas/sampling-plan/sampling-plan.ts";
import { ANYBODY, LOCATIONS, anyDefinition } from "./definitions.ts";
import { randomPoints } from "./random-points.ts";

const WITH_CHILDREN = [
  "lives with a partner and children, the youngest under 13",
  "single parent with children at home",
  "lives with several generations of the family",
];
const AT_HOME_AS_A_CHILD = [
  "lives with parents",
  "lives with one parent",
  "lives with several generations of the family",
];

/** What would make a reader laugh, with the persons it may be true of. */
const RULES: readonly (readonly [string, (person: PersonaFacts) => boolean, (person: PersonaFacts) => boolean])[] = [
  ["retired before 50", ({ occupation_family }) => occupation_family.startsWith("retired"), ({ age }) => age >= 50],
  ["a school pupil after 19", ({ occupation_family }) => occupation_family === "school pupil", ({ age }) => age <= 19],
  [
    "a pupil away from the family",
    ({ occupation_family }) => occupation_family === "school pupil",
    ({ household }) => AT_HOME_AS_A_CHILD.includes(household),
  ],
  ["no pupil at 13 to 15", ({ age }) => age < 16, ({ occupation_family }) => occupation_family === "school pupil"],
  [
    "a student after 54 or before 18",
    ({ occupation_family }) => occupation_family === "student",
    ({ age }) => age >= 18 && age <= 54,
  ],
  [
    "an apprentice after 21",
    ({ occupation_family }) => occupation_family.startsWith("apprentice"),
    ({ age }) => age >= 16 && age <= 21,
  ],
  [
    "still at work from 78 on",
    ({ age }) => age >= 78,
    ({ occupation_family }) => /^(retired|homemaker)/.test(occupation_family),
  ],
  [
    "a doctor without studies or too young",
    ({ occupation_family }) => occupation_family.endsWith("medicine and pharmacy"),
    ({ age, education }) => age >= 26 && education === "master's degree or doctorate",
  ],
  ["a degree before it can be earned", ({ education }) => education.startsWith("bachelor's"), ({ age }) => age >= 21],
  [
    "a second degree before it can be earned",
    ({ education }) => education.startsWith("master's"),
    ({ age }) => age >= 23,
  ],
  ["a manager under 27", ({ occupation_family }) => occupation_family === "management", ({ age }) => age >= 27],
  [
    "living with parents from 62 on",
    ({ household }) => household === "lives with parents" || household === "lives with one parent",
    ({ age }) => age < 62,
  ],
  ["a care home before 78", ({ household }) => household === "lives in a care home", ({ age }) => age >= 78],
  ["a shared flat after 60", ({ household }) => household === "shares a flat", ({ age }) => age <= 60],
  [
    "small children late or teenagers early, a",
    ({ household }) => household.includes("under 13"),
    ({ age, gender }) => age >= 18 && age <= (gender === "Female" ? 56 : 64),
  ],
  [
    "small children late or teenagers early, b",
    ({ household }) => household.includes("grown-up children"),
    ({ age }) => age >= 33,
  ],
  [
    "leave without a child",
    ({ occupation_family }) => occupation_family.startsWith("on parental leave"),
    ({ household, age }) => WITH_CHILDREN.includes(household) || (household === "lives with parents" && age < 40),
  ],
  ["under 18 on their own", ({ age }) => age < 18, ({ household }) => AT_HOME_AS_A_CHILD.includes(household)],
];

describe("plausibility", () => {
  it("never combines facts that exclude each other, in 1,200 people of any segment", () => {
    const found: string[] = [];
    const definitions = fc.sample(anyDefinition(fc.constant(null)), { numRuns: 120, seed: 7 });
    for (const [index, definition] of definitions.entries()) {
      for (const person of planPersonas({ definition, count: 10, startIndex: 0, seed: index })) {
        for (const [rule, applies, holds] of RULES) {
          if (applies(person) && !holds(person)) found.push(`${rule}: ${JSON.stringify(person)}`);
        }
      }
    }
    expect(found).toEqual([]);
  });

  it("gives everybody a circumstance that fits their age, activity and household", () => {
    const byText = new Map(LIFE_CIRCUMSTANCES.map((circumstance) => [circumstance.text, circumstance]));
    for (const [seed, location] of LOCATIONS.entries()) {
      for (const person of planPersonas({ definition: { ...ANYBODY, location }, count: 10, startIndex: 0, seed })) {
        const { from, to } = byText.get(person.life_circumstance)!;
        expect(person.age >= from && person.age <= to).toBe(true);
      }
    }
  });
});

describe("LIFE_CIRCUMSTANCES", () => {
  it("know every occupation family as a kind of work", () => {
    expect(SORTED_OCCUPATIONS.toSorted()).toEqual(OCCUPATION_FAMILIES.map(({ name }) => name).sort());
  });

  it.each([
    ["works from home since the office was closed", { occupation: "information technology" }, true],
    ["works from home since the office was closed", { occupation: "transport and logistics" }, false],
    ["works from home since the office was closed", { occupation: "information technology", age: 70 }, false],
    ["has a new boss and thinks of leaving", { occupation: "own small business" }, false],
    ["has a second job at weekends", { income: "High" }, false],
    ["is planning a wedding", { household: "couple" }, true],
    ["is planning a wedding", { household: "alone" }, false],
  ] as const)("%s: %j is %s", (text, changes, fits) => {
    const person = {
      age: 35,
      gender: "Male",
      activity: "employed",
      household: "alone",
      income: "Middle",
      occupation: "office and administration",
    } as const;
    const circumstance = LIFE_CIRCUMSTANCES.find((candidate) => candidate.text === text)!;
    expect(circumstanceFits(circumstance, { ...person, ...changes })).toBe(fits);
  });

  it("are more than a hundred, each once", () => {
    expect(LIFE_CIRCUMSTANCES.length).toBeGreaterThan(100);
    expect(new Set(LIFE_CIRCUMSTANCES.map(({ text }) => text)).size).toBe(LIFE_CIRCUMSTANCES.length);
  });

  it("offer at least ten to every person that can be drawn", () => {
    for (const [index, location] of ["Germany", "India", "Nigeria"].entries()) {
      const everyone = sketchPersonas({ ...ANYBODY, location, age_min: 13, age_max: 110 }, randomPoints(800, index), 1);
      const short = everyone.filter(
        ({ person }) => LIFE_CIRCUMSTANCES.filter((circumstance) => circumstanceFits(circumstance, person)).length < 10,
      );
      expect(short.map(({ person }) => person)).toEqual([]);
    }
  });

  it("are all true of somebody", () => {
    const everyone = ["Germany", "India"].flatMap((location, index) =>
      sketchPersonas({ ...ANYBODY, location, age_min: 13, age_max: 105 }, randomPoints(4_000, index), 1),
    );
    const unused = LIFE_CIRCUMSTANCES.filter(
      (circumstance) => !everyone.some(({ person }) => circumstanceFits(circumstance, person)),
    );
    expect(unused.map(({ text }) => text)).toEqual([]);
  });
});
