import { gradedAnswersIn } from "../../../functions/studies/rating/graded-answers.ts";
import { languages } from "../../../functions/languages/language.ts";
import { offlineModel } from "../../../local/bedrock/offline-model.ts";
import { answeringTool, parseConverse, textOf, type ConverseRequest } from "../../../local/bedrock/converse-request.ts";
import { inWords } from "../../../local/bedrock/converse.ts";
import type { FaultCall, FaultInjector } from "../../../local/bedrock/faults.ts";
import { PromptCache } from "../../../local/bedrock/prompt-cache.ts";
import { parseTitan } from "../../../local/bedrock/titan.ts";
import { estimateTokens } from "../../../functions/platform/costs/count-tokens.ts";
import type { CountedCall } from "../studies/counted-call.ts";

/** A call of our own, with what was asked and what the offline model says to it. */
export interface WatchedCall extends CountedCall {
  /** Input tokens by what they are for; embeddings have none. */
  parts: InputParts | null;
  /** Text of the request's messages; of embeddings none. */
  asked: string;
  answer: unknown;
}

export interface InputParts {
  /** System prompt: how to speak, what to make of blocks. */
  rules: number;
  /** Name and schema of the tool whose call is the answer. */
  tool: number;
  /** The block that says who is asked. */
  persona: number;
  /** The question, the concept, what was said before. */
  rest: number;
}

export interface ModelWatch {
  /** To be given to the stack: lets every call through. */
  injector: FaultInjector;
  /** The calls since the last time. */
  take(): WatchedCall[];
}

/** Vectors of graded answers are asked for once in an installation, whatever studies are held. */
export const ANCHOR = "anchor";

const gradedAnswers = new Set(
  languages.flatMap((language) =>
    Object.values(gradedAnswersIn(language).scales).flatMap((rows) => Object.values(rows).flat(2)),
  ),
);

/** Input as the endpoint counts it, whatever of it a cache may have. */
function inputTokensOf(modelId: string, request: ConverseRequest): number {
  const { inputTokens, cacheReadInputTokens, cacheWriteInputTokens } = new PromptCache().account(modelId, request);
  return inputTokens + cacheReadInputTokens + cacheWriteInputTokens;
}

const PERSONA_BLOCK = /<persona>[\s\S]*?<\/persona>/;

function partsOf(request: ConverseRequest, asked: string, inputTokens: number): InputParts {
  const rules = request.system.reduce((tokens, block) => tokens + estimateTokens(textOf(block)), 0);
  const tool = request.toolConfig ? estimateTokens(JSON.stringify(request.toolConfig.tools)) : 0;
  const persona = estimateTokens(PERSONA_BLOCK.exec(asked)?.[0] ?? "");
  return { rules, tool, persona, rest: inputTokens - rules - tool - persona };
}

/**
 * Writes down the calls that a stack makes of its offline model. The model takes a fixed time and always answers the
 * same way, so that their ends and their answers are known when they begin.
 */
export function watchModels(latencyMs: number, embeddingLatencyMs: number): ModelWatch {
  let calls: WatchedCall[] = [];

  const converse = async ({ body, modelId }: FaultCall, startedMs: number): Promise<void> => {
    const request = parseConverse(body);
    const { input: answer } = await offlineModel(request);
    const { text = JSON.stringify(answer) } = inWords(request, { input: answer });
    const asked = request.messages.flatMap(({ content }) => content.map(textOf)).join("\n");
    const inputTokens = inputTokensOf(modelId, request);
    calls.push({
      kind: "chat",
      purpose: answeringTool(request) ?? "",
      startedMs,
      endedMs: startedMs + latencyMs,
      inputTokens,
      outputTokens: estimateTokens(text),
      parts: partsOf(request, asked, inputTokens),
      asked,
      answer,
    });
  };

  const embed = ({ body }: FaultCall, startedMs: number): void => {
    const { text } = parseTitan(body);
    calls.push({
      kind: "embedding",
      purpose: gradedAnswers.has(text) ? ANCHOR : "embedding",
      startedMs,
      endedMs: startedMs + embeddingLatencyMs,
      inputTokens: estimateTokens(text),
      outputTokens: 0,
      parts: null,
      asked: "",
      answer: null,
    });
  };

  return {
    async injector(call) {
      const startedMs = performance.now();
      await (call.kind === "converse" ? converse(call, startedMs) : embed(call, startedMs));
      return undefined;
    },
    take() {
      const taken = calls;
      calls = [];
      return taken;
    },
  };
}
