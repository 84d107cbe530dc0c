/** List prices in US dollars per million tokens, on demand, in the Amazon Bedrock price list of November 2026. */
export interface ModelPrice {
  input: number;
  cachedInput: number;
  /** Of input that is put into the cache. */
  cacheWrite: number;
  output: number;
}

/** Anthropic's models: what is read from the cache costs a tenth of input, what is put into it a quarter more. */
const claude = (input: number, output: number): ModelPrice => ({
  input,
  cachedInput: input / 10,
  cacheWrite: input * 1.25,
  output,
});
/** Amazon's models: what is read from the cache costs a quarter of input, putting it there nothing more. */
const nova = (input: number, output: number): ModelPrice => ({
  input,
  cachedInput: input / 4,
  cacheWrite: input,
  output,
});

const prices: readonly (readonly [pattern: RegExp, price: ModelPrice])[] = [
  [/^offline-/, { input: 0, cachedInput: 0, cacheWrite: 0, output: 0 }],
  [/claude-haiku-4-5/, claude(1, 5)],
  [/claude-sonnet-4/, claude(3, 15)],
  [/nova-micro/, nova(0.035, 0.14)],
  [/nova-lite/, nova(0.06, 0.24)],
  [/nova-pro/, nova(0.8, 3.2)],
  [/titan-embed-text-v2/, { input: 0.02, cachedInput: 0.02, cacheWrite: 0.02, output: 0 }],
];

// A model that is not in the list is charged like the dearest one, so that a budget errs on the safe side.
const unknown = claude(3, 15);

/** From Claude 4.5 on, a profile of one geography costs a tenth more than the global one; so does a single region. */
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
  const price = prices.find(([pattern]) => pattern.test(modelId))?.[1] ?? unknown;
  const cost =
    input * price.input + cachedInput * price.cachedInput + cacheWrite * price.cacheWrite + output * price.output;
  return Math.round(cost * (isDearerThanGlobal(modelId) ? GEOGRAPHY_FACTOR : 1));
}
