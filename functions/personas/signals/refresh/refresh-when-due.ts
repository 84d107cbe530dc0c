import type { Pipeline } from "../../../platform/pipelines/executions.ts";
import type { MarketRefreshMessage } from "./queue.ts";
import type { SignalStore } from "../store.ts";

export interface MarketRefreshDependencies {
  signals: SignalStore;
  pipeline: Pipeline;
}

export type MarketRefreshOutcome = "started" | "running" | "fresh";

/**
 * Starts the refresh of a market that is due for one. A message that is delivered again starts the same execution under
 * the same name. That is one execution, even if the process that took the market died before starting it.
 */
export async function startMarketRefresh(
  { signals, pipeline }: MarketRefreshDependencies,
  { market }: MarketRefreshMessage,
  at = Date.now(),
): Promise<MarketRefreshOutcome> {
  const { claimed, execution } = await signals.claim(market, at);
  if (execution === null) return "fresh";
  await pipeline.start(execution, { market });
  return claimed ? "started" : "running";
}
