import { describe, expect, it } from "vitest";
import { Refresh } from "../../../../../functions/personas/signals/sources/refresh.ts";
import { REFRESH_LIMITS } from "../../../../../functions/personas/signals/sources/refresh-limits.ts";
import {
  SourceThrottled,
  SourceUnavailable,
  SourceUnusable,
} from "../../../../../functions/personas/signals/sources/signal-source.ts";

const setup = (limits = {}) => new Refresh("Source", { ...REFRESH_LIMITS, ...limits });
const failing = (errors: Record<string, Error>) => (place: string) =>
  errors[place] ? Promise.reject(errors[place]) : Promise.resolve([place]);

describe("a refresh", () => {
  it("keeps what other places brought if one fails", async () => {
    const ask = failing({ b: new SourceUnusable("gone") });
    await expect(setup().gather(["a", "b", "c"], ask)).resolves.toEqual(["a", "c"]);
  });

  it("fails with what waiting helps against if all places fail", async () => {
    const ask = failing({
      a: new SourceUnusable("gone"),
      b: new SourceUnavailable("down"),
      c: new SourceThrottled("slowly"),
    });
    await expect(setup().gather(["a", "b", "c"], ask)).rejects.toThrow("slowly");
    await expect(setup().gather(["a", "b"], ask)).rejects.toThrow("down");
    await expect(setup().gather(["a"], ask)).rejects.toThrow("gone");
  });

  it("does not take a mistake of ours for a failure of a place", async () => {
    const ask = failing({ b: new TypeError("mistake") });
    await expect(setup().gather(["a", "b"], ask)).rejects.toThrow("mistake");
  });

  it("asks a few places at a time", async () => {
    let now = 0;
    let most = 0;
    await setup({ mapConcurrent: 3 }).gather([...Array(10).keys()], async () => {
      most = Math.max(most, (now += 1));
      await new Promise(setImmediate);
      now -= 1;
      return [];
    });
    expect(most).toBe(3);
  });

  it("asks for pages until it has enough", async () => {
    const asked: number[] = [];
    const entries = await setup({ perPlace: 3, pagesPerPlace: 9 }).pages(0, (page) => {
      asked.push(page);
      return Promise.resolve({ entries: [`${page}a`, `${page}b`], next: page + 1 });
    });
    expect(entries).toEqual(["0a", "0b", "1a"]);
    expect(asked).toEqual([0, 1]);
  });

  it("keeps the pages before one that fails", async () => {
    const pages = setup({ perPlace: 9, pagesPerPlace: 3 }).pages(0, (page) =>
      page === 0 ? Promise.resolve({ entries: ["a"], next: 1 }) : Promise.reject(new SourceUnavailable("down")),
    );
    await expect(pages).resolves.toEqual(["a"]);
  });
});
