import { describe, expect, it } from "vitest";
import { SIGNALS_PER_PERSONA, chooseSignals } from "../../../../functions/personas/signals/choose-signals.ts";
import type { MarketSignal, SignalSource } from "../../../../functions/personas/signals/market-signals.ts";

const some = (source: SignalSource, count: number, place = source as string): MarketSignal[] =>
  Array.from({ length: count }, (_, age) => ({
    source,
    external_id: `${place}-${age}`,
    market: "DE",
    language: "de",
    place,
    title: `${place} ${age}`,
    url: null,
    excerpt: "",
    observed_at: `2026-11-${String(28 - (age % 28)).padStart(2, "0")}T00:00:00.000`,
  }));
const idsOf = (signals: readonly MarketSignal[]) => signals.map(({ external_id }) => external_id);

describe("the signals a persona is shown", () => {
  const market = [...some("reddit", 60), ...some("ebay", 30), ...some("app_store", 20)];

  it("come from every source in turn, the newest first", () => {
    const chosen = chooseSignals(market, 0, 0);
    expect(idsOf(chosen)).toEqual(["reddit-0", "ebay-0", "app_store-0", "reddit-1", "ebay-1", "app_store-1"]);
  });

  it("are the same whenever the same person is written, and others for the next", () => {
    expect(chooseSignals(market, 3, 7)).toEqual(chooseSignals(market, 3, 7));
    const group = Array.from({ length: 10 }, (_, position) => idsOf(chooseSignals(market, position, 7))).flat();
    expect(new Set(group).size).toBe(10 * SIGNALS_PER_PERSONA);
  });

  it("begin elsewhere in another group", () => {
    expect(chooseSignals(market, 0, 5)).not.toEqual(chooseSignals(market, 0, 6));
  });

  it("are of the newest of a source only", () => {
    const all = Array.from({ length: 50 }, (_, position) => idsOf(chooseSignals(market, position, 0))).flat();
    expect(all).toContain("reddit-39");
    expect(all).not.toContain("reddit-40");
  });

  it("come round again where there are few", () => {
    const few = [...some("reddit", 3), ...some("ebay", 1)];
    expect(idsOf(chooseSignals(few, 0, 0))).toEqual(["reddit-0", "ebay-0", "reddit-1", "reddit-2"]);
    expect(idsOf(chooseSignals(few, 1, 0))).toEqual(["reddit-0", "ebay-0", "reddit-1", "reddit-2"]);
    expect(idsOf(chooseSignals(some("reddit", 8), 1, 0))[0]).toBe("reddit-6");
    expect(chooseSignals([], 4, 9)).toEqual([]);
  });

  it("come from all places of a source, however busy one of them is", () => {
    const forums = [...some("reddit", 9, "r/a"), ...some("reddit", 2, "r/b")];
    expect(idsOf(chooseSignals(forums, 0, 0))).toEqual(["r/a-0", "r/b-0", "r/a-1", "r/b-1", "r/a-2", "r/a-3"]);
  });
});
