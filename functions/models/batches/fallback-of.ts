import type { Model } from "../port/model.ts";

/** A model that asks the fallback in place of each model that has one: for personas whose own model has failed. */
export const fallbackOf = (model: Model, fallbacks: Readonly<Record<string, string>>): Model => ({
  prepare: () => model.prepare(),
  ask: (prompt, modelId) => model.ask(prompt, fallbacks[modelId] ?? modelId),
});
