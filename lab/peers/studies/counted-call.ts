/** One request to a model, as a server saw it. Times are milliseconds of one clock. */
export interface CountedCall {
  kind: "chat" | "embedding";
  /** What it was for, as far as the request tells: a tool's name, or a question's. */
  purpose: string;
  startedMs: number;
  endedMs: number;
  /** By `estimateTokens`, whoever sent it: messages, tools and schemas of the answer. */
  inputTokens: number;
  outputTokens: number;
}

/** What a study took of models. Embeddings stand apart: a thousandth of the price and no part of a conversation. */
export interface ModelUse {
  calls: number;
  inputTokens: number;
  outputTokens: number;
  /** Calls that waited for one another, at most. */
  chain: number;
  /** From the start of the first call to the end of the last one. */
  seconds: number;
  embeddings: number;
  embeddedTokens: number;
}

/**
 * The longest chain of calls of which each began after the one before it had ended. Calls that ran one after the other
 * for want of a free place are in it as well: whoever waits for the study waits for them, too.
 */
export function longestChain(calls: readonly Pick<CountedCall, "startedMs" | "endedMs">[]): number {
  let length = 0;
  let free = Number.NEGATIVE_INFINITY;
  // Of intervals, taking the one that ends first each time leaves room for most.
  for (const { startedMs, endedMs } of calls.toSorted((a, b) => a.endedMs - b.endedMs)) {
    if (startedMs < free) continue;
    length += 1;
    free = endedMs;
  }
  return length;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Adds calls up. */
export function useOf(calls: readonly CountedCall[]): ModelUse {
  const chats = calls.filter(({ kind }) => kind === "chat");
  const embeddings = calls.filter(({ kind }) => kind === "embedding");
  const first = Math.min(...chats.map(({ startedMs }) => startedMs));
  const last = Math.max(...chats.map(({ endedMs }) => endedMs));
  return {
    calls: chats.length,
    inputTokens: sum(chats.map(({ inputTokens }) => inputTokens)),
    outputTokens: sum(chats.map(({ outputTokens }) => outputTokens)),
    chain: longestChain(chats),
    seconds: chats.length === 0 ? 0 : (last - first) / 1_000,
    embeddings: embeddings.length,
    embeddedTokens: sum(embeddings.map(({ inputTokens }) => inputTokens)),
  };
}
