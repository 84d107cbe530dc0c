import { createHash } from "node:crypto";
import { isCachePoint, textOf, toolUseOf, type ContentBlock, type ConverseRequest } from "./converse-request.ts";
import { estimateTokens } from "../../functions/platform/costs/count-tokens.ts";

export interface InputTokens {
  /** Neither read from nor written to the cache. */
  inputTokens: number;
  cacheReadInputTokens: number;
  cacheWriteInputTokens: number;
}

const written = (block: ContentBlock): string => {
  const use = toolUseOf(block);
  return use ? JSON.stringify(use) : textOf(block);
};

const digest = (text: string) => createHash("sha256").update(text).digest("base64");

/** Prefixes that are remembered; a study of 300 personas writes some 300 for every question. */
const MOST_PREFIXES = 20_000;

/**
 * Accounts input tokens as Bedrock's prompt cache does: tools, system and messages are one prefix in this order; what
 * stands before the last `cachePoint` is written at first sight and read again afterwards, as far as it is the same.
 * The newest are kept for the life of the process, without Bedrock's minimum length and five-minute expiry.
 */
export class PromptCache {
  readonly #prefixes = new Set<string>();
  readonly #most: number;

  constructor(most = MOST_PREFIXES) {
    this.#most = most;
  }

  account(modelId: string, request: ConverseRequest): InputTokens {
    const tools = request.toolConfig ? JSON.stringify(request.toolConfig.tools) : "";
    const blocks = [...request.system, ...request.messages.flatMap((message) => message.content)];
    let prefix = `${modelId}\n${tools}`;
    let tokens = estimateTokens(tools);
    let read = 0;
    let cached = 0;
    const pending: string[] = [];
    for (const block of blocks) {
      if (isCachePoint(block)) {
        const key = digest(prefix);
        if (this.#prefixes.has(key)) read = tokens;
        pending.push(key);
        cached = tokens;
      } else {
        // A conversation that went on has the earlier cache point's prefix at the end of one of its blocks.
        if (this.#prefixes.has(digest(prefix))) read = Math.max(read, tokens);
        const text = written(block);
        prefix += `\n${text}`;
        tokens += estimateTokens(text);
      }
    }
    for (const key of pending) {
      // What is written again is new again.
      this.#prefixes.delete(key);
      this.#prefixes.add(key);
    }
    for (const oldest of this.#prefixes) {
      if (this.#prefixes.size <= this.#most) break;
      this.#prefixes.delete(oldest);
    }
    read = Math.min(read, cached);
    return { inputTokens: tokens - cached, cacheReadInputTokens: read, cacheWriteInputTokens: cached - read };
  }
}
