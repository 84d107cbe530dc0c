import type { StoredUsage } from "../../domain/usage/stored-usage.ts";

/** What a model call has spent, and on which model. */
export interface Spent {
  usage: StoredUsage;
  modelIds: readonly string[];
}

const COUNTERS = ["llm_calls", "input_tokens", "cached_input_tokens", "output_tokens", "cost_microusd"] as const;

/** Pieces of an update that add what was spent to a simulation's usage. */
export const spending = ({ usage, modelIds }: Spent) => ({
  set: COUNTERS.map((counter) => `#usage.${counter} = #usage.${counter} + :${counter}`).join(", "),
  add: modelIds.length > 0 ? " ADD model_ids :models" : "",
  names: { "#usage": "usage" },
  values: {
    ...Object.fromEntries(COUNTERS.map((counter) => [`:${counter}`, usage[counter]])),
    ...(modelIds.length > 0 ? { ":models": new Set(modelIds) } : {}),
  },
});
