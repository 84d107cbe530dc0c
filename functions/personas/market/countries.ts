import countries from "../../data/countries.json" with { type: "json" };

/** The market of a place that is not known. */
export const UNKNOWN_MARKET = "ZZ";

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** ISO 3166-1 alpha-3. */
  alpha3: string;
  /** English name. */
  name: string;
  otherNames: readonly string[];
  /** ISO 639 codes of the languages consumers are addressed in, most spoken first. */
  languages: readonly string[];
  /** ISO 4217 code. */
  currency: string;
}

export const COUNTRIES: readonly Country[] = countries.countries;

const byCode = new Map(COUNTRIES.map((country) => [country.code, country]));

/** The country of a market, undefined for ZZ and codes that are not assigned. */
export const countryOf = (market: string): Country | undefined => byCode.get(market);
