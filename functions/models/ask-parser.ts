import type { Model } from "./port/model.ts";
import { ModelError } from "../platform/model-errors.ts";
import type { Prompt } from "./prompts/prompt.ts";

export interface Parser {
  model: Model;
  modelId: string;
}

/**
 * Asks the model that reads what callers send, within a request.
 * @returns null if its answer cannot be used: what it was to read then counts as unreadable
 * @throws ModelError for everything else
 */
export async function askParser<T>({ model, modelId }: Parser, prompt: Prompt<T>): Promise<T | null> {
  try {
    return (await model.ask(prompt, modelId)).value;
  } catch (error) {
    if (error instanceof ModelError && error.name === "ModelUnusableOutput") return null;
    throw error;
  }
}
