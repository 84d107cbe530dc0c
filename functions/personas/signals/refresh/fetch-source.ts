import type { SignalSourceAdapter } from "../sources/signal-source.ts";
import type { MarketRefreshInput } from "./input.ts";
import type { SignalSource } from "../market-signals.ts";
import type { SignalStore } from "../store.ts";

/** How one source went, when it did not fail. */
export interface FetchedSource {
  source: SignalSource;
  status: "ok" | "skipped";
  /** Signals that were stored. */
  count: number;
  /** One sentence; null for `ok`. */
  reason: string | null;
}

/**
 * Fetches what one source has to say about a market and stores it. Running it again replaces what is there with the
 * same.
 * @throws SourceThrottled, SourceUnavailable, SourceUnusable
 */
export async function fetchSource(
  { adapter, signals }: { adapter: SignalSourceAdapter; signals: Pick<SignalStore, "save"> },
  { market }: MarketRefreshInput,
): Promise<FetchedSource> {
  const { source } = adapter;
  const reason = adapter.skipped(market);
  if (reason !== null) return { source, status: "skipped", count: 0, reason };
  const found = await adapter.fetch(market);
  await signals.save(market, source, found);
  return { source, status: "ok", count: found.length, reason: null };
}
