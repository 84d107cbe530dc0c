import { describe, expect, it } from "vitest";
import { countryOf } from "../../../../functions/personas/market/countries.ts";
import { signalMarkets, sourcesOfMarket } from "../../../../functions/personas/signals/market-sources.ts";

const all = signalMarkets.map((market) => sourcesOfMarket(market)!);

describe("sources of markets", () => {
  it("are known for at least 25 countries that exist", () => {
    expect(signalMarkets.length).toBeGreaterThanOrEqual(25);
    expect(signalMarkets.filter((market) => !countryOf(market))).toEqual([]);
  });

  it("name subreddits as Reddit allows them, each once", () => {
    for (const { subreddits } of all) {
      const names = subreddits.map(({ name }) => name.toLowerCase());
      expect(names.filter((name) => !/^[a-z0-9]\w{1,20}$/.test(name))).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it("stay within the requests of one refresh", () => {
    for (const { subreddits, ebay, app_store } of all) {
      expect(subreddits.length * 2 + 1).toBeLessThanOrEqual(24);
      expect((ebay?.searches.length ?? 0) * 2 + 1).toBeLessThanOrEqual(24);
      expect((app_store?.apps.length ?? 0) * 2).toBeLessThanOrEqual(24);
    }
  });

  it("ask eBay only in markets that its Browse API serves", () => {
    const marketplaces = all.flatMap(({ ebay }) => ebay?.marketplace ?? []);
    expect(marketplaces).toContain("EBAY_DE");
    expect(sourcesOfMarket("JP")?.ebay).toBeNull();
    expect(sourcesOfMarket("BR")?.ebay).toBeNull();
  });

  it("give the App Store at least four apps, each once", () => {
    for (const { market, app_store } of all) {
      if (!app_store) continue;
      expect(app_store.storefront).toBe(market.toLowerCase());
      const ids = app_store.apps.map(({ id }) => id);
      expect(ids.length).toBeGreaterThanOrEqual(4);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => !/^\d{9,10}$/.test(id))).toEqual([]);
    }
  });

  it("expect English in national subreddits for foreigners and the national language elsewhere", () => {
    const german = sourcesOfMarket("DE")!.subreddits;
    expect(german.find(({ name }) => name === "germany")?.languages).toEqual(["en", "de"]);
    expect(german.find(({ name }) => name === "Kochen")?.languages).toEqual(["de", "en"]);
  });

  it("are unknown for other markets", () => {
    expect(sourcesOfMarket("ZZ")).toBeNull();
    expect(sourcesOfMarket("AQ")).toBeNull();
  });
});
