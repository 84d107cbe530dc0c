/**
 * Tokens that the beginning of a request must have before a provider caches it, as known in November 2026: for Nova
 * docs.aws.amazon.com/bedrock/latest/userguide/prompt-caching.html, for Claude
 * platform.claude.com/docs/en/build-with-claude/prompt-caching. What is shorter is paid in full, without a word about
 * it.
 */
const shortestPrefixes: readonly (readonly [pattern: RegExp, tokens: number])[] = [
  [/claude-haiku-4-5/, 4_096],
  [/claude-sonnet-4-6/, 1_024],
  [/nova-/, 1_000],
];

/** Undefined for a model of which it is not known. */
export const shortestCachedPrefix = (modelId: string): number | undefined =>
  shortestPrefixes.find(([pattern]) => pattern.test(modelId))?.[1];

/**
 * What a model's provider puts in front of a request that forces a tool, as all of ours do that are not answered in
 * words: 313 tokens of Claude's (platform.claude.com/docs/en/agents-and-tools/tool-use, "Pricing": tool choice `any` or
 * `tool`). Amazon tells no such number of its models.
 */
export const forcedToolTokens = (modelId: string): number => (modelId.includes("claude") ? 313 : 0);
