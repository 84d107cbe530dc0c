import type { SampleMarket } from "../samples.ts";
import { entryNumber } from "../entry-id.ts";
import { jsonReply, publishedAt, textReply, type Asked, type Reply } from "../reply.ts";
import type { IssuedTokens } from "../tokens.ts";
import { ebayErrors } from "./errors.ts";

type Item = SampleMarket["ebay"][number] & { number: string; market: string };

const SCOPE = "https://api.ebay.com/oauth/api_scope";
const PAGE = /^\/ebay\/itm\/(\d+)$/;
const DEFAULT_LIMIT = 50;
const LARGEST_LIMIT = 200;
const LONGEST_QUERY = 100;

/** Speaks eBay's OAuth and Browse APIs: tokens, search by words page by page, and a page per item. */
export function createEbay(markets: readonly SampleMarket[], tokens: IssuedTokens): (asked: Asked) => Reply {
  const items = markets.flatMap(({ market, ebay }) =>
    ebay.map((item): Item => ({ ...item, market, number: entryNumber("ebay", item.title).toString() })),
  );

  function search(asked: Asked): Reply {
    const { url, headers, endpoint, now } = asked;
    const marketplace = String(headers["x-ebay-c-marketplace-id"] ?? "EBAY_US");
    const query = url.searchParams.get("q") ?? "";
    const limit = Number(url.searchParams.get("limit") ?? DEFAULT_LIMIT);
    const offset = Number(url.searchParams.get("offset") ?? 0);
    if (!query || query.length > LONGEST_QUERY) return ebayErrors.badQuery();
    if (!Number.isInteger(limit) || limit < 1 || limit > LARGEST_LIMIT) return ebayErrors.badLimit();
    if (!Number.isInteger(offset) || offset < 0 || offset % limit !== 0) return ebayErrors.badOffset();
    const found = items
      .filter((item) => `EBAY_${item.market}` === marketplace && matches(item, query))
      .sort((a, b) => b.sold - a.sold);
    const page = found.slice(offset, offset + limit);
    const at = (start: number) => {
      const address = new URL(`${endpoint}/buy/browse/v1/item_summary/search${url.search}`);
      address.searchParams.set("offset", String(start));
      return address.href;
    };
    return jsonReply(200, {
      href: at(offset),
      total: found.length,
      ...(offset + limit < found.length ? { next: at(offset + limit) } : {}),
      limit,
      offset,
      ...(page.length > 0 ? { itemSummaries: page.map((item) => summary(item, endpoint, now)) } : {}),
    });
  }

  return (asked) => {
    const { method, url } = asked;
    if (method === "POST" && url.pathname === "/ebay/identity/v1/oauth2/token") return token(asked, tokens);
    const item = items.find(({ number }) => number === PAGE.exec(url.pathname)?.[1]);
    if (item && method === "GET") return textReply(200, `${item.title}\n\n${item.price} ${item.currency}\n`);
    if (method !== "GET" || url.pathname !== "/ebay/buy/browse/v1/item_summary/search") return ebayErrors.notFound();
    return tokens.admits(asked) ? search(asked) : ebayErrors.badToken();
  };
}

function token(asked: Asked, tokens: IssuedTokens): Reply {
  const form = new URLSearchParams(asked.body);
  if (!tokens.knows(asked)) {
    return jsonReply(401, { error: "invalid_client", error_description: "client authentication failed" });
  }
  if (form.get("grant_type") !== "client_credentials") {
    return jsonReply(400, { error: "unsupported_grant_type", error_description: "grant type is not supported" });
  }
  if (form.get("scope") !== SCOPE) {
    return jsonReply(400, { error: "invalid_scope", error_description: "The requested scope is invalid" });
  }
  return jsonReply(200, { ...tokens.issue(asked.now), token_type: "Application Access Token" });
}

/** All words of the query occur, as on eBay; those that a sample item is to be found by count as if in its title. */
function matches(item: Item, query: string): boolean {
  const text = `${item.query} ${item.title}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const summary = (item: Item, endpoint: string, now: number): object => ({
  itemId: `v1|${item.number}|0`,
  legacyItemId: item.number,
  title: item.title,
  leafCategoryIds: ["99"],
  categories: [{ categoryId: "99", categoryName: item.query }],
  price: { value: item.price, currency: item.currency },
  condition: item.condition,
  conditionId: "1000",
  seller: { username: item.seller, feedbackPercentage: "99.4", feedbackScore: 1204 },
  itemHref: `${endpoint}/buy/browse/v1/item/v1%7C${item.number}%7C0`,
  itemWebUrl: `${endpoint}/itm/${item.number}?hash=item${item.number}&amdata=enc`,
  itemLocation: { country: item.market },
  buyingOptions: ["FIXED_PRICE"],
  adultOnly: false,
  itemCreationDate: new Date(publishedAt(item.daysAgo, now)).toISOString(),
});
