import type { SignalSourceCredentials } from "../../functions/personas/signals/sources/open-signal-sources.ts";

/** What the local server takes as ours; they open nothing else. */
export const LOCAL_SIGNAL_CREDENTIALS = {
  reddit: { client_id: "local-reddit-application", client_secret: "local-reddit-secret" },
  ebay: { client_id: "local-ebay-application", client_secret: "local-ebay-secret" },
} as const satisfies SignalSourceCredentials;
