import * as z from "zod";
import { modelIdsSchema } from "../../platform/functions/environment.ts";
import { modelErrorNames } from "../../platform/model-errors.ts";
import { defineEntity } from "../../platform/table/entity.ts";
import { packed } from "../../platform/table/packed.ts";
import { timestampSchema } from "../../platform/timestamp.ts";

/** One question to a model, with all of its turns, as the study's record keeps it. */
export const askedQuestionSchema = z.object({
  /** Name and version of the prompt: `concept-test@5`. */
  prompt_id: z.string(),
  /** The role that was to answer: persona, moderator, report or parse. */
  role: z.string(),
  model_id: z.string(),
  /** Full name of the person the model spoke as; null where it spoke as nobody. */
  speaker: z.string().nullable(),
  /** SHA-256 of the request as it was sent first, in hexadecimal; see `fingerprint.ts`. */
  sha256: z.string(),
  temperature: z.number(),
  max_tokens: z.int(),
  /** Answers that the model gave: more than one where it was asked to correct the first. */
  answers: z.int(),
  /** Attempts that were repeated at once because the model was busy or out of reach. */
  retries: z.int(),
  /**
   * `answered`; `kept` where an answer was used that still had a fault after it was to be corrected; else the name of
   * the error.
   */
  outcome: z.string(),
  asked_at: timestampSchema,
});
export type AskedQuestion = z.infer<typeof askedQuestionSchema>;

/** A prompt as it was sent; null where it is not kept because it contains a real person's data, or is too long. */
export const sentPromptSchema = z.object({ sha256: z.string(), text: z.string().nullable() });
export type SentPrompt = z.infer<typeof sentPromptSchema>;

/** One call of a model with its outcome: several calls of the same request are answered in their order. */
export const modelTurnSchema = z.object({
  /** SHA-256 of the request as it was sent, in hexadecimal. */
  sha256: z.string(),
  prompt_id: z.string(),
  at: timestampSchema,
  /** As the provider gave it, in the shape of Bedrock's Converse; null where it gave none. */
  answer: z
    .object({
      output: z.object({ message: z.object({ role: z.string(), content: z.array(z.unknown()) }) }),
      stopReason: z.string(),
      usage: z.record(z.string(), z.unknown()),
    })
    .nullable(),
  /** Why there is no answer. */
  error: z.object({ name: z.enum(modelErrorNames), message: z.string() }).nullable(),
});
export type ModelTurn = z.infer<typeof modelTurnSchema>;

/** A text that an embedding model was given, and its vector. */
export interface EmbeddedText {
  modelId: string;
  text: string;
  vector: readonly number[];
}

/** The records of one piece of work that are not written yet. */
export interface Recorded {
  asked: AskedQuestion[];
  prompts: SentPrompt[];
  turns: ModelTurn[];
  vectors: EmbeddedText[];
}

export const callsEntity = defineEntity(
  "model_calls",
  z.object({
    asked: packed(z.array(askedQuestionSchema)),
    /** Which models answered in which role then: a replay asks them again. Absent in records that keep no answers. */
    models: modelIdsSchema.optional(),
  }),
);
export const turnsEntity = defineEntity("model_turns", z.object({ turns: packed(z.array(modelTurnSchema)) }));
export const vectorsEntity = defineEntity(
  "text_vectors",
  z.object({
    model_id: z.string(),
    texts: packed(z.array(z.string())),
    /** 32-bit floats, one vector behind the other. */
    vectors: z.instanceof(Uint8Array),
  }),
);
export const promptsEntity = defineEntity("sent_prompts", z.object({ prompts: packed(z.array(sentPromptSchema)) }));
