import type { Study } from "./study-kinds.ts";
import { profileWord } from "../../profile-words.ts";
import { t } from "../../language/say.ts";

export type Sample = NonNullable<Study["sample"]>;
export type Quota = Sample["cells"][number];

/** By what quotas are set, in words. */
export const factNames: Readonly<Record<Quota["fact"], string>> = {
  gender: t("Gender"),
  age: t("Age"),
  income_level: t("Income"),
  location: t("Place"),
  occupation: t("Occupation"),
};

/**
 * The people that a quota counts: `Female`, `18 to 34`. A quota without a value counts all whom the fact's other quotas
 * do not.
 */
export function quotaInWords({ value, min, max }: Quota): string {
  if (value !== null) return profileWord(value);
  if (min === null && max === null) return t("all other personas");
  if (min === null) return t("up to {max}", { max: max ?? "" });
  return max === null ? t("{min} and over", { min }) : t("{min} to {max}", { min, max });
}

/** Why completes are missing. */
export const shortfalls: Readonly<Record<NonNullable<Quota["unfilled_because"]>, string>> = {
  group: t("no persona of the audience was left to ask"),
  replacements: t("the replacements ran out"),
  max_cost: t("the study reached its cost limit"),
};
