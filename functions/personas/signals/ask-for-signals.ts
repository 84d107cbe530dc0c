import type { QueueMarketRefresh } from "./refresh/queue.ts";
import { UNKNOWN_MARKET } from "../market/countries.ts";
import type { Logger } from "../../platform/log/logger.ts";

/**
 * Asks for a market's signals to be refreshed in the background; a market that is not known has none. Asking is cheap
 * and may be done as often as wanted: a market is refreshed once a day at most. A queue that fails is logged and
 * nothing else, because no caller's work depends on it: the next caller that finds no fresh signals asks again.
 */
export async function askForSignals(queue: QueueMarketRefresh, market: string, logger: Logger): Promise<void> {
  if (market === UNKNOWN_MARKET) return;
  try {
    await queue({ market });
  } catch (error) {
    logger.warn("asking for a market's signals failed and is left to the next generation", { market, error });
  }
}
