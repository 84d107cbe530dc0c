import { detectMarket } from "../../functions/domain/market/detect-market.ts";
import type { PersonaGroup } from "../../functions/domain/persona-group/schemas.ts";
import type { Persona } from "../../functions/domain/persona/schemas.ts";

type Definition = Pick<PersonaGroup, "age_min" | "age_max" | "gender" | "location" | "income_level" | "occupation">;

const agesInWords = ({ age_min, age_max }: Definition): string => {
  if (age_min !== null && age_max !== null)
    return age_min === age_max ? `aged ${age_min}` : `aged ${age_min}–${age_max}`;
  if (age_min !== null) return `aged ${age_min} and over`;
  return age_max === null ? "all ages" : `aged up to ${age_max}`;
};
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

/** The market of a study, `Germany (DE)`: from the group's location, or where its personas live when it has none. */
export function marketInWords(location: string | null, personas: readonly Pick<Persona, "location">[]): string {
  const { market, country } = detectMarket(location ?? personas[0]?.location ?? "");
  return country === null ? "not recognised" : `${country} (${market})`;
}
