import * as z from "zod";

/** A listing of Reddit's API. Posts are checked one by one. */
export const listingSchema = z.object({
  kind: z.literal("Listing"),
  data: z.object({ children: z.array(z.unknown()), after: z.string().nullish() }),
});

/** The parts of a post that we read. Its author is none of them. */
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
export type Post = z.infer<typeof postSchema>["data"];

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
