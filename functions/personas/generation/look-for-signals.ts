import type { QueueMarketRefresh } from "../signals/refresh/queue.ts";
import { UNKNOWN_MARKET } from "../market/countries.ts";
import type { GroupGrounding } from "../groups/schemas.ts";
import { areStale, groundingOf, isUnexplored } from "../signals/grounding.ts";
import { askForSignals } from "../signals/ask-for-signals.ts";
import type { Logger } from "../../platform/log/logger.ts";
import type { SignalStore } from "../signals/store.ts";

export interface LookForSignalsDependencies {
  signals: Pick<SignalStore, "find">;
  queueMarketRefresh: QueueMarketRefresh;
  logger: Logger;
}

/** Five looks a second apart: a first refresh is awaited for 5 s, and never more. */
const MOST_LOOKS = 5;
const BETWEEN_LOOKS_MS = 1_000;

/**
 * How often a run has looked for signals, and when it is to look again; null when it is to go on without. The state
 * machine decides how long to wait: a process whose clock is set back would wait for that time as well.
 */
export interface SignalLook {
  looks: number;
  look_again_at: string | null;
}

/** A look, and its result when there is nothing more to wait for. */
export type SignalsSeen = SignalLook & { grounding: GroupGrounding | null };

/**
 * Checks whether a market has signals to ground personas in. Stale ones are refreshed, and used as they are meanwhile.
 * A short wait is only useful for a market of which nothing is known yet, not even that its sources have failed.
 * @param looks how often this run has looked before
 */
export async function lookForSignals(
  { signals, queueMarketRefresh, logger }: LookForSignalsDependencies,
  market: string,
  looks: number,
  now = Date.now(),
): Promise<SignalsSeen> {
  if (market === UNKNOWN_MARKET)
    return { looks, look_again_at: null, grounding: { market, refreshed_at: null, sources: [] } };
  const known = await signals.find(market, now);
  const goOn = { looks, look_again_at: null, grounding: groundingOf(known) };
  if (looks >= MOST_LOOKS) return goOn;
  if (looks === 0 && areStale(known, now)) await askForSignals(queueMarketRefresh, market, logger);
  if (!isUnexplored(known)) return goOn;
  return { looks: looks + 1, look_again_at: new Date(now + BETWEEN_LOOKS_MS).toISOString(), grounding: null };
}
