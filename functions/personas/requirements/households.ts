import { ageAtFirstBirth } from "../market/population/activities.ts";
import {
  HOUSEHOLD_TYPES,
  rising,
  type Gender,
  type HouseholdType,
  type Shares,
} from "../market/population/vocabulary.ts";
import type { HouseholdWord, Requirement } from "./schemas.ts";

const TYPES: Record<HouseholdWord, readonly HouseholdType[]> = {
  alone: ["alone"],
  couple: ["couple", "couple_young_children", "couple_older_children"],
  couple_without_children: ["couple"],
  family: ["couple_young_children", "couple_older_children", "single_parent", "generations"],
  single_parent: ["single_parent"],
  with_parents: ["parents", "one_parent", "generations"],
  shared_flat: ["shared_flat"],
  several_generations: ["generations"],
  care_home: ["care_home"],
};
/** The age up to which `couple_young_children` has its youngest child. */
const LAST_YOUNG_AGE = 12;
/** People who speak of children without ages mean minors. */
const LAST_MINOR_AGE = 17;
/** Years by which a youngest child is born after the middle of its mother's births, a father's child after hers. */
const LATER = { youngest: 3.5, father: 2.5 } as const;
/** Spread of the ages at which people have their youngest child, as in the households of the population. */
const SPREAD = 3;

/** Somebody of the population, and how people of their age, gender and activity live. */
export interface Living {
  market: string;
  age: number;
  gender: Gender;
  shares: Shares<HouseholdType>;
}

/** The share of each household type that satisfies something, 0 to 1. */
export type HouseholdRule = (living: Living) => Shares<HouseholdType>;

const eachType = (shareOf: (type: HouseholdType) => number): Shares<HouseholdType> =>
  Object.fromEntries(HOUSEHOLD_TYPES.map((type) => [type, shareOf(type)])) as Shares<HouseholdType>;

/** The share of parents with a youngest child in a part of an age range, among those with one in the whole range. */
function within({ market, age, gender }: Living, part: [number, number], range: [number, number]): number {
  const middle = ageAtFirstBirth(market) + LATER.youngest + (gender === "Male" ? LATER.father : 0);
  const bornBy = (parentsAge: number) => rising((parentsAge - middle) / SPREAD);
  const between = ([from, to]: [number, number]) => Math.max(0, bornBy(age - from) - bornBy(age - to - 1));
  const all = between(range);
  return part[0] > part[1] || all === 0 ? 0 : Math.min(1, between(part) / all);
}

function withChildren(living: Living, { from, to }: { from: number | null; to: number | null }): Shares<HouseholdType> {
  const { shares } = living;
  const low = from ?? 0;
  const high = to ?? (from === null ? LAST_MINOR_AGE : Number.POSITIVE_INFINITY);
  const ofYoung = within(living, [low, Math.min(high, LAST_YOUNG_AGE)], [0, LAST_YOUNG_AGE]);
  const older: [number, number] = [LAST_YOUNG_AGE + 1, Number.POSITIVE_INFINITY];
  const ofOlder = within(living, [Math.max(low, older[0]), high], older);
  const couples = shares.couple_young_children + shares.couple_older_children;
  const young = couples === 0 ? 0 : shares.couple_young_children / couples;
  const ofParents = young * ofYoung + (1 - young) * ofOlder;
  return eachType((type) => {
    if (type === "couple_young_children") return ofYoung;
    if (type === "couple_older_children") return ofOlder;
    if (type === "single_parent") return ofParents;
    return type === "generations" ? parentsAmong(shares) * ofParents : 0;
  });
}

/** The share with children among people in a household of their own; in large families it counts as the same. */
function parentsAmong(shares: Shares<HouseholdType>): number {
  const parents = shares.couple_young_children + shares.couple_older_children + shares.single_parent;
  const all = parents + shares.alone + shares.shared_flat + shares.couple;
  return all === 0 ? 0 : parents / all;
}

const withoutChildren = ({ shares }: Living): Shares<HouseholdType> =>
  eachType((type) => {
    if (type === "generations") return 1 - parentsAmong(shares);
    return TYPES.family.includes(type) ? 0 : 1;
  });

/** What a requirement says of households; null if nothing. */
function ruleOf({ children, households }: Requirement): HouseholdRule | null {
  const types = new Set(households.flatMap((word) => TYPES[word]));
  if (!children && types.size === 0) return null;
  return (living) => {
    const ofChildren = !children
      ? eachType(() => 1)
      : children.at_home
        ? withChildren(living, children)
        : withoutChildren(living);
    return eachType((type) => (types.size === 0 || types.has(type) ? ofChildren[type] : 0));
  };
}

/** What requirements together say of households; null if nothing. */
export function householdRule(requirements: readonly Requirement[]): HouseholdRule | null {
  const rules = requirements.map(ruleOf).filter((rule) => rule !== null);
  if (rules.length === 0) return null;
  return (living) => {
    const all = rules.map((rule) => rule(living));
    return eachType((type) => all.reduce((product, shares) => product * shares[type], 1));
  };
}
