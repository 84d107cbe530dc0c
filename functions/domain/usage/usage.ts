import * as z from "zod";

/** What a study has spent on models. Tokens as counted by the model provider; cost in US dollars at list price. */
export const usageSchema = z
  .object({
    llm_calls: z.int(),
    input_tokens: z.int(),
    cached_input_tokens: z.int(),
    output_tokens: z.int(),
    estimated_cost_usd: z.number(),
  })
  .meta({ id: "Usage" });
export type Usage = z.infer<typeof usageSchema>;

export const noUsage: Usage = {
  llm_calls: 0,
  input_tokens: 0,
  cached_input_tokens: 0,
  output_tokens: 0,
  estimated_cost_usd: 0,
};

/** Adds two amounts of usage; cost is kept to a millionth of a dollar so that sums do not drift. */
export const addUsage = (a: Usage, b: Usage): Usage => ({
  llm_calls: a.llm_calls + b.llm_calls,
  input_tokens: a.input_tokens + b.input_tokens,
  cached_input_tokens: a.cached_input_tokens + b.cached_input_tokens,
  output_tokens: a.output_tokens + b.output_tokens,
  estimated_cost_usd: Math.round((a.estimated_cost_usd + b.estimated_cost_usd) * 1e6) / 1e6,
});
