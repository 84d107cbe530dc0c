import { describe, expect, it } from "vitest";
import {
  feedSchema,
  reviewSchema,
} from "../../../../../functions/personas/signals/sources/app-store/app-store-source.ts";
import { itemSchema } from "../../../../../functions/personas/signals/sources/ebay/ebay-source.ts";
import {
  isUsable,
  postSchema,
  secondsToWait,
} from "../../../../../functions/personas/signals/sources/reddit/reddit-source.ts";
import { observedAt, wellFormed } from "../../../../../functions/personas/signals/sources/well-formed.ts";

const post = (data: object) =>
  postSchema.parse({ kind: "t3", data: { id: "abc12", title: "Butter", selftext: "", created_utc: 1, ...data } }).data;

describe("posts of Reddit", () => {
  it.each([
    { over_18: true },
    { stickied: true },
    { removed_by_category: "moderator" },
    { selftext: "[removed]" },
    { selftext: "[deleted]" },
    { title: "[deleted by user]" },
    { title: "  " },
  ])("are left out with %j", (data) => {
    expect(isUsable(post(data))).toBe(false);
  });

  it("count with a title alone, and nobody's name is read from them", () => {
    const read = post({ author: "somebody", author_fullname: "t2_x" });
    expect(isUsable(read)).toBe(true);
    expect(JSON.stringify(read)).not.toContain("somebody");
  });

  it("that are broken cost no other", () => {
    const good = { kind: "t3", data: { id: "abc12", title: "Butter", created_utc: 1 } };
    expect(wellFormed([good, { kind: "more" }, null, { ...good, data: { id: 7 } }], postSchema)).toHaveLength(1);
  });
});

describe("rate limit of Reddit", () => {
  it.each([
    [{ "x-ratelimit-remaining": "0.0", "x-ratelimit-reset": "83" }, 83],
    [{ "x-ratelimit-remaining": "7.0", "x-ratelimit-reset": "83" }, 0],
    [{}, 0],
  ] as [Record<string, string>, number][])("of %j", (headers, seconds) => {
    expect(secondsToWait(new Headers(headers))).toBe(seconds);
  });
});

describe("items of eBay", () => {
  it("are read without their seller", () => {
    const price = { value: "64.90", currency: "EUR" };
    const item = itemSchema.parse({ itemId: "v1|1|0", title: "Kettle", price, seller: { username: "somebody" } });
    expect(JSON.stringify(item)).not.toContain("somebody");
  });

  it("have a price", () => {
    expect(itemSchema.safeParse({ itemId: "v1|1|0", title: "Kettle" }).success).toBe(false);
  });
});

describe("feed of the App Store", () => {
  const entry = {
    id: { label: "10568793485" },
    title: { label: "Fine" },
    content: { label: "Works." },
    "im:rating": { label: "4" },
    author: { name: { label: "somebody" } },
  };

  it.each([
    ["a list", [entry, entry], 2],
    ["a single entry", entry, 1],
    ["nothing", undefined, 0],
  ])("has %s", (_name, entries, count) => {
    expect(feedSchema.parse({ feed: { ...(entries ? { entry: entries } : {}) } })).toHaveLength(count);
  });

  it("has reviews without their author, and the app itself is none", () => {
    const { "im:rating": _rating, ...app } = entry;
    const reviews = wellFormed([app, entry], reviewSchema);
    expect(reviews).toEqual([{ id: "10568793485", title: "Fine", text: "Works.", stars: 4, updated: "", link: null }]);
  });
});

describe("observedAt", () => {
  const now = Date.UTC(2026, 0, 2);
  it("is when something was published, or now if that is unknown or to come", () => {
    expect(observedAt(now - 5, now).getTime()).toBe(now - 5);
    for (const odd of [Number.NaN, now + 1, -1, Infinity]) expect(observedAt(odd, now).getTime()).toBe(now);
  });
});
