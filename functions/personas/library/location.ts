import { memoize } from "../../languages/memoize.ts";
import { UNKNOWN_MARKET } from "../market/countries.ts";
import { detectMarket, type MarketPlace } from "../market/detect-market.ts";
import { meaningsOf } from "../market/places/place-index.ts";
import { normalisePlaceName, placeNameForms } from "../market/places/place-name.ts";

export type LocationFilter = (location: string) => boolean;

// Many personas live in the same place: each place is judged once per search.

/** Same country, and same city where one is asked for; a place that is not known by its name alone. */
export function livesIn(place: MarketPlace): LocationFilter {
  const city = place.city === null ? null : normalisePlaceName(place.city);
  return memoize((location) => {
    const home = detectMarket(location);
    if (home.market !== place.market) return false;
    return city === null || (home.city !== null && normalisePlaceName(home.city) === city);
  });
}

/** `ch` is more likely the middle of Manchester than Switzerland: a country's code counts in capitals only. */
const isCodeInSmallLetters = (query: string): boolean => {
  const meanings = meaningsOf(query);
  const onlyCode = meanings.length > 0 && meanings.every(({ kind }) => kind === "code" || kind === "postal");
  return onlyCode && query !== query.toUpperCase();
};

function namedPlace(query: string): LocationFilter {
  const place = detectMarket(query);
  return place.market === UNKNOWN_MARKET || isCodeInSmallLetters(query) ? () => false : livesIn(place);
}

/**
 * Finds a location by a part of its text, whatever the case and the accents (`sao`, `ünch`). If commas separate several
 * parts, all have to occur. It also finds a whole name of the city or country in another spelling or language
 * (`München`, `Deutschland`, `NYC`).
 */
export function locationFilter(query: string): LocationFilter {
  const parts = query.split(/[,;]/).map(normalisePlaceName).filter(Boolean);
  const named = namedPlace(query.trim());
  return memoize(
    (location) =>
      placeNameForms(location).some((form) => parts.every((part) => form.includes(part))) || named(location),
  );
}
