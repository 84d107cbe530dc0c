import * as z from "zod";

/** Where signals come from: a social discussion forum, an e-commerce marketplace, reviews of an app store. */
export const signalSources = ["reddit", "ebay", "app_store"] as const;
export type SignalSource = (typeof signalSources)[number];

/** A cultural signal of a market: something people there discuss, sell or complain about. It names no person. */
export const marketSignalSchema = z.object({
  source: z.enum(signalSources),
  /** The source's own id of it, so that it is stored once however often it is seen. */
  external_id: z.string(),
  /** ISO 3166-1 alpha-2. */
  market: z.string(),
  /** ISO 639-1 of its text. */
  language: z.string(),
  /** Where exactly: `r/germany`, `eBay Germany`, `App Store: Lidl Plus`. */
  place: z.string(),
  title: z.string(),
  url: z.string().nullable(),
  /** At most 400 characters. */
  excerpt: z.string(),
  /** When it was published or, where the source does not say, seen; UTC as in every timestamp of ours. */
  observed_at: z.string(),
});
export type MarketSignal = z.infer<typeof marketSignalSchema>;

/** How the last refresh of a source went. */
export const sourceStateSchema = z.object({
  status: z.enum(["ok", "skipped", "failed"]),
  /** A sentence for people; null for `ok`. */
  reason: z.string().nullable(),
  at: z.string(),
  /** Signals it brought. */
  count: z.int(),
});
export type SourceState = z.infer<typeof sourceStateSchema>;

/** What is known of a market. */
export interface MarketSignals {
  market: string;
  /** When a refresh last brought something; null if none ever did. */
  refreshed_at: string | null;
  sources: Partial<Record<SignalSource, SourceState>>;
  /** The last good ones of every source, unexpired, newest first. */
  signals: MarketSignal[];
}

/** Older signals count as stale (flag `signals_stale`). */
export const SIGNALS_STALE_AFTER_MS = 24 * 60 * 60 * 1000;
