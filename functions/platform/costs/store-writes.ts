import type { Cost } from "./cost.ts";

/** What a model call has spent, and on which model. */
export interface CallCost {
  usage: Cost;
  modelIds: readonly string[];
}

const COUNTERS = ["llm_calls", "input_tokens", "cached_input_tokens", "output_tokens", "cost_microusd"] as const;

/** Pieces of an update that add what was spent to a simulation's usage. */
export const costUpdate = ({ usage, modelIds }: CallCost) => ({
  set: COUNTERS.map((counter) => `#usage.${counter} = #usage.${counter} + :${counter}`).join(", "),
  add: modelIds.length > 0 ? " ADD model_ids :models" : "",
  names: { "#usage": "usage" },
  values: {
    ...Object.fromEntries(COUNTERS.map((counter) => [`:${counter}`, usage[counter]])),
    ...(modelIds.length > 0 ? { ":models": new Set(modelIds) } : {}),
  },
});
