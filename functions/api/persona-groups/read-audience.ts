import type { Model } from "../../adapters/bedrock/model.ts";
import { ModelError } from "../../domain/model-errors.ts";
import {
  agesContradict,
  audienceSuggestionSchema,
  type AudienceSuggestion,
} from "../../domain/persona-group/schemas.ts";
import { beginningOf } from "../../domain/text.ts";
import { audiencePrompt, type AudienceReading } from "../../prompts/audience/prompt.ts";
import type { Logger } from "../../shared/logger.ts";

const NAME_LENGTH = 80;

/** What the text itself says about its name, for when the model gives none: its first words. */
const nameFrom = (prompt: string) => beginningOf(prompt, NAME_LENGTH).replaceAll(/\s+/g, " ");

/** Keeps only fields with a value, in the right order, so that the answer is valid as the body of create. */
export function toSuggestion(reading: AudienceReading, prompt: string): AudienceSuggestion {
  const { age_min, age_max } = reading;
  const ages = agesContradict({ age_min, age_max }) ? { age_min: age_max, age_max: age_min } : { age_min, age_max };
  const fields = { ...reading, ...ages, name: beginningOf(reading.name.trim(), NAME_LENGTH) || nameFrom(prompt) };
  return audienceSuggestionSchema.parse(
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== "")),
  );
}

/**
 * Reads an audience with the model of the `parse` role. If the model fails, the caller still gets what needs no model:
 * a name to go on with.
 */
export const createAudienceReader =
  (model: Model, modelId: string, logger: Logger) =>
  async (prompt: string): Promise<AudienceSuggestion> => {
    try {
      return toSuggestion((await model.ask(audiencePrompt(prompt), modelId)).value, prompt);
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      logger.warn("reading an audience failed", { error, model_id: modelId });
      return { name: nameFrom(prompt) };
    }
  };
