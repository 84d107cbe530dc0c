import type { Model } from "../../adapters/bedrock/model.ts";
import { ModelError } from "../../domain/model-errors.ts";
import type { Prompt } from "../../prompts/prompt.ts";
import { BadRequest, RateLimited } from "../../shared/errors.ts";

export interface Parser {
  model: Model;
  modelId: string;
}

const RETRY_AFTER_SECONDS = 10;

/** What the model reads, in sentences about it. */
const READS = { files: "file", audiences: "audience" } as const;

/**
 * Asks the model that reads what callers send, within a request.
 * @returns null if its answer cannot be used: what it was to read then counts as unreadable
 * @throws RateLimited if it is busy, too slow or not to be reached, BadRequest if it refuses
 */
export async function askParser<T>(
  { model, modelId }: Parser,
  prompt: Prompt<T>,
  reads: keyof typeof READS = "files",
): Promise<T | null> {
  try {
    return (await model.ask(prompt, modelId)).value;
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    switch (error.name) {
      case "ModelUnusableOutput":
        return null;
      case "ModelRefused":
        throw new BadRequest(`The model declined to read this ${READS[reads]}; leave out what it may object to`);
      case "ModelThrottled":
      case "ModelTimeout":
        throw new RateLimited(RETRY_AFTER_SECONDS, `The model that reads ${reads} is busy or cannot be reached`);
      default:
        throw error;
    }
  }
}
