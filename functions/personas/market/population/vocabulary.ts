export type Gender = "Male" | "Female";

/** Highest completed level: ISCED 0–2, 3–4, 5–6, 7–8. */
export const EDUCATION_LEVELS = ["basic", "upper_secondary", "bachelor", "master"] as const;
export type EducationLevel = (typeof EDUCATION_LEVELS)[number];

export const ACTIVITIES = [
  "pupil",
  "student",
  "apprentice",
  "employed",
  "unemployed",
  "homemaker",
  "parental_leave",
  "unable_to_work",
  "retired",
] as const;
export type Activity = (typeof ACTIVITIES)[number];

export const HOUSEHOLD_TYPES = [
  "parents",
  "one_parent",
  "alone",
  "shared_flat",
  "couple",
  "couple_young_children",
  "couple_older_children",
  "single_parent",
  "generations",
  "care_home",
] as const;
export type HouseholdType = (typeof HOUSEHOLD_TYPES)[number];

/** Probabilities of alternatives that exclude each other; they add up to 1. */
export type Shares<Key extends string> = Record<Key, number>;

/** 1 far below 0, 0 far above: the curve along which people pass a threshold of life that lies at 0. */
export const fading = (distance: number): number => 1 / (1 + Math.exp(distance));
export const rising = (distance: number): number => fading(-distance);

export const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Scales non-negative weights to shares; alternatives rarer than `rarest` of the total are left out. */
export function toShares<Key extends string>(weights: Record<Key, number>, rarest = 0): Shares<Key> {
  const entries = Object.entries(weights) as [Key, number][];
  const total = entries.reduce((sum, [, weight]) => sum + Math.max(0, weight), 0);
  const kept = entries.map(([key, weight]) => [key, weight > rarest * total ? weight : 0] as const);
  const keptTotal = kept.reduce((sum, [, weight]) => sum + weight, 0);
  return Object.fromEntries(kept.map(([key, weight]) => [key, weight / keptTotal])) as Shares<Key>;
}
