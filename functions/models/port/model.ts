import type { BedrockRuntimeClient, ContentBlock, Message, SystemContentBlock } from "@aws-sdk/client-bedrock-runtime";
import type { Budget } from "../../platform/costs/budget.ts";
import { ModelError, type ModelErrorName } from "../../platform/model-errors.ts";
import { takesImages } from "../image-models.ts";
import { noCost, type Cost } from "../../platform/costs/cost.ts";
import type { Prompt } from "../prompts/prompt.ts";
import { emitMetrics } from "../../platform/log/metrics.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { currentPayer, setPersonal, timeLeft, workContext } from "../../platform/work-context.ts";
import { sentRequest } from "../call-log/fingerprint.ts";
import type { CallRecorder } from "../call-log/call-recorder.ts";
import { recordedProvider } from "../call-log/recorded-provider.ts";
import { openProviders } from "../providers.ts";
import { recordCostsMeanwhile } from "./record-costs.ts";
import { callModel } from "./model-call.ts";
import type { ConverseRequest } from "./provider.ts";
import type { MissingPart } from "./missing-part.ts";
import { readAnswer, repairTurn, unusableAnswer, type UnusableAnswer } from "./read-answer.ts";
import { asAsked, byTool, systemText, toolsOf } from "./request-parts.ts";

/** A model's answer: the value, which model gave it, and what it cost with all its turns. */
export interface Answer<T> {
  value: T;
  modelId: string;
  usage: Cost;
  /** It did not fit its schema until it was trimmed (see trim-answer.ts). */
  isTrimmed?: boolean;
}

/** The one way in which the service asks a model anything. */
export interface Model {
  /**
   * Asks a model and returns a value that satisfies the prompt's schema. An answer that does not satisfy it is given
   * one repair turn with the validation message. So is an answer in another language than the prompt's, or out of the
   * person's role; such an answer is kept if it cannot be repaired. If only some fields or items of the second answer
   * do not fit, the model is asked once more for these alone. A model that is not available is replaced by its
   * fallback; the answer says which one gave it.
   * @throws ModelError named after what a retry should do about it
   * @throws BudgetReached, MaxCostReached if no money is left
   */
  ask<T>(prompt: Prompt<T>, modelId: string): Promise<Answer<T>>;
  /** Begins to check whether money is left, while a question is being put together: `ask` need not wait for it then. */
  prepare(): void;
}

// Per attempt, unless the deployment sets another; a persona's answer takes 3 to 15 s. The state machine's task
// timeout leaves room for two. Providers do not retry: ./model-call.ts does, once, and the state machine; layers
// multiply.
const REQUEST_TIMEOUT_MS = 60_000;

const REPAIR_TEMPERATURE = 0.3;
/** A part takes less time than the whole, but an answer may take twice as long as the one before it. */
const TIMES_AS_LONG = 2;

const cachePoint = { cachePoint: { type: "default" } } as const;

function firstMessages<T>(prompt: Prompt<T>, modelId: string): { system: SystemContentBlock[]; messages: Message[] } {
  const system = [{ text: systemText(prompt) }];
  const images: ContentBlock[] = takesImages(modelId)
    ? (prompt.images ?? []).flatMap(({ caption, format, bytes }) => [
        { text: caption },
        { image: { format, source: { bytes } } },
      ])
    : [];
  const conversation = prompt.conversation ?? [];
  const content: ContentBlock[] = [
    ...images,
    ...(prompt.shared ? [{ text: prompt.shared }, cachePoint] : []),
    // One block each: providers search backwards from a cache point, block by block, for what they have seen.
    ...conversation.map((text) => ({ text })),
    ...(conversation.length > 0 ? [cachePoint] : []),
    { text: prompt.question },
  ];
  return { system, messages: [{ role: "user", content }] };
}

const forcing = ({ tool }: Prompt<unknown>, tools: ReturnType<typeof toolsOf>) =>
  tools.length > 0 ? { tools, toolChoice: { tool: { name: tool.name } } } : undefined;

/**
 * Errors after which another model is asked: this one is not available. A slow one has used up the time for a second.
 */
const unavailable: ReadonlySet<string> = new Set<ModelErrorName>([
  "ModelThrottled",
  "ModelUnreachable",
  "ModelQuotaExhausted",
  "ModelKeyRejected",
  "ModelNotFound",
  "ModelMisconfigured",
]);
const isUnavailable = (error: unknown): error is ModelError =>
  error instanceof ModelError && unavailable.has(error.name);

export interface ModelOptions {
  /** Where calls are paid from. */
  budget: Budget;
  /** By model: which one is asked instead while it cannot be called. */
  fallbacks: Readonly<Record<string, string>>;
  /** Where what models are asked for a study is recorded; nowhere without it. */
  recorder?: CallRecorder | undefined;
  /** Per attempt; 60 s by default. */
  timeoutMs?: number;
  /** Calls Amazon Bedrock instead of a client for the deployment. */
  client?: BedrockRuntimeClient;
}

