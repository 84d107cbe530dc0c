import { openSignalSources } from "../sources/open-signal-sources.ts";
import { readSignalCredentials } from "../sources/signal-credentials.ts";
import type { SignalHosts } from "../../../platform/functions/signal-hosts.ts";
import type { SignalSourceAdapter } from "../sources/signal-source.ts";
import type { SignalSource } from "../market-signals.ts";

/**
 * Opens a source that takes credentials. What is opened lives as long as they do, because it remembers tokens, and for
 * how long the source wants to be left alone. New credentials count at the next call.
 */
export function createSourceOpener(
  source: Exclude<SignalSource, "app_store">,
  baseUrls: SignalHosts,
  secretId: string,
): () => Promise<SignalSourceAdapter> {
  let opened: { adapter: SignalSourceAdapter; credentials: string } | undefined;
  return async () => {
    const all = await readSignalCredentials(secretId);
    const credentials = JSON.stringify(all[source]);
    if (opened?.credentials !== credentials) {
      const own = { reddit: null, ebay: null, [source]: all[source] };
      opened = { adapter: openSignalSources({ baseUrls, credentials: own })[source], credentials };
    }
    return opened.adapter;
  };
}
