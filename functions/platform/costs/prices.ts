import modelPrices from "../../data/model-prices.json" with { type: "json" };

/** List prices in US dollars per million tokens. */
export interface ModelPrice {
  input: number;
  cachedInput: number;
  /** The price of input that is written to the cache. */
  cacheWrite: number;
  output: number;
}

const prices: readonly (ModelPrice & { pattern: string })[] = modelPrices.prices;

// A model that is not in the list is priced like the dearest one, so that a budget errs on the safe side.
const unknown: ModelPrice = modelPrices.unknown;

/** Since Claude 4.5, a profile of one geography or a single region costs 10 % more than the global profile. */
const isDearerThanGlobal = (modelId: string): boolean =>
  /claude-(?:haiku|sonnet|opus)-4-[5-9]/.test(modelId) && !modelId.startsWith("global.");
const GEOGRAPHY_FACTOR = 1.1;

/** Tokens of one call; every input token is in one of the first three. */
export interface PricedTokens {
  /** Neither read from the cache nor put into it. */
  input: number;
  cachedInput?: number;
  cacheWrite?: number;
  output?: number;
}

/** Cost of one call in millionths of a US dollar (a price per million tokens is exactly that per token). */
export function costMicroUsd(modelId: string, tokens: PricedTokens): number {
  const { input, cachedInput = 0, cacheWrite = 0, output = 0 } = tokens;
  const price = prices.find(({ pattern }) => new RegExp(pattern).test(modelId)) ?? unknown;
  const cost =
    input * price.input + cachedInput * price.cachedInput + cacheWrite * price.cacheWrite + output * price.output;
  return Math.round(cost * (isDearerThanGlobal(modelId) ? GEOGRAPHY_FACTOR : 1));
}
