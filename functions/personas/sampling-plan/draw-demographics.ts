import {
  EDUCATION_LEVELS,
  HOUSEHOLD_TYPES,
  toShares,
  type Activity,
  type EducationLevel,
  type Gender,
  type HouseholdType,
  type Shares,
} from "../market/population/vocabulary.ts";
import type { IncomeLevel } from "../groups/schemas.ts";
import { weightedIndex } from "../../statistics/random.ts";
import { householdsOf } from "./household-shares.ts";
import { memoize } from "../../languages/memoize.ts";
import type { Segment } from "./segment.ts";
import { INCOME_LEVELS, stratumTables } from "./strata.ts";
import type { UnitPoint } from "./unit-points.ts";

export interface Demographics {
  age: number;
  gender: Gender;
  income: IncomeLevel;
  education: EducationLevel;
  activity: Activity;
  /** Occupation family of those who have or had one. */
  occupation: string | null;
  household: HouseholdType;
  region: string;
}

/** What the draws of one persona were expected to give, for the comparison of a whole plan with its population. */
export interface Expectation {
  gender: Shares<Gender>;
  income: Shares<IncomeLevel>;
  education: Shares<EducationLevel>;
  activity: Shares<Activity>;
  household: Shares<HouseholdType>;
}

const GENDERS = ["Male", "Female"] as const satisfies readonly Gender[];

function draw<Key extends string>(u: number, keys: readonly Key[], shares: Record<Key, number>): Key {
  return keys[
    weightedIndex(
      u,
      keys.map((key) => shares[key]),
    )
  ]!;
}

export interface Draw {
  person: Demographics;
  expected: Expectation;
}

/** How many people of an age and gender there are to draw from: those whom the group's description can fit. */
function fittingAges(segment: Segment, tables: ReturnType<typeof stratumTables>): Segment["ages"] {
  if (!segment.households) return segment.ages;
  const fitting = (age: number, gender: Gender, persons: number) =>
    persons === 0 ? 0 : persons * tables[gender](age).fitting;
  return segment.ages.map(({ age, persons }) => ({
    age,
    persons: { Male: fitting(age, "Male", persons.Male), Female: fitting(age, "Female", persons.Female) },
  }));
}

/** Whether all that a segment says can be true of any person. */
export const isInhabited = (segment: Segment): boolean =>
  fittingAges(segment, stratumTables(segment)).some(({ persons }) => persons.Male + persons.Female > 0);

/**
 * Prepares a segment for drawing. A point becomes a person by one conditional distribution after the other (Rosenblatt
 * 1952, Ann Math Stat 23:470): age, gender, income, education, activity with occupation, household. Even points thus
 * stay even under the population's joint distribution.
 */
export function demographicsOf(segment: Segment): (point: UnitPoint) => Draw {
  const tables = stratumTables(segment);
  const ages = fittingAges(segment, tables);
  const personsByAge = ages.map(({ persons }) => persons.Male + persons.Female);
  const personsByRegion = segment.regions.map(({ population }) => population);
  const ageAt = memoize((u: number) => ages[weightedIndex(u, personsByAge)]!);
  const regionAt = memoize((u: number) => segment.regions[weightedIndex(u, personsByRegion)]!.name);
  return (point) => {
    const { age, persons } = ageAt(point.age);
    const gender = draw(point.gender, GENDERS, persons);
    const table = tables[gender](age);
    const income = segment.income ?? draw(point.income, INCOME_LEVELS, table.income);
    const strata = table.ofIncome(income);
    const education = draw(point.education, EDUCATION_LEVELS, strata.education);
    const ofLevel = strata.ofLevel(education);
    const { activity, occupation } = ofLevel.strata[weightedIndex(point.occupation, ofLevel.weights)]!;
    const households = householdsOf(segment, { age, gender, activity, income });
    const household = draw(point.household, HOUSEHOLD_TYPES, households);
    const region = regionAt(point.region);
    return {
      person: { age, gender, income, education, activity, occupation, household, region },
      expected: {
        gender: toShares(persons),
        income: segment.income ? { Low: 0, Middle: 0, High: 0, [segment.income]: 1 } : table.income,
        education: strata.education,
        activity: strata.activity,
        household: households,
      },
    };
  };
}
