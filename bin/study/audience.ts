import { detectMarket } from "../../functions/personas/market/detect-market.ts";
import type { PersonaGroup } from "../../functions/personas/groups/schemas.ts";
import type { StudyWording } from "./wording.ts";
import type { Persona } from "../../functions/personas/people/schemas.ts";

type Definition = Pick<PersonaGroup, "age_min" | "age_max" | "gender" | "location" | "income_level" | "occupation">;

type Say = Pick<StudyWording, "say">;

const agesInWords = ({ age_min: youngest, age_max: oldest }: Definition, { say }: Say): string => {
  if (youngest !== null && oldest !== null)
    return youngest === oldest
      ? say("audience.aged", { age: youngest })
      : say("audience.aged_between", { youngest: youngest, oldest: oldest });
  if (youngest !== null) return say("audience.aged_from", { youngest: youngest });
  return oldest === null ? say("audience.all_ages") : say("audience.aged_to", { oldest: oldest });
};
const genders = { Female: "audience.female", Male: "audience.male", All: "audience.all" } as const;
const incomes = { Low: "audience.low_income", Middle: "audience.middle_income", High: "audience.high_income" } as const;

/** A group's definition as one would say it: `women, aged 25–40, Munich, Germany`. */
export const audienceInWords = (group: Definition, wording: Say): string =>
  [
    wording.say(genders[group.gender]),
    agesInWords(group, wording),
    group.location,
    group.income_level && wording.say(incomes[group.income_level]),
    group.occupation,
  ]
    .filter(Boolean)
    .join(wording.say("figures.comma"));

/** The market of a study, `Germany (DE)`: from the group's location, or where its personas live when it has none. */
export function marketInWords(
  location: string | null,
  personas: readonly Pick<Persona, "location">[],
  { say, language }: Pick<StudyWording, "say" | "language">,
): string {
  const { market, country } = detectMarket(location ?? personas[0]?.location ?? "");
  if (country === null) return say("opening.unknown_market");
  const name = new Intl.DisplayNames([language], { type: "region" }).of(market) ?? country;
  return `${name} (${market})`;
}
