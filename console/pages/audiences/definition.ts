import type { Answer, Call } from "../../../clients/typescript/src/index.ts";
import { locale } from "../../language/chosen.ts";
import { profileWord } from "../../profile-words.ts";
import { t } from "../../language/say.ts";

/** `Swahili` for `sw` */
export const languageName = (tag: string): string =>
  new Intl.DisplayNames([locale], { type: "language" }).of(tag) ?? tag;

export type Group = Answer<"getPersonaGroup">;
type Body = Call<"createPersonaGroup">["body"];

/**
 * The definition of an audience as its form holds it: every field is a text, and an empty one is left to the market.
 */
export interface Definition {
  name: string;
  description: string;
  location: string;
  age_min: string;
  age_max: string;
  gender: string;
  income_level: string;
  occupation: string;
  language: string;
  persona_count: string;
}

export const emptyDefinition: Definition = {
  name: "",
  description: "",
  location: "",
  age_min: "",
  age_max: "",
  gender: "All",
  income_level: "",
  occupation: "",
  language: "",
  persona_count: "5",
};

type Given = Partial<Record<keyof Definition, string | number | null>>;

/** The known facts about an audience, as the form's fields. */
export const definitionFrom = (given: Given): Definition => ({
  ...emptyDefinition,
  ...Object.fromEntries(
    Object.keys(emptyDefinition).flatMap((name) => {
      const value = given[name as keyof Definition];
      return value === null || value === undefined ? [] : [[name, String(value)]];
    }),
  ),
});

/** A typed number. Other text is sent unchanged, and the service returns the error for it. */
const numberIn = (text: string) => (text.trim() === "" ? null : Number.isNaN(Number(text)) ? text : Number(text));
const textIn = (text: string) => text.trim() || null;

/** The fields as the body of a request. */
export const bodyFrom = (definition: Definition): Body =>
  ({
    name: definition.name,
    description: textIn(definition.description),
    location: textIn(definition.location),
    age_min: numberIn(definition.age_min),
    age_max: numberIn(definition.age_max),
    gender: definition.gender,
    income_level: textIn(definition.income_level),
    occupation: textIn(definition.occupation),
    language: textIn(definition.language),
    persona_count: numberIn(definition.persona_count) ?? undefined,
  }) as Body;

const ages = ({ age_min, age_max }: Group): string | null => {
  if (age_min === null) return age_max === null ? null : t("up to {age_max}", { age_max });
  return age_max === null ? t("{age_min} and over", { age_min }) : t("{age_min} to {age_max}", { age_min, age_max });
};

/** Where its people live; without a place, the market that the service uses in that case. */
export const placeOf = ({ location, population: { market }, respondents }: Group): string =>
  location ??
  (respondents === null
    ? (new Intl.DisplayNames([locale], { type: "region" }).of(market) ?? market)
    : t("as their file says"));

/**
 * The definition of an audience as short facts.
 * @param spoken the tag of its language, as soon as it is known
 */
export const definitionFacts = (
  group: Group,
  spoken?: string | null,
): (readonly [string, string | number | null])[] => [
  [t("Everybody"), group.description],
  [t("Place"), placeOf(group)],
  [t("Age"), ages(group) ?? t("any")],
  [t("Gender"), group.gender === "All" ? t("any") : profileWord(group.gender)],
  [t("Income"), group.income_level ? profileWord(group.income_level) : t("any")],
  [t("Occupation"), group.occupation ?? t("any")],
  [t("Language"), spoken ? languageName(spoken) : null],
];
