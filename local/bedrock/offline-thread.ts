// Runs inside the thread of the offline model; see offline-model.ts.
import { giveWay } from "../stack/give-way.ts";
import { embed } from "./embedder/embed.ts";
import { answerOffline } from "./model/answer.ts";
import type { EmbeddingRequest } from "./titan.ts";
import { BedrockError } from "../../functions/models/bedrock/bedrock-error.ts";

giveWay();

/** A call of the model, as far as its answer depends on it. */
export type OfflineCall = Parameters<typeof answerOffline>;
/** Between threads an error loses its class, so that a refusal is an answer. */
export type OfflineAnswer = { input: unknown } | { refusal: string };

export function answer(call: OfflineCall): OfflineAnswer {
  try {
    return { input: answerOffline(...call) };
  } catch (error) {
    if (error instanceof BedrockError) return { refusal: error.message };
    throw error;
  }
}

export const vector = ({ text, dimensions }: EmbeddingRequest): number[] => embed(text, dimensions);
