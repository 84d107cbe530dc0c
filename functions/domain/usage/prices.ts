/** List prices in US dollars per million tokens, on demand, in the Amazon Bedrock price list of November 2026. */
export interface ModelPrice {
  input: number;
  cachedInput: number;
  output: number;
}

const prices: readonly (readonly [pattern: RegExp, price: ModelPrice])[] = [
  [/^offline-/, { input: 0, cachedInput: 0, output: 0 }],
  [/claude-haiku-4-5/, { input: 1, cachedInput: 0.1, output: 5 }],
  [/claude-sonnet-4/, { input: 3, cachedInput: 0.3, output: 15 }],
  [/nova-micro/, { input: 0.035, cachedInput: 0.009, output: 0.14 }],
  [/nova-lite/, { input: 0.06, cachedInput: 0.015, output: 0.24 }],
  [/nova-pro/, { input: 0.8, cachedInput: 0.2, output: 3.2 }],
  [/titan-embed-text-v2/, { input: 0.02, cachedInput: 0.02, output: 0 }],
];

// A model that is not in the list is charged like the dearest one, so that a budget errs on the safe side.
const unknown: ModelPrice = { input: 3, cachedInput: 0.3, output: 15 };

/**
 * Cost of one call in millionths of a US dollar (a price per million tokens is exactly that per token).
 * @param inputTokens tokens that were not read from the cache
 */
export function costMicroUsd(
  modelId: string,
  inputTokens: number,
  cachedInputTokens: number,
  outputTokens: number,
): number {
  const price = prices.find(([pattern]) => pattern.test(modelId))?.[1] ?? unknown;
  return Math.round(inputTokens * price.input + cachedInputTokens * price.cachedInput + outputTokens * price.output);
}
