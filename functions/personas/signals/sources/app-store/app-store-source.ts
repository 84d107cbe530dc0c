import { cleanExcerpt, EXCERPT_LENGTH } from "../../clean-excerpt.ts";
import { sourcesOfMarket, type StoreApp } from "../../market-sources.ts";
import type { MarketSignal } from "../../market-signals.ts";
import { signalLanguage } from "../../signal-language.ts";
import { timestamp } from "../../../../platform/timestamp.ts";
import type { Asking } from "../asking.ts";
import { Refresh } from "../refresh.ts";
import { SourceUnusable, type SignalSourceAdapter } from "../signal-source.ts";
import { TITLE_LENGTH } from "../title-length.ts";
import { observedAt, wellFormed } from "../well-formed.ts";
import * as z from "zod";

const label = z.object({ label: z.string() });

/** A page of Apple's feed of customer reviews. `entry` is a list, a single entry, or missing. */
export const feedSchema = z
  .object({ feed: z.object({ entry: z.unknown().optional() }) })
  .transform(({ feed: { entry } }) => {
    if (entry === undefined || entry === null) return [];
    return Array.isArray(entry) ? (entry as unknown[]) : [entry];
  });

/** The parts of a review that we read, without its author. An entry without a rating is the app itself. */
export const reviewSchema = z
  .object({
    id: z.object({ label: z.string().regex(/^\d{1,20}$/) }),
    title: label,
    content: label,
    "im:rating": z.object({ label: z.string().regex(/^[1-5]$/) }),
    updated: label.nullish(),
    link: z
      .object({ attributes: z.object({ href: z.string() }) })
      .nullish()
      .catch(null),
  })
  .transform((entry) => ({
    id: entry.id.label,
    title: entry.title.label,
    text: entry.content.label,
    stars: Number(entry["im:rating"].label),
    updated: entry.updated?.label ?? "",
    link: entry.link?.attributes.href ?? null,
  }));
type Review = z.infer<typeof reviewSchema>;

const NAME = "The App Store";
const MOST_STARS = 5;

/** What people of a market praise and complain about in reviews of its everyday apps; needs no credentials. */
export function openAppStore(host: string, { limits, now, askSource }: Asking): SignalSourceAdapter {
  async function reviewsOf(
    app: StoreApp,
    { storefront, market }: { storefront: string; market: string },
    refresh: Refresh,
  ): Promise<MarketSignal[]> {
    const reviews = await refresh.pages<Review, number>(1, async (page) => {
      const about = `reviews of ${app.name}`;
      const path = `/${storefront}/rss/customerreviews/page=${page}/id=${app.id}/sortby=mostrecent/json`;
      const { body } = await askSource({ source: NAME, about, url: `${host}${path}` }, refresh);
      const feed = feedSchema.safeParse(body);
      if (!feed.success) throw new SourceUnusable(`${NAME} sent something other than a feed for ${about}.`);
      // A page now and then comes back empty although later ones are not.
      return { entries: wellFormed(feed.data, reviewSchema), next: page + 1 };
    });
    return reviews.flatMap((review) => toSignal(review, app, market) ?? []);
  }

  function toSignal(review: Review, app: StoreApp, market: string): MarketSignal | null {
    const stars = `${"★".repeat(review.stars)}${"☆".repeat(MOST_STARS - review.stars)} `;
    const text = cleanExcerpt(review.text, EXCERPT_LENGTH - stars.length);
    const sources = sourcesOfMarket(market);
    if (!text || !sources) return null;
    return {
      source: "app_store",
      external_id: review.id,
      market,
      language: signalLanguage(`${review.title} ${text}`, sources.languages),
      place: `App Store: ${app.name}`,
      title: cleanExcerpt(review.title, TITLE_LENGTH) || app.name,
      url: review.link !== null && /^https?:$/.test(URL.parse(review.link)?.protocol ?? "") ? review.link : null,
      excerpt: `${stars}${text}`,
      observed_at: timestamp(observedAt(Date.parse(review.updated), now())),
    };
  }

  return {
    source: "app_store",
    skipped: (market) =>
      sourcesOfMarket(market)?.app_store ? null : `No apps of the App Store are known for the market ${market}.`,
    async fetch(market) {
      const store = sourcesOfMarket(market)?.app_store;
      if (!store) return [];
      const refresh = new Refresh(NAME, limits);
      return refresh.gather(store.apps, (app) => reviewsOf(app, { storefront: store.storefront, market }, refresh));
    },
  };
}
