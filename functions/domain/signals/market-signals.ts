/** Where signals come from: a social discussion forum, an e-commerce marketplace, reviews of an app store. */
export const signalSources = ["reddit", "ebay", "app_store"] as const;
export type SignalSource = (typeof signalSources)[number];

/** A cultural signal of a market: something people there discuss, sell or complain about. It names no person. */
export interface MarketSignal {
  source: SignalSource;
  /** The source's own id of it, so that it is stored once however often it is seen. */
  external_id: string;
  /** ISO 3166-1 alpha-2. */
  market: string;
  /** ISO 639-1 of its text. */
  language: string;
  /** Where exactly: `r/germany`, `eBay Germany`, `App Store: Lidl Plus`. */
  place: string;
  title: string;
  url: string | null;
  /** At most 400 characters. */
  excerpt: string;
  /** When it was published or, where the source does not say, seen; UTC as in every timestamp of ours. */
  observed_at: string;
}

/** How the last refresh of a source went. */
export interface SourceState {
  status: "ok" | "skipped" | "failed";
  /** A sentence for people; null for `ok`. */
  reason: string | null;
  at: string;
  /** Signals it brought. */
  count: number;
}

/** What is known of a market. */
export interface MarketSignals {
  market: string;
  /** When a refresh last brought something; null if none ever did. */
  refreshed_at: string | null;
  sources: Partial<Record<SignalSource, SourceState>>;
  /** The last good ones of every source, unexpired, newest first. */
  signals: MarketSignal[];
}

/** From here on signals count as stale (flag `signals_stale`). */
export const SIGNALS_STALE_AFTER_MS = 24 * 60 * 60 * 1000;
