import type { SampleMarket } from "../samples.ts";
import { entryNumber } from "../entry-id.ts";
import { jsonReply, publishedAt, textReply, type Asked, type Reply } from "../reply.ts";
import type { IssuedTokens } from "../tokens.ts";

type Post = SampleMarket["reddit"][string][number] & { id: string; subreddit: string };

const LISTING = /^\/reddit\/r\/([A-Za-z0-9_]{2,21})\/top\/?$/;
const PAGE = /^\/reddit\/r\/[A-Za-z0-9_]{2,21}\/comments\/([0-9a-z]+)\/?$/;
const DEFAULT_LIMIT = 25;
const LARGEST_LIMIT = 100;
/** Reddit counts requests in windows of ten minutes. */
const WINDOW_SECONDS = 600;
const REQUESTS_PER_WINDOW = 1000;

/** Speaks Reddit's API: tokens, the week's top posts of a subreddit page by page, and a page per post. */
export function createReddit(markets: readonly SampleMarket[], tokens: IssuedTokens): (asked: Asked) => Reply {
  const bySubreddit = new Map(
    markets
      .flatMap(({ reddit }) => Object.entries(reddit))
      .map(([subreddit, posts]) => [
        subreddit.toLowerCase(),
        posts
          .map((post): Post => ({ ...post, subreddit, id: entryNumber(subreddit, post.title).toString(36) }))
          .sort((a, b) => b.score - a.score),
      ]),
  );
  const byId = new Map([...bySubreddit.values()].flat().map((post) => [post.id, post]));
  let used = 0;

  function listing(subreddit: string, { url, now }: Asked): Reply {
    const posts = bySubreddit.get(subreddit.toLowerCase());
    const headers = rateLimit((used += 1), now);
    if (!posts) return jsonReply(404, { reason: "banned", message: "Not Found", error: 404 }, headers);
    const limit = Math.min(LARGEST_LIMIT, Math.max(1, Number(url.searchParams.get("limit")) || DEFAULT_LIMIT));
    const after = url.searchParams.get("after");
    const start = after ? posts.findIndex(({ id }) => `t3_${id}` === after) + 1 : 0;
    const page = posts.slice(start, start + limit);
    const last = page.at(-1);
    return jsonReply(
      200,
      {
        kind: "Listing",
        data: {
          after: last && start + limit < posts.length ? `t3_${last.id}` : null,
          dist: page.length,
          modhash: "",
          geo_filter: "",
          children: page.map((post) => thing(post, now)),
          before: null,
        },
      },
      headers,
    );
  }

  return (asked) => {
    const { method, url } = asked;
    if (url.pathname === "/reddit/api/v1/access_token") return token(asked, tokens);
    const post = byId.get(PAGE.exec(url.pathname)?.[1] ?? "");
    if (post && method === "GET") return textReply(200, `${post.title}\n\n${post.text}\n`);
    const subreddit = LISTING.exec(url.pathname)?.[1];
    if (!subreddit || method !== "GET") return jsonReply(404, { message: "Not Found", error: 404 });
    if (!tokens.admits(asked)) return jsonReply(401, { message: "Unauthorized", error: 401 });
    return listing(subreddit, asked);
  };
}

function token(asked: Asked, tokens: IssuedTokens): Reply {
  if (asked.method !== "POST") return jsonReply(404, { message: "Not Found", error: 404 });
  if (!tokens.knows(asked)) return jsonReply(401, { message: "Unauthorized", error: 401 });
  if (new URLSearchParams(asked.body).get("grant_type") !== "client_credentials") {
    // So does Reddit: an error with status 200.
    return jsonReply(200, { error: "unsupported_grant_type" });
  }
  return jsonReply(200, { ...tokens.issue(asked.now), token_type: "bearer", scope: "*" });
}

const rateLimit = (used: number, now: number): Record<string, string> => ({
  "x-ratelimit-used": String(used),
  "x-ratelimit-remaining": (REQUESTS_PER_WINDOW - (used % REQUESTS_PER_WINDOW)).toFixed(1),
  "x-ratelimit-reset": String(WINDOW_SECONDS - (Math.floor(now / 1000) % WINDOW_SECONDS)),
});

function thing(post: Post, now: number): object {
  const created = publishedAt(post.daysAgo, now) / 1000;
  return {
    kind: "t3",
    data: {
      id: post.id,
      name: `t3_${post.id}`,
      subreddit: post.subreddit,
      subreddit_name_prefixed: `r/${post.subreddit}`,
      title: post.title,
      selftext: post.text,
      author: post.author,
      author_fullname: `t2_${entryNumber(post.author).toString(36)}`,
      score: post.score,
      ups: post.score,
      num_comments: post.comments,
      created,
      created_utc: created,
      is_self: true,
      over_18: false,
      stickied: false,
      removed_by_category: null,
      permalink: `/r/${post.subreddit}/comments/${post.id}/`,
    },
  };
}
