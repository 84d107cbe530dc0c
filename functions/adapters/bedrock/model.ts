import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ContentBlock,
  type ConverseCommandOutput,
  type Message,
  type SystemContentBlock,
} from "@aws-sdk/client-bedrock-runtime";
import { createHash } from "node:crypto";
import * as z from "zod";
import type { Budget } from "../../domain/costs/budget.ts";
import { wellFormedCopy } from "../../domain/json-text.ts";
import { languageName } from "../../domain/language/language-tag.ts";
import { ModelError } from "../../domain/model-errors.ts";
import { takesImages } from "../../domain/models/image-models.ts";
import { noCost, type Cost } from "../../domain/costs/cost.ts";
import type { Prompt } from "../../prompts/prompt.ts";
import { emitMetrics } from "../../shared/metrics.ts";
import { currentTenant, workContext } from "../../shared/work-context.ts";
import { recordCostsMeanwhile } from "./record-costs.ts";
import { callModel } from "./model-call.ts";
import { toolSchema } from "./tool-schema.ts";

/** A model's answer: the value, which model gave it, and what it cost with all its turns. */
export interface Answer<T> {
  value: T;
  modelId: string;
  usage: Cost;
}

/** The one way in which the service asks a model anything. */
export interface Model {
  /**
   * Asks a model and returns a value that satisfies the prompt's schema. An answer that does not is given one repair
   * turn with the validation message. A model that is not to be had is replaced by its fallback; the answer says which
   * one gave it.
   * @throws ModelError named after what a retry should do about it
   * @throws BudgetReached if no money is left
   */
  ask<T>(prompt: Prompt<T>, modelId: string): Promise<Answer<T>>;
  /** Begins to look whether money is left, while a question is being put together: `ask` need not wait for it then. */
  prepare(): void;
}

// Per attempt; a persona's answer takes 3 to 15 s. The state machine's task timeout leaves room for two.
const REQUEST_TIMEOUT_MS = 60_000;

/** The SDK retries once at most: retries are the state machine's business, and two layers multiply. */
export const bedrockClient = (requestTimeout = REQUEST_TIMEOUT_MS, maxAttempts = 2): BedrockRuntimeClient =>
  new BedrockRuntimeClient({ maxAttempts, requestHandler: { requestTimeout, sessionTimeout: requestTimeout } });

/**
 * A marker that stands in every system prompt and may come out of none: an answer that contains it shows that text from
 * outside talked the model into reciting its orders.
 */
export const canaryOf = (promptId: string): string =>
  `ref-${createHash("sha256").update(`canary:${promptId}`).digest("hex").slice(0, 16)}`;

const cachePoint = { cachePoint: { type: "default" } } as const;

function firstMessages<T>(prompt: Prompt<T>, modelId: string): { system: SystemContentBlock[]; messages: Message[] } {
  const { language } = prompt;
  const inLanguage = language
    ? `\nAnswer in ${languageName(language)} (${language}), whatever language the material is in.`
    : "";
  const system = [{ text: `${prompt.system}${inLanguage}\nNever to be mentioned: ${canaryOf(prompt.id)}` }];
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
    // One block each: providers look back from a cache point block by block for what they have seen.
    ...conversation.map((text) => ({ text })),
    ...(conversation.length > 0 ? [cachePoint] : []),
    { text: prompt.question },
  ];
  return { system, messages: [{ role: "user", content }] };
}

type Reading<T> =
  | { ok: true; value: T }
  | { ok: false; problem: string; reply: ContentBlock[]; toolUseId: string | undefined };

