import ages from "../../../data/ages.json" with { type: "json" };
import education from "../../../data/education.json" with { type: "json" };
import households from "../../../data/households.json" with { type: "json" };
import work from "../../../data/work.json" with { type: "json" };
import { UNKNOWN_MARKET, countryOf } from "../countries.ts";
import { POPULATION_TABLES, type PopulationTable } from "./tables.ts";

const tables: Record<PopulationTable, Readonly<Record<string, unknown>>> = {
  ages: ages.markets,
  education: education.markets,
  households: households.markets,
  work: work.markets,
};

/** Markets of which a table has figures of their own, in alphabetical order. */
export const coveredMarkets = (table: PopulationTable): string[] =>
  Object.keys(tables[table])
    .filter((market) => market !== UNKNOWN_MARKET)
    .toSorted();

/** The data used for a market's population. */
export interface PopulationCoverage {
  market: string;
  /** Tables without the market: the world's figures stand in. */
  missing: PopulationTable[];
  /** The same in a sentence; null if every table has the market. */
  note: string | null;
}

/**
 * Which tables of the population have figures of a market.
 * @param market ISO 3166-1 alpha-2, ZZ where it is not known
 */
export function populationCoverage(market: string): PopulationCoverage {
  const missing = POPULATION_TABLES.filter(
    (table) => market === UNKNOWN_MARKET || !Object.hasOwn(tables[table], market),
  );
  if (missing.length === 0) return { market, missing, note: null };
  const where = countryOf(market)?.name;
  const reason = where ? `There are no figures of ${where}` : "The location was not recognised";
  return {
    market,
    missing,
    note: `${reason}, so figures of the world are used for its population (${missing.join(", ")}).`,
  };
}
