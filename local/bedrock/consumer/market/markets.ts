import { countryOf } from "../../../../functions/domain/market/countries.ts";
import brands from "../../data/brands.json" with { type: "json" };
import { currencies, type CurrencyCode, type Market } from "./market.ts";

/** Price level of everyday goods relative to Germany, of the markets that have brands of their own. */
const levels: Readonly<Record<string, number>> = {
  AR: 0.7,
  AT: 1.06,
  AU: 1.15,
  BE: 1.06,
  BR: 0.6,
  CA: 1.1,
  CH: 1.55,
  DE: 1,
  ES: 0.9,
  FR: 1.05,
  GB: 1.05,
  IN: 0.4,
  IT: 0.97,
  JP: 0.8,
  KR: 0.95,
  MX: 0.65,
  NG: 0.4,
  NL: 1.06,
  PL: 0.7,
  PT: 0.88,
  SE: 1.1,
  TR: 0.5,
  US: 1.15,
  ZA: 0.6,
};

/** Brands that are sold nearly everywhere, for people whose market is unknown or not described. */
const anywhere: Market = { code: "ZZ", country: "", currency: currencies.EUR, level: 0.9, ...brands.anywhere };

export const markets: readonly Market[] = Object.entries(brands.markets).map(([code, lists]) => {
  const country = countryOf(code)!;
  return {
    code,
    country: country.name,
    currency: currencies[country.currency as CurrencyCode],
    level: levels[code]!,
    ...lists,
  };
});

const byCode = new Map(markets.map((entry) => [entry.code, entry]));

/** The market of a country code; a market of global brands for any other. */
export const marketOf = (code: string): Market => byCode.get(code === "UK" ? "GB" : code) ?? anywhere;