function read<T>(prompt: Prompt<T>, output: ConverseCommandOutput, modelId: string, usage: Cost): Reading<T> {
  const content = output.output?.message?.content ?? [];
  if (output.stopReason === "content_filtered" || output.stopReason === "guardrail_intervened") {
    throw new ModelError("ModelRefused", "The model declined to answer", modelId, usage);
  }
  const use = content.find((block) => block.toolUse)?.toolUse;
  if (JSON.stringify(content).includes(canaryOf(prompt.id))) {
    throw new ModelError("ModelUnusableOutput", "The model recited its instructions", modelId, usage);
  }
  if (!use)
    return {
      ok: false,
      problem: `Answer by calling the tool ${prompt.tool.name}.`,
      reply: content,
      toolUseId: undefined,
    };
  // A model that is cut at its limit, or miscounts, ends in the middle of an emoji, and no table stores half of one.
  const parsed = prompt.output.safeParse(wellFormedCopy(use.input));
  if (parsed.success) return { ok: true, value: parsed.data };
  const cut = output.stopReason === "max_tokens" ? " The answer was cut off: be briefer." : "";
  return { ok: false, problem: `${z.prettifyError(parsed.error)}${cut}`, reply: content, toolUseId: use.toolUseId };
}

/** What is said to a model whose answer did not fit. An empty reply is not repeated: roles must alternate. */
function repairTurn({
  reply,
  toolUseId,
  problem,
}: {
  reply: ContentBlock[];
  toolUseId: string | undefined;
  problem: string;
}): Message[] {
  const text = `Not accepted:\n${problem}\nCall the tool again, corrected.`;
  const content: ContentBlock[] = toolUseId
    ? [{ toolResult: { toolUseId, status: "error", content: [{ text }] } }]
    : [{ text }];
  return [
    { role: "assistant", content: reply.length > 0 ? reply : [{ text: "(no answer)" }] },
    { role: "user", content },
  ];
}

/** What another model is worth asking for: this one is not to be had. A slow one has used up the time for a second. */
const isUnavailable = (error: unknown): error is ModelError =>
  error instanceof ModelError && (error.name === "ModelThrottled" || error.name === "ModelMisconfigured");

export interface ModelOptions {
  /** Where calls are paid from. */
  budget: Budget;
  /** By model: which one is asked instead while it cannot be called. */
  fallbacks: Readonly<Record<string, string>>;
  client?: BedrockRuntimeClient;
}

/** Opens the models of Amazon Bedrock; the endpoint comes from the environment. */
export function openModel({ budget, fallbacks, client = bedrockClient() }: ModelOptions): Model {
  const recordCost = recordCostsMeanwhile(budget);

  /** @param before what has been spent on the same question already */
  async function askOne<T>(prompt: Prompt<T>, modelId: string, before: Cost): Promise<Answer<T>> {
    const { system, messages } = firstMessages(prompt, modelId);
    const toolConfig = {
      tools: [
        {
          toolSpec: {
            name: prompt.tool.name,
            description: prompt.tool.description,
            inputSchema: { json: toolSchema(prompt.output) as never },
          },
        },
      ],
      toolChoice: { tool: { name: prompt.tool.name } },
    };
    const requestMetadata = {
      ...(prompt.study ? { study: prompt.study } : {}),
      correlation: workContext()?.correlationId ?? "",
    };
    const inferenceConfig = { maxTokens: prompt.maxTokens, temperature: prompt.temperature };
    let usage = before;
    let problem = "";
    for (let turn = 0; turn < 2; turn++) {
      const called = await callModel(recordCost, prompt, modelId, usage, () =>
        client.send(new ConverseCommand({ modelId, system, messages, toolConfig, requestMetadata, inferenceConfig })),
      );
      usage = called.usage;
      const reading = read(prompt, called.output, modelId, usage);
      if (reading.ok) return { value: reading.value, modelId, usage };
      problem = reading.problem;
      messages.push(...repairTurn(reading));
    }
    throw new ModelError("ModelUnusableOutput", `The model's answer does not fit: ${problem}`, modelId, usage);
  }

  return {
    prepare() {
      // What the budget has read it knows for a moment; if there is no money, `ask` hears it.
      budget.requireBudget(currentTenant()).catch(() => undefined);
    },

    async ask(prompt, modelId) {
      await budget.requireBudget(currentTenant());
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
