import type { PersonaGroup } from "../../functions/personas/groups/schemas.ts";

type Definition = Pick<PersonaGroup, "age_min" | "age_max" | "gender" | "location" | "income_level" | "occupation">;

function agesInWords({ age_min: youngest, age_max: oldest }: Definition): string {
  if (youngest !== null && oldest !== null)
    return youngest === oldest ? `aged ${youngest}` : `aged ${youngest}–${oldest}`;
  if (youngest !== null) return `aged ${youngest} and over`;
  return oldest === null ? "all ages" : `aged up to ${oldest}`;
}
const genders = { Female: "women", Male: "men", All: "people" } as const;

/** A group's definition as one would say it: `women, aged 25–40, Munich, Germany`. */
export const audienceInWords = (group: Definition): string =>
  [
    genders[group.gender],
    agesInWords(group),
    group.location,
    group.income_level && `${group.income_level.toLowerCase()} income`,
    group.occupation,
  ]
    .filter(Boolean)
    .join(", ");
