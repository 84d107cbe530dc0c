import { createHash } from "node:crypto";
import { answerOffline } from "./model/answer.ts";
import { forcedTool, systemText, userText, type ConverseRequest } from "./converse-request.ts";
import type { Fault } from "./faults.ts";
import type { PromptCache } from "./prompt-cache.ts";
import { estimateTokens } from "./tokens.ts";
import type { ModelAnswer } from "./upstream/openai.ts";
import { BedrockError } from "./wire/errors.ts";

/** Where converse answers come from: the offline model, or a server elsewhere. */
export type ConverseModel = (request: ConverseRequest) => Promise<ModelAnswer>;

/** The offline consumer model: it answers forced tools only. @throws BedrockError ValidationException otherwise */
export const offlineModel: ConverseModel = async (request) => {
  const tool = forcedTool(request);
  if (!tool) throw new BedrockError("ValidationException", "The offline model answers only calls that force a tool.");
  return { input: answerOffline(tool.name, userText(request), request.requestMetadata.study, systemText(request)) };
};

/** What the model says, or what a fault makes of it. */
export async function modelAnswer(model: ConverseModel, request: ConverseRequest, fault?: Fault): Promise<ModelAnswer> {
  if (fault && "text" in fault) return { text: fault.text };
  if (fault && "input" in fault) return { input: fault.input };
  return model(request);
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
  const isText = answer.text !== undefined;
  const words = isText ? answer.text : JSON.stringify(answer.input);
  const content = isText
    ? [{ text: answer.text }]
    : [{ toolUse: { toolUseId: toolUseId(`${userText(request)}${words}`), name, input: answer.input } }];
  const input = cache.account(modelId, request);
  const outputTokens = answer.outputTokens ?? estimateTokens(words ?? "");
  return {
    output: { message: { role: "assistant", content } },
    stopReason: isText ? "end_turn" : "tool_use",
    usage: {
      ...input,
      outputTokens,
      totalTokens: input.inputTokens + input.cacheReadInputTokens + input.cacheWriteInputTokens + outputTokens,
    },
    metrics: { latencyMs },
  };
}
