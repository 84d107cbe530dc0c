import type { MarketSignal, SignalSource } from "../market-signals.ts";

/** A place that signals of a market come from. */
export interface SignalSourceAdapter {
  readonly source: SignalSource;
  /** Null if it has something to say about the market; else one sentence why it is skipped (market, credentials). */
  skipped(market: string): string | null;
  /**
   * Fetches the market's signals, without anybody's name in them.
   * @throws SourceThrottled, SourceUnavailable, SourceUnusable (names for the state machine's retries)
   */
  fetch(market: string): Promise<MarketSignal[]>;
}

/** The source asked us to wait. */
export class SourceThrottled extends Error {
  override readonly name = "SourceThrottled";
}
/** The source did not answer in time, or answered with an error of its own. */
export class SourceUnavailable extends Error {
  override readonly name = "SourceUnavailable";
}
/** The source answered something that is not what it documents, or refused our credentials. */
export class SourceUnusable extends Error {
  override readonly name = "SourceUnusable";
}
