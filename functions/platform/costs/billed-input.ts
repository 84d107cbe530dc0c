/**
 * Tokens that the beginning of a request must have before a provider caches it, as known in November 2026: for Nova
 * docs.aws.amazon.com/bedrock/latest/userguide/prompt-caching.html, for Claude
 * platform.claude.com/docs/en/build-with-claude/prompt-caching. A shorter beginning is billed in full, and the provider
 * does not report that.
 */
const shortestPrefixes: readonly (readonly [pattern: RegExp, tokens: number])[] = [
  [/claude-haiku-4-5/, 4_096],
  [/claude-sonnet-4-6/, 1_024],
  [/nova-/, 1_000],
];

/** Undefined if it is not known for the model. */
export const shortestCachedPrefix = (modelId: string): number | undefined =>
  shortestPrefixes.find(([pattern]) => pattern.test(modelId))?.[1];

/**
 * Tokens that a model's provider adds to a request that forces a tool. All our requests force one unless they are
 * answered in words. For Claude: 313 tokens (platform.claude.com/docs/en/agents-and-tools/tool-use, "Pricing": tool
 * choice `any` or `tool`). Amazon publishes no such number for its models.
 */
export const forcedToolTokens = (modelId: string): number => (modelId.includes("claude") ? 313 : 0);
