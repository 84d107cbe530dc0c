import { createHash } from "node:crypto";
import { answerOffline, orderedLanguage } from "./model/answer.ts";
import { forcedTool, systemText, userText, type ConverseRequest } from "./converse-request.ts";
import type { Fault } from "./faults.ts";
import type { PromptCache } from "./prompt-cache.ts";
import { estimateTokens } from "../../functions/domain/costs/count-tokens.ts";
import type { ModelAnswer } from "./upstream/openai.ts";
import { BedrockError } from "./wire/errors.ts";

/** Where converse answers come from: the offline model, or a server elsewhere. */
export type ConverseModel = (request: ConverseRequest, modelId: string, signal: AbortSignal) => Promise<ModelAnswer>;

/** The offline consumer model: it answers forced tools only. @throws BedrockError ValidationException otherwise */
export const offlineModel = async (request: ConverseRequest): Promise<ModelAnswer> => {
  const tool = forcedTool(request);
  if (!tool) throw new BedrockError("ValidationException", "The offline model answers only calls that force a tool.");
  const ordered = orderedLanguage(systemText(request));
  return { input: answerOffline(tool.name, userText(request), ordered, request.requestMetadata.study) };
};

/** What a fault makes of an answer; null when it makes none. */
export function faultyAnswer(fault: Fault | undefined): ModelAnswer | null {
  if (fault && "text" in fault) return { text: fault.text };
  return fault && "input" in fault ? { input: fault.input } : null;
}

/** An id that is the same for the same answer. */
const toolUseId = (text: string) => `tooluse_${createHash("sha256").update(text).digest("base64url").slice(0, 22)}`;

/** A Converse answer on the wire, with its token usage. */
export function converseAnswer(
  modelId: string,
  request: ConverseRequest,
  answer: ModelAnswer,
  cache: PromptCache,
  latencyMs: number,
) {
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
