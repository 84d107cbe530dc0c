import { InvokeModelCommand, type BedrockRuntimeClient } from "@aws-sdk/client-bedrock-runtime";
import * as z from "zod";
import type { Budget } from "../../domain/costs/budget.ts";
import { ModelError } from "../../domain/model-errors.ts";
import { builtInAnchors } from "../../domain/scales/anchors.ts";
import { costMicroUsd } from "../../domain/costs/prices.ts";
import { addCosts, noCost, type Cost } from "../../domain/costs/cost.ts";
import { waitUntil } from "../../shared/work-context.ts";
import { recordCostsMeanwhile } from "./record-costs.ts";
import { bedrockClient } from "./model.ts";
import { namedModelError } from "./model-failures.ts";

export interface Embeddings {
  /** One unit vector per text, in order. */
  vectors: number[][];
  usage: Cost;
}

/** Turns texts into vectors whose cosine says how alike they are. */
export interface Embedder {
  modelId: string;
  /**
   * Side by side; a text that this process has embedded before costs nothing.
   * @param lasting texts that recur in every study, whose vectors outlive the process: anchors
   * @throws ModelError
   */
  embed(texts: readonly string[], lasting?: ReadonlySet<string>): Promise<Embeddings>;
}

/** Vectors that outlive a process: of anchors, which recur in every study, and of nothing that anybody said. */
export interface VectorMemory {
  /** Those of some texts that are known, by text. */
  load(modelId: string, texts: readonly string[]): Promise<ReadonlyMap<string, number[]>>;
  save(modelId: string, vectors: ReadonlyMap<string, readonly number[]>): Promise<void>;
}

export interface EmbedderOptions {
  /** Where calls are paid from; embeddings follow answers that are paid for, so they are never refused. */
  budget: Budget;
  client?: BedrockRuntimeClient;
  memory?: VectorMemory;
}

// 512 of Titan's 1,024 dimensions keep 99 % of its retrieval accuracy (AWS, April 2024) at half the size.
const DIMENSIONS = 512;
// Beside the anchors, whose number is fixed: themes that several personas name. 400 texts of 512 numbers are 1.6 MB.
const CACHED_TEXTS = 400;

// An embedding that fails throws away an answer that was paid for, so unlike a model it is asked again here, too: up to
// five times within some three seconds.
const EMBEDDING_TIMEOUT_MS = 10_000;
const EMBEDDING_ATTEMPTS = 5;

const KIND = "embedding model";

// An answer that broke off before its body has none.
const bodySchema = z.instanceof(Uint8Array);
const answerSchema = z.object({ embedding: z.array(z.number()), inputTextTokenCount: z.number() });

export function openEmbedder(
  modelId: string,
  { budget, client = bedrockClient(EMBEDDING_TIMEOUT_MS, EMBEDDING_ATTEMPTS), memory }: EmbedderOptions,
): Embedder {
  const recordCost = recordCostsMeanwhile(budget);
  const anchors = new Map<string, Promise<number[]>>();
  const cache = new Map<string, Promise<number[]>>();

  const embedOne = async (text: string, addCost: (usage: Cost) => void): Promise<number[]> => {
    try {
      const { body } = await client.send(
        new InvokeModelCommand({
          modelId,
          contentType: "application/json",
          accept: "application/json",
          body: JSON.stringify({ inputText: text, dimensions: DIMENSIONS, normalize: true }),
        }),
      );
      const { embedding, inputTextTokenCount } = answerSchema.parse(
        JSON.parse(new TextDecoder().decode(bodySchema.parse(body))),
      );
      addCost({
        ...noCost,
        input_tokens: inputTextTokenCount,
        cost_microusd: costMicroUsd(modelId, { input: inputTextTokenCount }),
      });
      return embedding;
    } catch (error) {
      if (error instanceof z.ZodError || error instanceof SyntaxError) {
        throw new ModelError("ModelUnusableOutput", "its answer cannot be read", modelId, noCost, { kind: KIND });
      }
      throw namedModelError(error, modelId, noCost, KIND);
    }
  };

  /** Remembers a vector for this process, unless it cannot be had. */
  const keep = (kept: Map<string, Promise<number[]>>, text: string, vector: Promise<number[]>) => {
    kept.set(text, vector);
    vector.catch(() => kept.delete(text));
  };

  return {
    modelId,
    async embed(texts, lasting = builtInAnchors) {
      let usage = noCost;
      const addCost = (cost: Cost) => (usage = addCosts(usage, cost));
      const unknown = [...new Set(texts)].filter((text) => lasting.has(text) && !anchors.has(text));
      // Memory is a saving: without it, or when it fails, the model is asked.
      const remembered = unknown.length > 0 && memory ? memory.load(modelId, unknown).catch(() => null) : null;
      const learned = new Map<string, number[]>();
      for (const text of unknown) {
        const find = async () => {
          const known = (await remembered)?.get(text);
          if (known) return known;
          const vector = await embedOne(text, addCost);
          learned.set(text, vector);
          return vector;
        };
        keep(anchors, text, find());
      }
      const vectors = await Promise.all(
        texts.map((text) => {
          const known = anchors.get(text) ?? cache.get(text);
          if (known) return known;
          const vector = embedOne(text, addCost);
          keep(cache, text, vector);
          if (cache.size > CACHED_TEXTS) cache.delete(cache.keys().next().value as string);
          return vector;
        }),
      );
      if (usage.input_tokens > 0) recordCost(usage);
      if (learned.size > 0 && memory) waitUntil(memory.save(modelId, learned).catch(() => undefined));
      return { vectors, usage };
    },
  };
}
