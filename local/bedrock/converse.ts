import { createHash } from "node:crypto";
import { askedInWords, forcedTool, userText, type ConverseRequest } from "./converse-request.ts";
import type { Fault } from "./faults.ts";
import type { PromptCache } from "./prompt-cache.ts";
import { estimateTokens } from "../../functions/platform/costs/count-tokens.ts";
import type { ModelAnswer } from "../../functions/models/openai-compatible/openai.ts";

/** Where converse answers come from: the offline model, or a server elsewhere. */
export type ConverseModel = (request: ConverseRequest, modelId: string, signal: AbortSignal) => Promise<ModelAnswer>;

/** What a fault makes of an answer; null when it makes none. */
export function faultyAnswer(fault: Fault | undefined): ModelAnswer | null {
  if (fault && "text" in fault) return { text: fault.text };
  return fault && "input" in fault ? { input: fault.input } : null;
}

/** An id that is the same for the same answer. */
const toolUseId = (text: string) => `tooluse_${createHash("sha256").update(text).digest("base64url").slice(0, 22)}`;

/** A model's answer as this call wants it: its value in words, where no tool is forced. */
export function inWords(request: ConverseRequest, answer: ModelAnswer): ModelAnswer {
  const { input, ...rest } = answer;
  const written = input === undefined ? null : askedInWords(request);
  return written ? { ...rest, text: written.write(input) } : answer;
}

/** A Converse answer on the wire, with its token usage. */
export function converseAnswer(
  modelId: string,
  request: ConverseRequest,
  given: ModelAnswer,
  cache: PromptCache,
  latencyMs: number,
) {
  const answer = inWords(request, given);
  const name = forcedTool(request)?.name ?? "";
  const { text = "", stopped } = answer;
  const isCall = answer.input !== undefined;
  const words = isCall ? JSON.stringify(answer.input) : text;
  const said = text === "" ? [] : [{ text }];
  const content = isCall
    ? [{ toolUse: { toolUseId: toolUseId(`${userText(request)}${words}`), name, input: answer.input } }]
    : said;
  const input = cache.account(modelId, request);
  const outputTokens = answer.outputTokens ?? estimateTokens(words);
  return {
    output: { message: { role: "assistant", content } },
    stopReason: stopped ?? (isCall ? "tool_use" : "end_turn"),
    usage: {
      ...input,
      outputTokens,
      totalTokens: input.inputTokens + input.cacheReadInputTokens + input.cacheWriteInputTokens + outputTokens,
    },
    metrics: { latencyMs },
  };
}
