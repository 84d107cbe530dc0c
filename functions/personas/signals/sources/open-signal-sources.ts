import type { SignalSource } from "../market-signals.ts";
import { openAppStore } from "./app-store/app-store-source.ts";
import type { AppCredentials } from "./app-tokens.ts";
import { createAsking } from "./asking.ts";
import { openEbay } from "./ebay/ebay-source.ts";
import { openReddit } from "./reddit/reddit-source.ts";
import { REFRESH_LIMITS, type RefreshLimits } from "./refresh-limits.ts";
import type { SignalHosts } from "../../../platform/functions/signal-hosts.ts";
import type { SignalSourceAdapter } from "./signal-source.ts";

export interface SignalSourceCredentials {
  /** Null if we have no application there; the source is skipped then. */
  reddit: AppCredentials | null;
  ebay: AppCredentials | null;
}

export interface SignalSourcesOptions {
  baseUrls: SignalHosts;
  credentials: SignalSourceCredentials;
  limits?: Partial<RefreshLimits>;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** Opens all sources. Tokens and pauses that a source asked for live as long as what this returns. */
export function openSignalSources({
  baseUrls,
  credentials,
  limits = {},
  now = Date.now,
}: SignalSourcesOptions): Record<SignalSource, SignalSourceAdapter> {
  const all = { ...REFRESH_LIMITS, ...limits };
  return {
    reddit: openReddit(baseUrls, credentials.reddit, createAsking("Reddit", all, now)),
    ebay: openEbay(baseUrls.ebay, credentials.ebay, createAsking("eBay", all, now)),
    app_store: openAppStore(baseUrls.app_store, createAsking("The App Store", all, now)),
  };
}
