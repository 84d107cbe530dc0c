import type { SignalHosts } from "../../functions/platform/functions/signal-hosts.ts";
import type { SignalSource } from "../../functions/personas/signals/market-signals.ts";
import { openServer, type OpenServer } from "../http/open-server.ts";
import { createAppStore } from "./app-store.ts";
import { LOCAL_SIGNAL_CREDENTIALS } from "./credentials.ts";
import { createEbay } from "./ebay.ts";
import { SignalFaults, type SignalFault } from "./faults.ts";
import { createSignalServer, SOURCE_PATHS } from "./http-server.ts";
import { createReddit } from "./reddit.ts";
import type { SampleMarket } from "./samples.ts";
import { sampleMarkets } from "./samples.ts";
import { IssuedTokens } from "./tokens.ts";

export interface SignalsOptions {
  /** 0, the default, takes any free one. Links of signals point here: a fixed one lets them outlive a restart. */
  port?: number;
  /** What the sources have; the sample markets unless given. */
  markets?: readonly SampleMarket[];
  /** One line per request. */
  log?: (line: string) => void;
}

export interface LocalSignals extends OpenServer {
  /** Where each source answers. */
  hosts: SignalHosts;
  /** Makes a source fail from the next request on; null mends it. */
  setFault(source: SignalSource, fault: SignalFault | null): void;
  /** Withdraws all tokens before they run out. */
  withdrawTokens(): void;
}

const REDDIT_TOKEN_SECONDS = 86_400;
const EBAY_TOKEN_SECONDS = 7_200;

/** Where the sources of a local server answer. */
export const localSignalHosts = (endpoint: string): SignalHosts => ({
  reddit_auth: `${endpoint}${SOURCE_PATHS.reddit}`,
  reddit: `${endpoint}${SOURCE_PATHS.reddit}`,
  ebay: `${endpoint}${SOURCE_PATHS.ebay}`,
  app_store: `${endpoint}${SOURCE_PATHS.app_store}`,
});

/**
 * Starts the one-machine stand-in for Reddit, eBay and Apple's App Store on 127.0.0.1. It speaks as much of their
 * interfaces as signals need, with sample data whose age is relative to now.
 * @throws PortTaken
 */
export async function startSignals({
  port = 0,
  markets = sampleMarkets,
  log = () => undefined,
}: SignalsOptions = {}): Promise<LocalSignals> {
  const redditTokens = new IssuedTokens(LOCAL_SIGNAL_CREDENTIALS.reddit, REDDIT_TOKEN_SECONDS);
  const ebayTokens = new IssuedTokens(LOCAL_SIGNAL_CREDENTIALS.ebay, EBAY_TOKEN_SECONDS);
  const faults = new SignalFaults();
  const server = createSignalServer({
    sources: {
      reddit: createReddit(markets, redditTokens),
      ebay: createEbay(markets, ebayTokens),
      app_store: createAppStore(markets),
    },
    faults,
    endpoint: () => endpoint,
    log,
  });
  const { endpoint, close } = await openServer(server, port, "sources of signals");
  return {
    endpoint,
    hosts: localSignalHosts(endpoint),
    setFault: (source, fault) => faults.set(source, fault),
    withdrawTokens: () => {
      redditTokens.withdraw();
      ebayTokens.withdraw();
    },
    close,
  };
}
