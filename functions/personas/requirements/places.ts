import { meaningsOf } from "../market/places/place-index.ts";
import { PLACE_TYPES, type PlaceType, type Requirement } from "./schemas.ts";

/**
 * The kinds of place that satisfy all requirements; null if none of them is about that.
 * @returns empty if they contradict each other
 */
export function placeTypes(requirements: readonly Requirement[]): PlaceType[] | null {
  const said = requirements.map(({ place_types }) => place_types).filter((types) => types.length > 0);
  return said.length === 0 ? null : PLACE_TYPES.filter((type) => said.every((types) => types.includes(type)));
}

const NEAR_CITY: Record<PlaceType, (city: string) => string> = {
  city: (city) => city,
  town: (city) => `small town near ${city}`,
  suburb: (city) => `suburb of ${city}`,
  countryside: (city) => `countryside near ${city}`,
};
const IN_STATE: Record<PlaceType, (state: string) => string> = {
  city: (state) => `city in ${state}`,
  town: (state) => `small town in ${state}`,
  suburb: (state) => `suburb in ${state}`,
  countryside: (state) => `rural ${state}`,
};

/**
 * A kind of place in or near a city, or in a state or province: `countryside near Munich`, `rural Ohio`. There is no
 * table of villages, so the place has no name of its own.
 */
export function placeOfType(type: PlaceType, name: string, market: string): string {
  const kinds = meaningsOf(name).filter((meaning) => meaning.market === market);
  const isState = kinds.some(({ kind }) => kind === "subdivision") && !kinds.some(({ kind }) => kind === "city");
  return (isState ? IN_STATE : NEAR_CITY)[type](name);
}
