import type { Study } from "./study-kinds.ts";

export type Sample = NonNullable<Study["sample"]>;
export type Quota = Sample["cells"][number];

/** By what quotas are set, in words. */
export const factNames: Readonly<Record<Quota["fact"], string>> = {
  gender: "Gender",
  age: "Age",
  income_level: "Income",
  location: "Place",
  occupation: "Occupation",
};

/** Whom a quota counts: `Female`, `18 to 34`; everybody else where the fact's other quotas leave somebody over. */
export function quotaInWords({ value, min, max }: Quota): string {
  if (value !== null) return value;
  if (min === null && max === null) return "everybody else";
  if (min === null) return `up to ${max}`;
  return max === null ? `${min} and over` : `${min} to ${max}`;
}

/** Why completes are missing. */
export const shortfalls: Readonly<Record<NonNullable<Quota["unfilled_because"]>, string>> = {
  group: "nobody of the audience was left to be asked",
  replacements: "the replacements ran out",
  max_cost: "the study reached its cost limit",
};
