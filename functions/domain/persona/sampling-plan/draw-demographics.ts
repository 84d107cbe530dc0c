import { householdShares } from "../../market/population/households.ts";
import {
  EDUCATION_LEVELS,
  HOUSEHOLD_TYPES,
  toShares,
  type Activity,
  type EducationLevel,
  type Gender,
  type HouseholdType,
  type Shares,
} from "../../market/population/vocabulary.ts";
import type { IncomeLevel } from "../../persona-group/schemas.ts";
import { weightedIndex } from "../../statistics/random.ts";
import { memoize } from "./memoize.ts";
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

/**
 * Household types by income level, relative to their share at the person's age: single parents and people living alone
 * are over-represented in the lower third, couples without children in the upper (Eurostat ilc_di04 and ilc_li03),
 * rounded.
 */
const HOUSEHOLD_BY_INCOME: Partial<Record<HouseholdType, Shares<IncomeLevel>>> = {
  alone: { Low: 1.3, Middle: 1, High: 0.8 },
  single_parent: { Low: 1.7, Middle: 0.9, High: 0.5 },
  couple: { Low: 0.8, Middle: 1, High: 1.2 },
  couple_young_children: { Low: 0.9, Middle: 1, High: 1.1 },
};

function draw<Key extends string>(u: number, keys: readonly Key[], shares: Record<Key, number>): Key {
  return keys[
    weightedIndex(
      u,
      keys.map((key) => shares[key]),
    )
  ]!;
}

const WITH_CHILDREN: readonly HouseholdType[] = [
  "couple_young_children",
  "couple_older_children",
  "single_parent",
  "generations",
];

/**
 * Household types at an age, gender and activity, tilted by income; with children where the group is one of parents.
 */
function householdsOf(
  segment: Segment,
  { age, gender, activity, income }: Pick<Demographics, "age" | "gender" | "activity" | "income">,
): Shares<HouseholdType> {
  const shares = householdShares(segment.market, age, gender, activity);
  const parents = segment.occupation?.parents && WITH_CHILDREN.some((type) => shares[type] > 0);
  const weight = (type: HouseholdType) =>
    parents && !WITH_CHILDREN.includes(type) ? 0 : shares[type] * (HOUSEHOLD_BY_INCOME[type]?.[income] ?? 1);
  return toShares(Object.fromEntries(HOUSEHOLD_TYPES.map((type) => [type, weight(type)])) as Shares<HouseholdType>);
}

export interface Draw {
  person: Demographics;
  expected: Expectation;
}

/**
 * Prepares a segment for drawing. A point becomes a person by one conditional distribution after the other (Rosenblatt
 * 1952, Ann Math Stat 23:470): age, gender, income, education, activity with occupation, household. Even points thus
 * stay even under the population's joint distribution.
 */
export function demographicsOf(segment: Segment): (point: UnitPoint) => Draw {
  const tables = stratumTables(segment);
  const personsByAge = segment.ages.map(({ persons }) => persons.Male + persons.Female);
  const personsByRegion = segment.regions.map(({ population }) => population);
  const ageAt = memoize((u: number) => segment.ages[weightedIndex(u, personsByAge)]!);
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
