import { AFRICAN_AND_MIDDLE_EASTERN_CITIES } from "./places/cities-africa-middle-east.ts";
import { AMERICAN_CITIES } from "./places/cities-americas.ts";
import { ASIA_PACIFIC_CITIES } from "./places/cities-asia-pacific.ts";
import { EUROPEAN_CITIES } from "./places/cities-europe.ts";
import { parsePlaceTable } from "./places/parse-place-table.ts";

export interface City {
  /** ISO 3166-1 alpha-2. */
  market: string;
  /** English name. */
  name: string;
  otherNames: readonly string[];
  /** People in the agglomeration, in thousands. */
  population: number;
}

function parseCity(market: string, entry: { name: string; otherNames: readonly string[] }): City {
  const space = entry.name.lastIndexOf(" ");
  return {
    market,
    name: entry.name.slice(0, space),
    otherNames: entry.otherNames,
    population: Number(entry.name.slice(space + 1)),
  };
}

const TABLES = [EUROPEAN_CITIES, AMERICAN_CITIES, ASIA_PACIFIC_CITIES, AFRICAN_AND_MIDDLE_EASTERN_CITIES];

export const CITIES: readonly City[] = TABLES.flatMap(parsePlaceTable).flatMap(({ market, entries }) =>
  entries.map((entry) => parseCity(market, entry)),
);

const byMarket = Map.groupBy(CITIES, (city) => city.market);

/** Cities over which the people of a country are spread, largest first as a rule; none for ZZ. */
export const citiesOf = (market: string): readonly City[] => byMarket.get(market) ?? [];
