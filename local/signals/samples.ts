import type { SampleMarket } from "./sample-market.ts";
import { samples } from "./samples/index.ts";

/** The markets that the local server has something to say about. */
export const sampleMarkets: readonly SampleMarket[] = samples;
