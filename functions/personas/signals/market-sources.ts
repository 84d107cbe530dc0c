import searchData from "../../data/marketplace-searches.json" with { type: "json" };
import appData from "../../data/store-apps.json" with { type: "json" };
import subredditData from "../../data/subreddits.json" with { type: "json" };
import { countryOf } from "../market/countries.ts";

/** An app of Apple's App Store. */
export interface StoreApp {
  /** Apple's number of it, the same in every country. */
  id: string;
  name: string;
}

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

const searchesOf: Readonly<Record<string, readonly string[]>> = searchData.markets;
const appNamesOf: Readonly<Record<string, readonly string[]>> = appData.markets;
const storeApps: Readonly<Record<string, StoreApp>> = appData.apps;

function describe(market: string, marks: readonly string[]): MarketSources {
  const languages = unique([...(countryOf(market)?.languages.slice(0, 2) ?? []), ENGLISH]);
  const searches = searchesOf[market] ?? [];
  const apps = (appNamesOf[market] ?? []).flatMap((name) => storeApps[name] ?? []);
  return {
    market,
    languages,
    subreddits: marks.map((mark) => toSubreddit(mark, languages)),
    ebay: searches.length > 0 ? { marketplace: `EBAY_${market}`, searches } : null,
    app_store: apps.length > 0 ? { storefront: market.toLowerCase(), apps } : null,
  };
}

const table: ReadonlyMap<string, MarketSources> = new Map(
  Object.entries(subredditData.markets).map(([market, marks]) => [market, describe(market, marks)]),
);

/** Markets that signals are known for. */
export const signalMarkets: readonly string[] = [...table.keys()];

/** @returns null for a market that nothing is known of */
export const sourcesOfMarket = (market: string): MarketSources | null => table.get(market) ?? null;
