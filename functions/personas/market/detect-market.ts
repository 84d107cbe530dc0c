import { UNKNOWN_MARKET, countryOf } from "./countries.ts";
import { locationParts, type LocationPart } from "./places/location-parts.ts";
import type { PlaceMeaning } from "./places/place-index.ts";

export interface MarketPlace {
  /** ISO 3166-1 alpha-2; ZZ for a place that is not known. */
  market: string;
  /** English name, null for ZZ. */
  country: string | null;
  /**
   * City (or state, when that is all the text says) by its English name; as written when it is not in the tables; null
   * for a country alone.
   */
  city: string | null;
}

/** Evidence that a part gives for a market: a country's name outweighs a city that several countries have. */
const EVIDENCE = { country: 4, code: 3, subdivision: 3, city: 2, postal: 2.5 } as const;
/**
 * `Springfield, IL` is a state before it is Israel: a town and two letters are an American habit. Germany and India are
 * meant more often.
 */
const EVIDENCE_OF_US_STATE_AFTER_TOWN = 3.5;
const COUNTRY_CODES_BEFORE_STATES = new Set(["DE", "IN"]);
/** Larger cities win among namesakes; the largest has 37 million, so this never outweighs other evidence. */
const EVIDENCE_PER_THOUSAND_PEOPLE = 1e-5;

function evidence(meaning: PlaceMeaning, part: LocationPart, alone: boolean): number {
  if (
    meaning.kind === "postal" &&
    meaning.market === "US" &&
    !alone &&
    !COUNTRY_CODES_BEFORE_STATES.has(part.text.toUpperCase())
  ) {
    return EVIDENCE_OF_US_STATE_AFTER_TOWN;
  }
  return EVIDENCE[meaning.kind] + meaning.population * EVIDENCE_PER_THOUSAND_PEOPLE;
}

/** The market with the most evidence over all parts; the one named first among equals. */
function likeliestMarket(parts: readonly LocationPart[]): string | undefined {
  const totals = new Map<string, number>();
  for (const part of parts) {
    const best = new Map<string, number>();
    for (const meaning of part.meanings) {
      const weight = evidence(meaning, part, parts.length === 1);
      best.set(meaning.market, Math.max(best.get(meaning.market) ?? 0, weight));
    }
    for (const [market, weight] of best) totals.set(market, (totals.get(market) ?? 0) + weight);
  }
  return [...totals].reduce<[string | undefined, number]>(
    (top, entry) => (entry[1] > top[1] ? entry : top),
    [undefined, 0],
  )[0];
}

const isCountry = ({ kind }: PlaceMeaning): boolean => kind === "country" || kind === "code";

function cityIn(market: string, parts: readonly LocationPart[]): string | null {
  const countryPart = parts.findLastIndex(({ meanings }) => meanings.some((m) => m.market === market && isCountry(m)));
  const others = parts.filter((_, index) => index !== countryPart);
  const named = (kinds: readonly PlaceMeaning["kind"][]) =>
    others.flatMap(({ meanings }) => meanings.filter((m) => m.market === market && kinds.includes(m.kind)))[0]?.name;
  const unknown = others.find(({ meanings }) => !meanings.some((m) => m.market === market || isCountry(m)));
  return named(["city"]) ?? unknown?.text ?? named(["subdivision", "postal"]) ?? null;
}

/**
 * Reads the market out of a free-text location: city and country in either order, one of them alone, states, or ISO
 * codes. Names may be English or local, with or without accents (`München`, `NYC`, `São Paulo - Brasil`, `東京`). If
 * there are several countries, the first counts. A place that is not known keeps its text as the city, with market ZZ.
 */
export function detectMarket(location: string): MarketPlace {
  const parts = locationParts(location);
  const market = likeliestMarket(parts);
  if (market === undefined) {
    return { market: UNKNOWN_MARKET, country: null, city: location.trim().replaceAll(/\s+/g, " ") || null };
  }
  return { market, country: countryOf(market)?.name ?? null, city: cityIn(market, parts) };
}

/**
 * The market of a group without a location. One market, not a mix: a group shares prices, a currency, a language and
 * cultural signals, and a difference inside it should be one between people, not between countries. The United States
 * because it is the largest consumer market (over a quarter of the world's household consumption, World Bank
 * NE.CON.PRVT.CD) with the best-documented population.
 */
export const DEFAULT_MARKET = "US";

/** Where the personas of a group live: its location, or the default market when it names none. */
export function placeOfGroup(location: string | null): MarketPlace {
  if (location?.trim()) return detectMarket(location);
  return { market: DEFAULT_MARKET, country: countryOf(DEFAULT_MARKET)?.name ?? null, city: null };
}
