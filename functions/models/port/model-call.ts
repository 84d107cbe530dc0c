import type { ConverseCommandOutput } from "@aws-sdk/client-bedrock-runtime";
import { setTimeout as sleep } from "node:timers/promises";
import { ModelError } from "../../platform/model-errors.ts";
import { costMicroUsd } from "../../platform/costs/prices.ts";
import { addCosts, type Cost } from "../../platform/costs/cost.ts";
import { estimateTokens } from "../../platform/costs/count-tokens.ts";
import type { Prompt } from "../prompts/prompt.ts";
import { emitMetrics } from "../../platform/log/metrics.ts";
import { answerUnwanted, workContext } from "../../platform/work-context.ts";
import type { RecordCost } from "./record-costs.ts";
import type { ConverseRequest, Provider } from "./provider.ts";
import { namedModelError } from "../bedrock/model-failures.ts";

/** What an answer has cost, by the provider's own count. */
export const usageOf = (modelId: string, output: ConverseCommandOutput): Cost => {
  const { inputTokens = 0, outputTokens = 0, cacheReadInputTokens = 0, cacheWriteInputTokens = 0 } = output.usage ?? {};
  return {
    llm_calls: 1,
    input_tokens: inputTokens + cacheWriteInputTokens + cacheReadInputTokens,
    cached_input_tokens: cacheReadInputTokens,
    output_tokens: outputTokens,
    cost_microusd: costMicroUsd(modelId, {
      input: inputTokens,
      cachedInput: cacheReadInputTokens,
      cacheWrite: cacheWriteInputTokens,
      output: outputTokens,
    }),
  };
};

// Nova counts some 2,600 tokens for 1,300 x 1,300 pixels (docs.aws.amazon.com/nova, "Image understanding"), so about
// 3,800 for the largest image that a model is sent here, 1,568 x 1,568. Claude counts at most 1,600.
const MOST_TOKENS_OF_AN_IMAGE = 3_800;
// The estimate counts four characters a token, as English has them; German and French have three and a half.
const ABOVE_ESTIMATE = 4 / 3.5;

/** The most that a call that was not answered in time may have cost: everything sent, and the longest answer. */
function highestPossibleCost({ modelId, system, messages, toolConfig, inferenceConfig }: ConverseRequest): Cost {
  const blocks = messages.flatMap(({ content = [] }) => content);
  const texts = JSON.stringify([system, toolConfig, blocks.filter(({ image }) => !image)]);
  const images = blocks.filter(({ image }) => image).length;
  const input = Math.ceil(estimateTokens(texts) * ABOVE_ESTIMATE) + images * MOST_TOKENS_OF_AN_IMAGE;
  const output = inferenceConfig.maxTokens;
  return {
    llm_calls: 1,
    input_tokens: input,
    cached_input_tokens: 0,
    output_tokens: output,
    cost_microusd: costMicroUsd(modelId, { input, output }),
  };
}

// A model that is busy or unreachable for a moment is asked once more here, after the wait that it asks for. A task
// that begins anew repeats more than the call. The state machine, or the sender of the request, does the longer waits.
// The 26 s of a request have to fit two answers of 11 s as well.
const LONGEST_WAIT_MS = { background: 10_000, request: 3_000 };
const USUAL_WAIT_MS = 500;

/** How long to wait before a call is repeated; undefined if that is of no use or takes too long. */
function pauseAfter(error: Error): number | undefined {
  if (!(error instanceof ModelError) || (error.name !== "ModelThrottled" && error.name !== "ModelUnreachable"))
    return undefined;
  const { retryAfterMs: wait = Math.ceil(Math.random() * USUAL_WAIT_MS) } = error;
  return wait <= LONGEST_WAIT_MS[workContext()?.caller ? "request" : "background"] ? wait : undefined;
}

/**
 * Makes one call of a model: measures it, has it recorded, and names what goes wrong.
 * @param retried is told when the call is repeated
 * @param before what earlier turns of the same question have cost
 * @throws ModelError
 */
export async function callModel<T>(
  { provider, recordCost, retried }: { provider: Provider; recordCost: RecordCost; retried: () => void },
  prompt: Prompt<T>,
  request: ConverseRequest,
  before: Cost,
): Promise<{ output: ConverseCommandOutput; usage: Cost }> {
  const { modelId } = request;
  let started = performance.now();
  const described = { prompt: prompt.id, role: prompt.role };
  const abortSignal = answerUnwanted();
  const sendNamed = () =>
    provider.converse(request, abortSignal).catch((thrown: unknown) => {
      throw namedModelError(thrown, modelId, before);
    });
  let output: ConverseCommandOutput;
  try {
    output = await sendNamed().catch(async (error: Error) => {
      const pause = pauseAfter(error);
      if (pause === undefined) throw error;
      await sleep(pause);
      retried();
      started = performance.now();
      return sendNamed();
    });
  } catch (thrown) {
    const error = thrown as Error;
    emitMetrics(
      { ModelFailed: 1 },
      { model: modelId },
      { ...described, error_name: error.name, reason: error.message },
    );
    if (!(error instanceof ModelError) || error.name !== "ModelTimeout") throw error;
    const lost = highestPossibleCost(request);
    recordCost(lost);
    error.usage = addCosts(before, lost);
    throw error;
  }
  const usage = usageOf(modelId, output);
  emitMetrics(
    { ModelLatency: Math.round(performance.now() - started), ModelCost: usage.cost_microusd / 1e6 },
    { model: modelId },
    {
      ...described,
      input_tokens: usage.input_tokens,
      cached_input_tokens: usage.cached_input_tokens,
      output_tokens: usage.output_tokens,
    },
  );
  recordCost(usage);
  return { output, usage: addCosts(before, usage) };
}
