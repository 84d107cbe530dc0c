import * as z from "zod";
import { usageSchema, type Usage } from "./usage.ts";

/** Usage as the table stores it: cost in millionths of a dollar, because the table adds integers exactly. */
export const costSchema = z.object({
  ...usageSchema.omit({ estimated_cost_usd: true }).shape,
  cost_microusd: z.int(),
});
export type Cost = z.infer<typeof costSchema>;

export const noCost: Cost = {
  llm_calls: 0,
  input_tokens: 0,
  cached_input_tokens: 0,
  output_tokens: 0,
  cost_microusd: 0,
};

export const addCosts = (a: Cost, b: Cost): Cost => ({
  llm_calls: a.llm_calls + b.llm_calls,
  input_tokens: a.input_tokens + b.input_tokens,
  cached_input_tokens: a.cached_input_tokens + b.cached_input_tokens,
  output_tokens: a.output_tokens + b.output_tokens,
  cost_microusd: a.cost_microusd + b.cost_microusd,
});

export const presentUsage = ({ cost_microusd, ...counts }: Cost): Usage => ({
  ...counts,
  estimated_cost_usd: cost_microusd / 1e6,
});
