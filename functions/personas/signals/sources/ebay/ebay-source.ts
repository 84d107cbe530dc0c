import { countryOf } from "../../../market/countries.ts";
import { cleanExcerpt } from "../../clean-excerpt.ts";
import { sourcesOfMarket } from "../../market-sources.ts";
import type { MarketSignal } from "../../market-signals.ts";
import { signalLanguage } from "../../signal-language.ts";
import { timestamp } from "../../../../platform/timestamp.ts";
import { AppTokens, type AppCredentials } from "../app-tokens.ts";
import type { Asking } from "../asking.ts";
import { Refresh } from "../refresh.ts";
import { SourceUnusable, type SignalSourceAdapter } from "../signal-source.ts";
import { TITLE_LENGTH } from "../title-length.ts";
import { observedAt, wellFormed } from "../well-formed.ts";
import * as z from "zod";

/** A page of item summaries of eBay's Browse API. Without a hit the list is left out. Items are checked one by one. */
const searchSchema = z.object({
  total: z.number(),
  next: z.string().nullish(),
  itemSummaries: z.array(z.unknown()).default([]),
});

/** The parts of an item that we read. They do not include its seller. */
export const itemSchema = z.object({
  itemId: z.string().min(1).max(100),
  title: z.string().trim().min(1),
  price: z.object({ value: z.string().regex(/^\d{1,9}(\.\d{1,4})?$/), currency: z.string().regex(/^[A-Z]{3}$/) }),
  condition: z.string().nullish(),
  categories: z.array(z.object({ categoryName: z.string().nullish() })).nullish(),
  shortDescription: z.string().nullish(),
  itemWebUrl: z.string().nullish(),
  itemCreationDate: z.string().nullish(),
  adultOnly: z.boolean().default(false),
});
type Item = z.infer<typeof itemSchema>;

const NAME = "eBay";
const SCOPE = "https://api.ebay.com/oauth/api_scope";

/** What is offered in a market and at which price, over eBay's Browse API, best match first as buyers see it. */
export function openEbay(
  host: string,
  credentials: AppCredentials | null,
  { limits, now, askSource }: Asking,
): SignalSourceAdapter {
  const tokens =
    credentials &&
    new AppTokens({
      source: NAME,
      url: `${host}/identity/v1/oauth2/token`,
      credentials,
      scope: SCOPE,
      ask: askSource,
      now,
    });

  async function itemsFor(
    query: string,
    { marketplace, market }: { marketplace: string; market: string },
    refresh: Refresh,
  ): Promise<MarketSignal[]> {
    const items = await refresh.pages<Item, number>(0, async (offset) => {
      if (!tokens) throw new SourceUnusable(noCredentials);
      const parameters = new URLSearchParams({
        q: query,
        filter: `itemLocationCountry:${market},buyingOptions:{FIXED_PRICE}`,
        fieldgroups: "MATCHING_ITEMS,EXTENDED",
        limit: String(limits.pageSize),
        offset: String(offset),
      });
      const about = `"${query}" in ${marketplace}`;
      const { body } = await tokens.ask(
        {
          source: NAME,
          about,
          url: `${host}/buy/browse/v1/item_summary/search?${parameters.toString()}`,
          headers: { "x-ebay-c-marketplace-id": marketplace },
        },
        refresh,
      );
      const page = searchSchema.safeParse(body);
      if (!page.success) throw new SourceUnusable(`${NAME} sent something other than a list of items for ${about}.`);
      // eBay takes multiples of the limit only.
      const end = offset + limits.pageSize;
      return {
        entries: wellFormed(page.data.itemSummaries, itemSchema).filter((item) => !item.adultOnly),
        next: end < page.data.total ? end : null,
      };
    });
    return items.flatMap((item) => toSignal(item, market) ?? []);
  }

  function toSignal(item: Item, market: string): MarketSignal | null {
    const title = cleanExcerpt(item.title, TITLE_LENGTH);
    const sources = sourcesOfMarket(market);
    if (!title || !sources) return null;
    const category = item.categories?.find(({ categoryName }) => categoryName)?.categoryName;
    const facts = [`${item.price.value} ${item.price.currency}`, item.condition, category, item.shortDescription];
    return {
      source: "ebay",
      external_id: item.itemId,
      market,
      language: signalLanguage(`${title} ${item.shortDescription ?? ""}`, sources.languages),
      place: `eBay ${countryOf(market)?.name ?? market}`,
      title,
      url: pageOf(item),
      excerpt: cleanExcerpt(facts.filter(Boolean).join(" · ")),
      observed_at: timestamp(observedAt(Date.parse(item.itemCreationDate ?? ""), now())),
    };
  }

  return {
    source: "ebay",
    skipped(market) {
      if (!sourcesOfMarket(market)?.ebay) return `eBay has no marketplace for the market ${market}.`;
      return tokens ? null : noCredentials;
    },
    async fetch(market) {
      if (!tokens) throw new SourceUnusable(noCredentials);
      const ebay = sourcesOfMarket(market)?.ebay;
      if (!ebay) return [];
      const refresh = new Refresh(NAME, limits);
      const found = await refresh.gather(ebay.searches, (query) =>
        itemsFor(query, { marketplace: ebay.marketplace, market }, refresh),
      );
      return [...new Map(found.map((signal) => [signal.external_id, signal])).values()];
    },
  };
}

/** Address of the item's page without the parameters that say who found it and how; null if there is none. */
function pageOf({ itemWebUrl }: Item): string | null {
  const url = URL.parse(itemWebUrl ?? "");
  return url && /^https?:$/.test(url.protocol) ? `${url.origin}${url.pathname}` : null;
}

const noCredentials = "eBay is not asked: no client id and secret of an eBay application are set.";
