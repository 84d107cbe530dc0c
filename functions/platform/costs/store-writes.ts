import type { Cost } from "./cost.ts";

/** The cost of a model call, and its model. */
export interface CallCost {
  usage: Cost;
  modelIds: readonly string[];
}

const COUNTERS = ["llm_calls", "input_tokens", "cached_input_tokens", "output_tokens", "cost_microusd"] as const;

/** Parts of an update that add the cost to a simulation's usage. */
export const costUpdate = ({ usage, modelIds }: CallCost) => ({
  set: COUNTERS.map((counter) => `#usage.${counter} = #usage.${counter} + :${counter}`).join(", "),
  add: modelIds.length > 0 ? " ADD model_ids :models" : "",
  names: { "#usage": "usage" },
  values: {
    ...Object.fromEntries(COUNTERS.map((counter) => [`:${counter}`, usage[counter]])),
    ...(modelIds.length > 0 ? { ":models": new Set(modelIds) } : {}),
  },
});
