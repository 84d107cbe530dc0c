import { entryNumber } from "./entry-id.ts";
import { publishedAt, type Asked, type Reply } from "./reply.ts";
import type { SampleMarket } from "./samples.ts";
import type { IssuedTokens } from "./tokens.ts";

type Post = SampleMarket["reddit"][string][number] & { id: string };

const LISTING = /^\/reddit\/r\/([A-Za-z0-9_]{2,21})\/top\/?$/;
const PAGE = /^\/reddit\/r\/[A-Za-z0-9_]{2,21}\/comments\/([0-9a-z]+)\/?$/;
const DEFAULT_LIMIT = 25;

/** Speaks Reddit's API: tokens, the week's top posts of a subreddit page by page, and a page per post. */
export function createReddit(markets: readonly SampleMarket[], tokens: IssuedTokens): (asked: Asked) => Reply {
  const bySubreddit = new Map(
    markets
      .flatMap(({ reddit }) => Object.entries(reddit))
      .map(([subreddit, posts]) => [
        subreddit.toLowerCase(),
        posts
          .map((post): Post => ({ ...post, id: entryNumber(subreddit, post.title).toString(36) }))
          .sort((a, b) => b.score - a.score),
      ]),
  );
  const byId = new Map([...bySubreddit.values()].flat().map((post) => [post.id, post]));

  function listing(posts: readonly Post[], { url, now }: Asked): Reply {
    const limit = Number(url.searchParams.get("limit") ?? DEFAULT_LIMIT);
    const after = url.searchParams.get("after");
    const start = after ? posts.findIndex(({ id }) => `t3_${id}` === after) + 1 : 0;
    const page = posts.slice(start, start + limit);
    const next = start + limit < posts.length ? `t3_${page.at(-1)?.id}` : null;
    return {
      status: 200,
      body: { kind: "Listing", data: { after: next, children: page.map((post) => thing(post, now)) } },
    };
  }

  return (asked) => {
    const { url } = asked;
    if (url.pathname === "/reddit/api/v1/access_token") return tokens.answer(asked);
    const post = byId.get(PAGE.exec(url.pathname)?.[1] ?? "");
    if (post) return { status: 200, body: `${post.title}\n\n${post.text}\n` };
    const subreddit = LISTING.exec(url.pathname)?.[1];
    if (subreddit && !tokens.admits(asked)) return { status: 401, body: { message: "Unauthorized", error: 401 } };
    const posts = bySubreddit.get(subreddit?.toLowerCase() ?? "");
    return posts ? listing(posts, asked) : { status: 404, body: { message: "Not Found", error: 404 } };
  };
}

const thing = ({ id, title, text, author, score, comments, daysAgo }: Post, now: number): object => ({
  kind: "t3",
  data: {
    ...{ id, title, selftext: text, author, score, num_comments: comments },
    ...{ created_utc: publishedAt(daysAgo, now) / 1000, over_18: false, stickied: false, removed_by_category: null },
  },
});
