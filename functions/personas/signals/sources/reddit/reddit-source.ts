import { cleanExcerpt } from "../../clean-excerpt.ts";
import { sourcesOfMarket, type Subreddit } from "../../market-sources.ts";
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

/** A listing of Reddit's API. Posts are checked one by one. */
const listingSchema = z.object({
  kind: z.literal("Listing"),
  data: z.object({ children: z.array(z.unknown()), after: z.string().nullish() }),
});

/** The parts of a post that we read. They do not include its author. */
export const postSchema = z.object({
  kind: z.literal("t3"),
  data: z.object({
    id: z.string().regex(/^[0-9a-z]{1,13}$/),
    title: z.string(),
    selftext: z.string().default(""),
    /** Seconds since 1970. */
    created_utc: z.number(),
    over_18: z.boolean().default(false),
    stickied: z.boolean().default(false),
    removed_by_category: z.string().nullish(),
  }),
});
type Post = z.infer<typeof postSchema>["data"];

const gone = new Set(["[removed]", "[deleted]", "[ removed by reddit ]", "[deleted by user]"]);
const isGone = (text: string): boolean => gone.has(text.trim().toLowerCase());

/** Whether people on Reddit see the post as part of the discussion. */
export const isUsable = (post: Post): boolean =>
  !post.over_18 &&
  !post.stickied &&
  !post.removed_by_category &&
  !isGone(post.title) &&
  !isGone(post.selftext) &&
  post.title.trim() !== "";

/**
 * Seconds to wait according to Reddit's `x-ratelimit-remaining` (requests, with decimals) and `x-ratelimit-reset`
 * (seconds); 0 while requests are left or if Reddit says nothing.
 */
export function secondsToWait(headers: Headers): number {
  const remaining = Number.parseFloat(headers.get("x-ratelimit-remaining") ?? "");
  const reset = Number.parseFloat(headers.get("x-ratelimit-reset") ?? "");
  return remaining < 1 && reset > 0 ? reset : 0;
}

/** Reddit slows down clients that do not say what they are: platform, application, version. */
const USER_AGENT = "server:synthetic-consumer-research:v1 (weekly discussion of markets)";

const NAME = "Reddit";

/** The week's most discussed posts in subreddits of a market, over Reddit's official API. */
export function openReddit(
  hosts: { reddit_auth: string; reddit: string },
  credentials: AppCredentials | null,
  { limits, now, askSource, pause }: Asking,
): SignalSourceAdapter {
  const identity = { "user-agent": USER_AGENT };
  const tokens =
    credentials &&
    new AppTokens({
      source: NAME,
      url: `${hosts.reddit_auth}/api/v1/access_token`,
      credentials,
      headers: identity,
      ask: askSource,
      now,
    });

  async function topOf(subreddit: Subreddit, market: string, refresh: Refresh): Promise<MarketSignal[]> {
    const posts = await refresh.pages<Post, string>("", async (after) => {
      const query = new URLSearchParams({ t: "week", limit: String(limits.pageSize), raw_json: "1" });
      if (after) query.set("after", after);
      const about = `r/${subreddit.name}`;
      const question = {
        source: NAME,
        about,
        url: `${hosts.reddit}/r/${subreddit.name}/top?${query.toString()}`,
        headers: identity,
      };
      if (!tokens) throw new SourceUnusable(noCredentials);
      const { body, headers } = await tokens.ask(question, refresh);
      const wait = secondsToWait(headers);
      if (wait > 0) pause.wait(wait);
      const listing = listingSchema.safeParse(body);
      if (!listing.success) throw new SourceUnusable(`${NAME} sent something other than a list of posts for ${about}.`);
      const entries = wellFormed(listing.data.data.children, postSchema)
        .map(({ data }) => data)
        .filter(isUsable);
      return { entries, next: listing.data.data.after || null };
    });
    return posts.flatMap((post) => toSignal(post, subreddit, market) ?? []);
  }

  function toSignal(post: Post, { name, languages }: Subreddit, market: string): MarketSignal | null {
    const title = cleanExcerpt(post.title, TITLE_LENGTH);
    if (!title) return null;
    const excerpt = cleanExcerpt(post.selftext) || title;
    return {
      source: "reddit",
      external_id: `t3_${post.id}`,
      market,
      language: signalLanguage(`${title} ${excerpt}`, languages),
      place: `r/${name}`,
      title,
      url: `${hosts.reddit_auth}/r/${name}/comments/${post.id}/`,
      excerpt,
      observed_at: timestamp(observedAt(post.created_utc * 1000, now())),
    };
  }

  return {
    source: "reddit",
    skipped(market) {
      if (!sourcesOfMarket(market)?.subreddits.length) return `No subreddits are known for the market ${market}.`;
      return tokens ? null : noCredentials;
    },
    async fetch(market) {
      if (!tokens) throw new SourceUnusable(noCredentials);
      const refresh = new Refresh(NAME, limits);
      return refresh.gather(sourcesOfMarket(market)?.subreddits ?? [], (place) => topOf(place, market, refresh));
    },
  };
}

const noCredentials = "Reddit is not asked: no client id and secret of a Reddit application are set.";
