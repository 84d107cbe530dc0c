import type { HumanChoices, HumanChooser } from "../human-study/choice-record.ts";
import { placesOf } from "../human-study/same-text.ts";
import type { Profile } from "../../studies/conjoint/attributes.ts";
import type { ConjointDesign } from "../../studies/conjoint/design-schema.ts";
import type { PersonaChoices } from "../../studies/conjoint/responses.ts";
import type { ValidityInput } from "./input.ts";

/** The data for the comparison of a conjoint study with people's choices. */
export interface ChoiceValidityInput {
  simulation_id: string;
  design: ConjointDesign;
  personas: readonly PersonaChoices[];
  people: Omit<ValidityInput["people"], "matched" | "unmatched">;
  choices: HumanChoices;
  choosers: readonly HumanChooser[];
  /** Ids of the personas that were made of real respondents, by the respondents' codes. */
  personaOf: ReadonlyMap<string, string>;
}

/** Offers of people in terms of a design: positions of levels, in its order of attributes. */
export type ToDesign = (offer: Profile) => Profile;

/** The place of each text among others; undefined unless both are the same set. */
function placesAmong(texts: readonly string[], others: readonly string[]): number[] | undefined {
  const placeOf = placesOf(others);
  const places = texts.map(placeOf);
  return texts.length === others.length && new Set(places).size === others.length && !places.includes(undefined)
    ? (places as number[])
    : undefined;
}

/**
 * Converts offers of people to offers of a design, if both have the same attributes and levels.
 * @returns half a sentence on what differs if they do not
 */
export function toDesign(
  { attributes, none_share }: HumanChoices,
  design: Pick<ConjointDesign, "attributes" | "include_none">,
): ToDesign | string {
  const namesOf = (all: readonly { name: string }[]) => all.map(({ name }) => name);
  const [ours, theirs] = [namesOf(design.attributes), namesOf(attributes)];
  const from = placesAmong(ours, theirs);
  if (!from) return `people chose by ${theirs.join(", ")}, the personas by ${ours.join(", ")}`;
  if (none_share !== null && !design.include_none)
    return "people could take none of the offers, the personas could not";
  const levels = from.map((place, at) => placesAmong(attributes[place]!.levels, design.attributes[at]!.levels));
  const other = levels.findIndex((places) => places === undefined);
  if (other >= 0) return `the levels of “${ours[other]!}” are not the same for people and personas`;
  return (offer) => from.map((place, at) => levels[at]![offer[place]!]!);
}
