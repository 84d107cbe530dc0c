import { countryOf } from "../market/countries.ts";
import { appsOfMarket, type StoreApp } from "./market-apps.ts";
import { searchesOfMarket } from "./market-searches.ts";
import { SUBREDDITS } from "./market-subreddits.ts";

export type { StoreApp } from "./market-apps.ts";

type Languages = readonly [string, ...string[]];

export interface Subreddit {
  /** Without `r/`, as Reddit spells it. */
  name: string;
  /** ISO 639-1 of what people write there, most of it first. */
  languages: Languages;
}

/** Whom to ask about a market, per source. */
export interface MarketSources {
  /** ISO 3166-1 alpha-2. */
  market: string;
  /** ISO 639-1, most spoken first, English last: people write it everywhere. */
  languages: Languages;
  subreddits: readonly Subreddit[];
  /** Null where eBay's Browse API has no marketplace. */
  ebay: { marketplace: string; searches: readonly string[] } | null;
  /** Null where no apps are known. */
  app_store: { storefront: string; apps: readonly StoreApp[] } | null;
}

const ENGLISH = "en";
const unique = (languages: readonly string[]): Languages => [...new Set(languages)] as unknown as Languages;

/** Subreddits whose name is marked with `*` are written in English whatever is spoken in the market. */
function toSubreddit(mark: string, languages: Languages): Subreddit {
  const english = mark.endsWith("*");
  return {
    name: english ? mark.slice(0, -1) : mark,
    languages: english ? unique([ENGLISH, ...languages]) : languages,
  };
}

function describe(market: string, marks: string): MarketSources {
  const languages = unique([...(countryOf(market)?.languages.slice(0, 2) ?? []), ENGLISH]);
  const searches = searchesOfMarket(market);
  const apps = appsOfMarket(market);
  return {
    market,
    languages,
    subreddits: marks.split(" ").map((mark) => toSubreddit(mark, languages)),
    ebay: searches.length > 0 ? { marketplace: `EBAY_${market}`, searches } : null,
    app_store: apps.length > 0 ? { storefront: market.toLowerCase(), apps } : null,
  };
}

const table: ReadonlyMap<string, MarketSources> = new Map(
  Object.entries(SUBREDDITS).map(([market, marks]) => [market, describe(market, marks)]),
);

/** Markets that signals are known for. */
export const signalMarkets: readonly string[] = [...table.keys()];

/** @returns null for a market that nothing is known of */
export const sourcesOfMarket = (market: string): MarketSources | null => table.get(market) ?? null;
