import type { SampleMarket } from "./samples.ts";
import { entryNumber } from "./entry-id.ts";
import { publishedAt, type Asked, type Reply } from "./reply.ts";

type Review = SampleMarket["reviews"][number] & { id: string };

const FEED = /^\/app-store\/([a-z]{2})\/rss\/customerreviews\/page=(\d{1,2})\/id=(\d+)\/sortby=mostrecent\/json$/;
const PAGE = /^\/app-store\/[a-z]{2}\/review\/(\d+)$/;
const PAGE_SIZE = 50;
const LAST_PAGE = 10;

/** Speaks Apple's feed of customer reviews; an app without reviews has a feed without entries, as there. */
export function createAppStore(markets: readonly SampleMarket[]): (asked: Asked) => Reply {
  const byStorefront = new Map(
    markets.map(({ market, reviews }) => [
      market.toLowerCase(),
      reviews.map((review): Review => ({ ...review, id: entryNumber(market, review.app_id, review.text).toString() })),
    ]),
  );
  const byId = new Map([...byStorefront.values()].flat().map((review) => [review.id, review]));

  return ({ url, endpoint, now }) => {
    const review = byId.get(PAGE.exec(url.pathname)?.[1] ?? "");
    if (review)
      return {
        status: 200,
        body: `${review.app_name}: ${review.rating} of 5\n\n${review.title}\n\n${review.text}\n`,
      };
    const [, storefront = "", page = "", app = ""] = FEED.exec(url.pathname) ?? [];
    if (!app || Number(page) < 1) return { status: 404, body: "Not Found" };
    if (Number(page) > LAST_PAGE) return { status: 400, body: "CustomerReviews RSS page depth is limited to 10" };
    const reviews = (byStorefront.get(storefront) ?? [])
      .filter(({ app_id }) => app_id === app)
      .sort((a, b) => a.daysAgo - b.daysAgo)
      .slice((Number(page) - 1) * PAGE_SIZE, Number(page) * PAGE_SIZE);
    return { status: 200, body: feed(reviews, { base: `${endpoint}/${storefront}`, now }) };
  };
}

const label = (text: string) => ({ label: text });

function feed(reviews: readonly Review[], { base, now }: { base: string; now: number }): object {
  const entries = reviews.map((review) => ({
    author: { name: label(review.author) },
    updated: label(new Date(publishedAt(review.daysAgo, now)).toISOString().replace(".000Z", "-00:00")),
    "im:rating": label(String(review.rating)),
    id: label(review.id),
    title: label(review.title),
    content: label(review.text),
    link: { attributes: { rel: "related", href: `${base}/review/${review.id}` } },
  }));
  return {
    feed: {
      // One entry stands alone, none is left out.
      ...(entries.length === 0 ? {} : { entry: entries.length === 1 ? entries[0] : entries }),
      title: label("iTunes Store: Customer Reviews"),
    },
  };
}
