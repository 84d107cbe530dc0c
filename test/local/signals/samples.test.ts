import { describe, expect, it } from "vitest";
import { countryOf } from "../../../functions/personas/market/countries.ts";
import { cleanExcerpt } from "../../../functions/personas/signals/clean-excerpt.ts";
import { sourcesOfMarket } from "../../../functions/personas/signals/market-sources.ts";
import { signalLanguage } from "../../../functions/personas/signals/signal-language.ts";
import { readSample, sampleMarkets as samples } from "../../../local/signals/samples.ts";

const subreddits: Readonly<Record<string, readonly string[]>> = {
  DE: ["germany", "Finanzen", "Kochen"],
  US: ["AskAnAmerican", "Frugal", "EatCheapAndHealthy"],
  GB: ["AskUK", "UKFrugal", "CasualUK"],
  FR: ["france", "AskFrance", "vosfinances"],
  ES: ["spain", "askspain"],
  IT: ["italy", "ItaliaPersonalFinance"],
  BR: ["brasil", "conversas"],
  JP: ["japan", "japanlife"],
};

/** Orders to a language model, one per language of the samples. */
const orders = new RegExp(
  "(?:ignoriere|ignore|ignora|disregard)\\b.{0,25}\\b" +
    "(?:anweisungen|instructions|instrucciones|istruzioni|instruções)|指示をすべて無視",
  "iu",
);
const dirt = /u\/\w|@\w|https?:\/\/|\*\*|\p{Extended_Pictographic}/u;

const sourcesOf = (market: string) => sourcesOfMarket(market)!;

it("has each market once", () => {
  expect(samples.map(({ market }) => market).sort()).toEqual(Object.keys(subreddits).sort());
});

describe.each(samples)("the sample of $market", ({ market, reddit, ebay, reviews: rated }) => {
  const written = Object.values(reddit).flat();

  it("has 14 to 18 posts in the subreddits that the market is asked about, none of them empty", () => {
    expect(Object.keys(reddit)).toEqual(subreddits[market]);
    expect(written.length).toBeGreaterThanOrEqual(14);
    expect(written.length).toBeLessThanOrEqual(18);
    for (const name of Object.keys(reddit)) {
      expect(reddit[name]!.length).toBeGreaterThanOrEqual(4);
      expect(sourcesOf(market).subreddits.map((subreddit) => subreddit.name)).toContain(name);
    }
  });

  it("sells 10 to 14 items of what the market is searched for, and none where eBay has no marketplace", () => {
    const searched = sourcesOf(market).ebay?.searches ?? [];
    expect(ebay.length).toBeGreaterThanOrEqual(searched.length > 0 ? 10 : 0);
    expect(ebay.length).toBeLessThanOrEqual(searched.length > 0 ? 14 : 0);
    expect(ebay.map(({ query }) => query).filter((query) => !searched.includes(query))).toEqual([]);
    for (const { price, currency, sold } of ebay) {
      expect(price).toMatch(/^\d+\.\d\d$/);
      expect(currency).toBe(countryOf(market)!.currency);
      expect(sold).toBeGreaterThan(0);
    }
  });

  it("rates two or three of the market's apps with everything from one to five stars", () => {
    expect(rated.length).toBeGreaterThanOrEqual(10);
    expect(rated.length).toBeLessThanOrEqual(14);
    expect([...new Set(rated.map(({ rating }) => rating))].sort()).toEqual([1, 2, 3, 4, 5]);
    const apps = new Map(rated.map(({ app_id, app_name }) => [app_id, app_name]));
    expect([2, 3]).toContain(apps.size);
    const known = sourcesOf(market).app_store!.apps;
    for (const [id, name] of apps) expect(known).toContainEqual({ id, name });
  });

  it("gives every text a title of its own, an author and a day of the last week", () => {
    const all = [...written, ...rated, ...ebay.map((item) => ({ ...item, text: item.title, author: item.seller }))];
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    for (const { title, text, author, daysAgo } of all) {
      expect([title, text, author].filter((part) => part.trim() === "")).toEqual([]);
      expect(Number.isInteger(daysAgo) && daysAgo >= 0 && daysAgo <= 7).toBe(true);
    }
    for (const { text } of written) expect(text.length).toBeGreaterThan(60);
  });

  it("holds one order to a language model, and dirt that is cleaned away", () => {
    expect(written.filter(({ text }) => orders.test(text))).toHaveLength(1);
    expect(written.filter(({ text }) => dirt.test(text)).length).toBeGreaterThanOrEqual(3);
    const cleaned = written.map(({ text }) => cleanExcerpt(text)).join("\n");
    expect(cleaned).not.toMatch(/https?:|u\/\w|@\w|\*\*/);
  });

  it("speaks the languages of the market", () => {
    const { languages } = sourcesOf(market);
    const spoken = written.filter(({ text }) => signalLanguage(text, languages) === languages[0]).length;
    // Posts of r/germany, r/japanlife and some of r/japan are English, as they are there.
    expect(spoken / written.length).toBeGreaterThanOrEqual(market === "JP" ? 0.3 : market === "DE" ? 0.6 : 0.9);
    expect(rated.filter(({ text }) => signalLanguage(text, languages) !== languages[0])).toEqual([]);
  });
});

describe("a file of sample data", () => {
  const file = (rating: number, text: string) => `
    { market: DE, reddit: {}, ebay: [], reviews: [
      { app_id: "1", app_name: App, rating: ${rating}, daysAgo: 0, author: somebody, title: Title, text: ${text} } ] }`;

  it("holds ratings from one to five stars, and no text that is empty", () => {
    expect(readSample(file(5, "Text")).reviews).toHaveLength(1);
    expect(() => readSample(file(6, "Text"))).toThrow(/rating/);
    expect(() => readSample(file(5, '""'))).toThrow(/text/);
  });
});