/** Opens the models of all providers (../providers.ts); a model's id says which provider it belongs to. */
export function openModel({
  budget,
  fallbacks,
  recorder,
  timeoutMs = REQUEST_TIMEOUT_MS,
  client,
}: ModelOptions): Model {
  const providerOf = openProviders({ timeoutMs, attempts: 1, client });
  const recordCost = recordCostsMeanwhile(budget);

  /** The turns that a question takes, counted while it is asked; its record is made when the outcome is known. */
  function countTurns<T>(prompt: Prompt<T>, request: ConverseRequest) {
    const count = { answers: 0, retries: 0 };
    const askedAt = timestamp();
    const recordOutcome = (outcome: string): void => {
      if (!recorder) return;
      const { text, sha256 } = sentRequest(request);
      recorder.question(
        {
          prompt_id: prompt.id,
          role: prompt.role,
          model_id: request.modelId,
          speaker: prompt.speaker ?? null,
          sha256,
          temperature: prompt.temperature,
          max_tokens: prompt.maxTokens,
          ...count,
          outcome,
          asked_at: askedAt,
        },
        prompt.isPersonal ? null : text,
      );
    };
    return { count, recordOutcome };
  }

  /** @param before what has been spent on the same question already */
  async function askOne<T>(prompt: Prompt<T>, modelId: string, before: Cost): Promise<Answer<T>> {
    const asked = asAsked(prompt, modelId);
    // Keys and values of up to 256 letters, digits, blanks and ._:/=+$@- (API_RequestMetadataBaseFilters).
    const requestMetadata = {
      prompt: prompt.id,
      ...(prompt.study ? { study: prompt.study } : {}),
      correlation: workContext()?.correlationId ?? "",
    };
    const inferenceConfig = { maxTokens: prompt.maxTokens, temperature: prompt.temperature };
    const first = firstMessages(asked, modelId);
    let request: ConverseRequest = {
      modelId,
      ...first,
      toolConfig: forcing(prompt, toolsOf(asked)),
      requestMetadata,
      inferenceConfig,
    };
    /** The same question with an answer of the model and what is wrong with it; for a part, by its schema. */
    const repairRequest = (unusable: UnusableAnswer<T>, part: MissingPart | undefined): ConverseRequest => ({
      ...request,
      ...(part
        ? {
            system: [{ text: systemText(byTool(prompt)) }],
            toolConfig: forcing(prompt, toolsOf(byTool(prompt), part.schema)),
          }
        : {}),
      messages: [...first.messages, ...repairTurn(asked, unusable, part)],
      // The coldest answer to the same question would be the same.
      inferenceConfig: { ...inferenceConfig, temperature: Math.max(REPAIR_TEMPERATURE, prompt.temperature) },
    });
    if (prompt.isPersonal) setPersonal();
    const opened = await providerOf(modelId);
    const provider = recorder ? recordedProvider(opened, prompt.id, recorder) : opened;
    const { count, recordOutcome } = countTurns(prompt, request);
    const retried = () => void count.retries++;
    let usage = before;
    let kept: { value: T } | undefined;
    let part: MissingPart | undefined;
    for (let turn = 0; ; turn++) {
      let reading: ReturnType<typeof readAnswer<T>>;
      const began = performance.now();
      try {
        const called = await callModel({ provider, recordCost, retried }, prompt, request, usage);
        usage = called.usage;
        count.answers++;
        reading = readAnswer(prompt, called.output, modelId, usage, part);
      } catch (error) {
        // The first answer is usable; the second call only tried to get a better one.
        if (kept && error instanceof ModelError) {
          recordOutcome("kept");
          return { ...kept, modelId, usage: error.usage };
        }
        recordOutcome((error as Error).name);
        throw error;
      }
      if (reading.ok) {
        recordOutcome("answered");
        return { value: reading.value, modelId, usage, isTrimmed: reading.isTrimmed };
      }
      kept = reading.kept ?? kept;
      // The answer was paid for, and its words count; the report flags it.
      if (turn > 0 && kept) {
        recordOutcome("kept");
        return { ...kept, modelId, usage };
      }
      const isInTime = timeLeft() > TIMES_AS_LONG * (performance.now() - began);
      part = turn === 1 && isInTime ? (reading.missing ?? undefined) : undefined;
      if (turn > 0 && !part) {
        recordOutcome(reading.name);
        throw unusableAnswer(reading, modelId, usage);
      }
      request = repairRequest(reading, part);
    }
  }

  return {
    prepare() {
      // The budget keeps for a moment what it has read; if there is no money, `ask` gets the error.
      budget.requireBudget(currentPayer()).catch(() => undefined);
    },

    async ask(prompt, modelId) {
      await budget.requireBudget(currentPayer());
      try {
        return await askOne(prompt, modelId, noCost);
      } catch (error) {
        const instead = fallbacks[modelId];
        if (instead === undefined || !isUnavailable(error)) throw error;
        emitMetrics({ FallbackUsed: 1 }, { model: modelId }, { instead, error_name: error.name });
        return askOne(prompt, instead, error.usage);
      }
    },
  };
}
