import type { Answer } from "../../../clients/typescript/src/index.ts";
import { t } from "../../language/say.ts";
import { profileWord } from "../../profile-words.ts";

type Persona = Pick<Answer<"listPersonas">[number], "age" | "gender" | "income_level" | "location">;
type People = Answer<"previewPersonaGroup">["people"];

/** The number of personas in a category, compared with its share of the population. */
export interface CompositionRow {
  label: string;
  personas: number;
  /** 0 to 1. */
  population: number;
}

/** The most places that are shown by name; the others share one row. */
const MOST_PLACES = 6;

const ageLabel = ({ from, to }: People["age"][number]): string =>
  to === null ? t("{from} and over", { from }) : t("{from} to {to}", { from, to });

/**
 * Age, gender, income and place of personas and of the population that they are drawn from, named in the reader's
 * language. A persona without a value is not counted; only respondents of a file may lack one.
 */
export function compositionOf(personas: readonly Persona[], people: People): Record<string, CompositionRow[]> {
  const counted = (is: (persona: Persona) => boolean) => personas.filter(is).length;
  const places = people.places.map(({ name, share }) => ({
    label: name,
    personas: counted(({ location }) => location === name),
    population: share,
  }));
  const byNeed = places.toSorted((a, b) => b.personas - a.personas || b.population - a.population);
  const named = byNeed.slice(0, MOST_PLACES);
  const others = {
    label: t("Elsewhere"),
    personas: personas.length - named.reduce((sum, place) => sum + place.personas, 0),
    population: byNeed.slice(MOST_PLACES).reduce((sum, { population }) => sum + population, 0),
  };
  return {
    [t("Age")]: people.age.map((group) => ({
      label: ageLabel(group),
      personas: counted(({ age }) => age !== null && age >= group.from && age <= (group.to ?? Infinity)),
      population: group.share,
    })),
    [t("Gender")]: (["Female", "Male"] as const)
      .filter((gender) => people.gender[gender] > 0)
      .map((gender) => ({
        label: gender === "Female" ? t("Women") : t("Men"),
        personas: counted((persona) => persona.gender === gender),
        population: people.gender[gender],
      })),
    [t("Income")]: (["Low", "Middle", "High"] as const)
      .filter((level) => people.income_level[level] > 0)
      .map((level) => ({
        label: profileWord(level),
        personas: counted(({ income_level }) => income_level === level),
        population: people.income_level[level],
      })),
    [t("Place")]: others.personas > 0 || others.population > 0 ? [...named, others] : named,
  };
}
