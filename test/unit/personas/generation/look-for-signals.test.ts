import { describe, expect, it, vi } from "vitest";
import type { MarketSignals } from "../../../../functions/personas/signals/market-signals.ts";
import { lookForSignals } from "../../../../functions/personas/generation/look-for-signals.ts";
import { createLogger } from "../../../../functions/platform/log/logger.ts";

const NOW = Date.parse("2026-11-22T08:00:00.000Z");
const failed = { status: "failed", reason: "down", at: "2026-11-22T07:00:00.000", count: 0 } as const;

function setup(known: Partial<MarketSignals> = {}) {
  const find = vi.fn(async (market: string) => ({ market, refreshed_at: null, sources: {}, signals: [], ...known }));
  const queueMarketRefresh = vi.fn(async () => {});
  const logger = createLogger({ function: "test" });
  vi.spyOn(logger, "warn").mockImplementation(() => {});
  const look = (looks: number, market = "DE") =>
    lookForSignals({ signals: { find }, queueMarketRefresh, logger }, market, looks, NOW);
  return { find, queueMarketRefresh, look };
}

describe("looking for signals before a generation", () => {
  it("asks once for those of a market that nobody knows, and waits a second", async () => {
    const { queueMarketRefresh, look } = setup();
    expect(await look(0)).toMatchObject({ looks: 1, look_again_at: "2026-11-22T08:00:01.000Z" });
    expect(await look(1)).toMatchObject({ looks: 2, look_again_at: "2026-11-22T08:00:01.000Z" });
    expect(queueMarketRefresh.mock.calls).toEqual([[{ market: "DE" }]]);
  });

  it("gives up after five seconds", async () => {
    const { look } = setup();
    expect(await look(4)).toMatchObject({ looks: 5, look_again_at: expect.any(String) });
    expect(await look(5)).toMatchObject({ look_again_at: null });
  });

  it("asks again for old ones, and does not wait for the new", async () => {
    const { queueMarketRefresh, look } = setup({
      refreshed_at: "2026-11-20T08:00:00.000",
      sources: { reddit: failed },
    });
    expect(await look(0)).toMatchObject({ looks: 0, look_again_at: null });
    expect(queueMarketRefresh).toHaveBeenCalledOnce();
  });

  it("does not ask for fresh ones", async () => {
    const { queueMarketRefresh, look } = setup({
      refreshed_at: "2026-11-22T07:00:00.000",
      sources: { reddit: failed },
    });
    expect(await look(0)).toMatchObject({ looks: 0, look_again_at: null });
    expect(queueMarketRefresh).not.toHaveBeenCalled();
  });

  it("has nothing to look for in a market that is not known", async () => {
    const { find, look } = setup();
    expect(await look(0, "ZZ")).toMatchObject({ looks: 0, look_again_at: null });
    expect(find).not.toHaveBeenCalled();
  });

  it("waits all the same when the queue cannot be reached: whoever made the group has asked as well", async () => {
    const { queueMarketRefresh, look } = setup();
    queueMarketRefresh.mockRejectedValue(new Error("no route to host"));
    expect(await look(0)).toMatchObject({ look_again_at: "2026-11-22T08:00:01.000Z" });
  });
});
