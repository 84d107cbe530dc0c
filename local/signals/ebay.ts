import { entryNumber } from "./entry-id.ts";
import { publishedAt, type Asked, type Reply } from "./reply.ts";
import type { SampleMarket } from "./samples.ts";
import type { IssuedTokens } from "./tokens.ts";

type Item = SampleMarket["ebay"][number] & { number: string; market: string };

const PAGE = /^\/ebay\/itm\/(\d+)$/;
const DEFAULT_LIMIT = 50;

/** An error as eBay's REST APIs send it. */
const refusal = (status: number, message: string): Reply => ({
  status,
  body: { errors: [{ errorId: status, category: "REQUEST", message }] },
});

/** Speaks eBay's OAuth and Browse APIs: tokens, search by words page by page, and a page per item. */
export function createEbay(markets: readonly SampleMarket[], tokens: IssuedTokens): (asked: Asked) => Reply {
  const items = markets.flatMap(({ market, ebay }) =>
    ebay.map((item): Item => ({ ...item, market, number: entryNumber("ebay", item.title).toString() })),
  );

  function search({ url, headers, endpoint, now }: Asked): Reply {
    const marketplace = String(headers["x-ebay-c-marketplace-id"] ?? "EBAY_US");
    const query = url.searchParams.get("q") ?? "";
    const limit = Number(url.searchParams.get("limit") ?? DEFAULT_LIMIT);
    const offset = Number(url.searchParams.get("offset") ?? 0);
    if (!query || offset % limit !== 0)
      return refusal(400, "The call must have a 'q', and an 'offset' that is a multiple of its 'limit'.");
    const found = items
      .filter((item) => `EBAY_${item.market}` === marketplace && matches(item, query))
      .sort((a, b) => b.sold - a.sold);
    const page = found.slice(offset, offset + limit);
    return {
      status: 200,
      body: {
        total: found.length,
        ...(page.length > 0 ? { itemSummaries: page.map((item) => summary(item, endpoint, now)) } : {}),
      },
    };
  }

  return (asked) => {
    const { url } = asked;
    if (url.pathname === "/ebay/identity/v1/oauth2/token") return tokens.answer(asked);
    const item = items.find(({ number }) => number === PAGE.exec(url.pathname)?.[1]);
    if (item) return { status: 200, body: `${item.title}\n\n${item.price} ${item.currency}\n` };
    if (url.pathname !== "/ebay/buy/browse/v1/item_summary/search") return refusal(404, "Resource not found");
    return tokens.admits(asked) ? search(asked) : refusal(401, "Invalid access token");
  };
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
  title: item.title,
  categories: [{ categoryName: item.query }],
  price: { value: item.price, currency: item.currency },
  condition: item.condition,
  seller: { username: item.seller },
  itemWebUrl: `${endpoint}/itm/${item.number}?hash=item${item.number}&amdata=enc`,
  adultOnly: false,
  itemCreationDate: new Date(publishedAt(item.daysAgo, now)).toISOString(),
});
