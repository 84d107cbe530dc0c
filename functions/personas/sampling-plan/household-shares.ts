import { householdShares } from "../market/population/households.ts";
import {
  HOUSEHOLD_TYPES,
  toShares,
  type Activity,
  type Gender,
  type HouseholdType,
  type Shares,
} from "../market/population/vocabulary.ts";
import type { IncomeLevel } from "../groups/schemas.ts";
import type { Segment } from "./segment.ts";

/**
 * Household types by income level, relative to their share at the person's age. Single parents and people living alone
 * are over-represented in the lower third, couples without children in the upper (Eurostat ilc_di04 and ilc_li03,
 * rounded).
 */
const HOUSEHOLD_BY_INCOME: Partial<Record<HouseholdType, Shares<IncomeLevel>>> = {
  alone: { Low: 1.3, Middle: 1, High: 0.8 },
  single_parent: { Low: 1.7, Middle: 0.9, High: 0.5 },
  couple: { Low: 0.8, Middle: 1, High: 1.2 },
  couple_young_children: { Low: 0.9, Middle: 1, High: 1.1 },
};

const WITH_CHILDREN: readonly HouseholdType[] = [
  "couple_young_children",
  "couple_older_children",
  "single_parent",
  "generations",
];

/** The person who lives in the households that are asked for. */
export interface Resident {
  age: number;
  gender: Gender;
  activity: Activity;
  income: IncomeLevel;
}

/** Weights of household types: for everybody, and for those who satisfy what the group's description says. */
function weightsOf(segment: Segment, { age, gender, activity, income }: Resident) {
  const { market, households } = segment;
  const shares = householdShares(market, age, gender, activity);
  const parents = segment.occupation?.parents && WITH_CHILDREN.some((type) => shares[type] > 0);
  const weight = (type: HouseholdType) =>
    parents && !WITH_CHILDREN.includes(type) ? 0 : shares[type] * (HOUSEHOLD_BY_INCOME[type]?.[income] ?? 1);
  const fitting = households?.({ market, age, gender, shares });
  return HOUSEHOLD_TYPES.map((type) => ({ type, all: weight(type), fitting: weight(type) * (fitting?.[type] ?? 1) }));
}

/**
 * Household types at an age, gender and activity, tilted by income; with children where the group is one of parents,
 * and only those that satisfy the group's description.
 */
export function householdsOf(segment: Segment, resident: Resident): Shares<HouseholdType> {
  const weights = weightsOf(segment, resident);
  return toShares(Object.fromEntries(weights.map(({ type, fitting }) => [type, fitting])) as Shares<HouseholdType>);
}

/** The share of people whose household satisfies the group's description; 1 where it says nothing of that. */
export function shareFitting(segment: Segment, resident: Resident): number {
  if (!segment.households) return 1;
  const weights = weightsOf(segment, resident);
  const sum = (of: (weight: (typeof weights)[number]) => number) =>
    weights.reduce((total, each) => total + of(each), 0);
  return sum(({ fitting }) => fitting) / sum(({ all }) => all);
}
