import * as z from "zod";

/** The spending of a study on models. Tokens as counted by the model provider; cost in US dollars at list price. */
export const usageSchema = z
  .object({
    llm_calls: z.int(),
    input_tokens: z.int(),
    cached_input_tokens: z.int(),
    output_tokens: z.int(),
    estimated_cost_usd: z.number(),
  })
  .meta({ id: "Usage", description: "Model calls and tokens of this study, failed ones included." });
export type Usage = z.infer<typeof usageSchema>;
