import type { BedrockRuntimeClient } from "@aws-sdk/client-bedrock-runtime";
import type { Budget } from "../../platform/costs/budget.ts";
import { costMicroUsd } from "../../platform/costs/prices.ts";
import { addCosts, noCost, type Cost } from "../../platform/costs/cost.ts";
import { recordCostsMeanwhile } from "./record-costs.ts";
import type { CallRecorder } from "../call-log/call-recorder.ts";
import { openProviders } from "../providers.ts";
import { namedModelError } from "../bedrock/model-failures.ts";

export interface Embeddings {
  /** One unit vector per text, in order. */
  vectors: number[][];
  usage: Cost;
}

/** Turns texts into vectors whose cosine shows how similar they are. */
export interface Embedder {
  modelId: string;
  /**
   * Embeds texts in parallel; a text that this process has embedded before costs nothing.
   * @param isRecorded whether the current study keeps them, true by default
   * @throws ModelError
   */
  embed(texts: readonly string[], isRecorded?: boolean): Promise<Embeddings>;
}

export interface EmbedderOptions {
  /** Where calls are paid from; embeddings follow answers that are paid for, so they are never refused. */
  budget: Budget;
  /** Where texts and vectors are recorded for a study; nowhere without it. */
  recorder?: Pick<CallRecorder, "vectors"> | undefined;
  /** Calls Amazon Bedrock instead of a client for the deployment. */
  client?: BedrockRuntimeClient;
}

// Themes that several personas name. 400 texts of 512 numbers are 1.6 MB.
const CACHED_TEXTS = 400;

// An embedding that fails throws away an answer that was paid for, so unlike a model it is asked again here, too: up to
// five times within some three seconds.
const EMBEDDING_TIMEOUT_MS = 10_000;
const EMBEDDING_ATTEMPTS = 5;

const KIND = "embedding model";

export function openEmbedder(modelId: string, { budget, recorder, client }: EmbedderOptions): Embedder {
  const providerOf = openProviders({ timeoutMs: EMBEDDING_TIMEOUT_MS, attempts: EMBEDDING_ATTEMPTS, client });
  const recordCost = recordCostsMeanwhile(budget);
  const cache = new Map<string, Promise<number[]>>();

  const embedOne = async (text: string, addCost: (usage: Cost) => void): Promise<number[]> => {
    try {
      const { vector, tokens } = await (await providerOf(modelId)).embed(modelId, text);
      addCost({ ...noCost, input_tokens: tokens, cost_microusd: costMicroUsd(modelId, { input: tokens }) });
      // As the record keeps it: a replay computes with the same numbers.
      return vector.map(Math.fround);
    } catch (error) {
      throw namedModelError(error, modelId, noCost, KIND);
    }
  };

  return {
    modelId,
    async embed(texts, isRecorded = true) {
      let usage = noCost;
      const addCost = (cost: Cost) => (usage = addCosts(usage, cost));
      const vectors = await Promise.all(
        texts.map((text) => {
          const known = cache.get(text);
          if (known) return known;
          const vector = embedOne(text, addCost);
          cache.set(text, vector);
          // One that cannot be had is asked for again.
          vector.catch(() => cache.delete(text));
          if (cache.size > CACHED_TEXTS) cache.delete(cache.keys().next().value as string);
          return vector;
        }),
      );
      if (isRecorded) recorder?.vectors(texts.map((text, index) => ({ modelId, text, vector: vectors[index]! })));
      if (usage.input_tokens > 0) recordCost(usage);
      return { vectors, usage };
    },
  };
}
