import * as z from "zod";
import { defineEntity } from "../../platform/table/entity.ts";
import { packed } from "../../platform/table/packed.ts";
import { timestampSchema } from "../../platform/timestamp.ts";

/** One question to a model, with all of its turns, as the study's record keeps it. */
export const askedQuestionSchema = z.object({
  /** Name and version of the prompt: `concept-test@5`. */
  prompt_id: z.string(),
  /** Who was to answer: persona, moderator, report or parse. */
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

/** A prompt as it was sent; null where it is not kept: it told of a real person, or is too long. */
export const sentPromptSchema = z.object({ sha256: z.string(), text: z.string().nullable() });
export type SentPrompt = z.infer<typeof sentPromptSchema>;

export const callsEntity = defineEntity("model_calls", z.object({ asked: packed(z.array(askedQuestionSchema)) }));
export const promptsEntity = defineEntity("sent_prompts", z.object({ prompts: packed(z.array(sentPromptSchema)) }));
