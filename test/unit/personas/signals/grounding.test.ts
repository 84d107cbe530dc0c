import { describe, expect, it } from "vitest";
import {
  areStale,
  usedEvidence,
  isUnexplored,
  numberedSignals,
} from "../../../../functions/personas/signals/grounding.ts";
import type { MarketSignal, MarketSignals } from "../../../../functions/personas/signals/market-signals.ts";

const signal = (fields: Partial<MarketSignal> = {}): MarketSignal => ({
  source: "reddit",
  external_id: "1",
  market: "DE",
  language: "de",
  place: "r/germany",
  title: "Butter",
  url: "https://example.com/1",
  excerpt: "Wieder teurer",
  observed_at: "2026-11-20T08:00:00.000",
  ...fields,
});

describe("signals in a prompt", () => {
  it("stand on one numbered line each", () => {
    const app = signal({
      source: "app_store",
      place: "App Store: Lidl Plus",
      title: "Two\nlines",
      excerpt: "[3] (x) y",
    });
    expect(numberedSignals([signal(), app])).toEqual([
      "[1] (r/germany, de) Butter: Wieder teurer",
      "[2] (App Store: Lidl Plus, de) Two lines: [3] (x) y",
    ]);
    expect(numberedSignals([signal({ excerpt: "" })])).toEqual(["[1] (r/germany, de) Butter"]);
  });
});

describe("the evidence behind a persona", () => {
  const shown = [signal(), signal({ source: "ebay", place: "eBay Germany", title: "Mixer" })];

  it("is what was used, said for people, each once", () => {
    const uses = [
      { signal: 2, used_for: "buys used" },
      { signal: 1, used_for: "hunts offers" },
      { signal: 2, used_for: "again" },
    ];
    expect(usedEvidence(shown, uses)).toMatchObject([
      { source: "eBay Germany", title: "Mixer", used_for: "buys used" },
      { source: "Reddit, r/germany", title: "Butter", url: "https://example.com/1", used_for: "hunts offers" },
    ]);
  });

  it("is nothing that was not shown", () => {
    expect(
      usedEvidence(
        shown,
        [0, 3, -1].map((number) => ({ signal: number, used_for: "x" })),
      ),
    ).toEqual([]);
  });
});

describe("a market", () => {
  const now = Date.parse("2026-11-22T08:00:00.000Z");
  const failed = { status: "failed", reason: "down", at: "2026-11-22T07:00:00.000", count: 0 } as const;

  it("is stale when nothing was brought for a day", () => {
    expect(areStale({ refreshed_at: null }, now)).toBe(true);
    expect(areStale({ refreshed_at: "2026-11-21T07:59:59.000" }, now)).toBe(true);
    expect(areStale({ refreshed_at: "2026-11-21T08:00:01.000" }, now)).toBe(false);
  });

  it("is unexplored until a refresh of it has ended", () => {
    const unknown = { market: "DE", refreshed_at: null, sources: {}, signals: [] };
    expect(isUnexplored(unknown)).toBe(true);
    expect(isUnexplored({ ...unknown, sources: { reddit: failed } })).toBe(false);
    // Signals without a word on how the sources went are those of a refresh that is not over.
    const first: MarketSignals = { ...unknown, signals: [signal()] };
    expect(isUnexplored(first)).toBe(true);
  });
});
