import * as z from "zod";

/** What a model says, asked once, how a population answers a question: no persona answers it. */
export const directEstimateSchema = z.object({
  question_id: z.string(),
  model_id: z.string(),
  shares: z
    .array(z.object({ answer: z.union([z.number(), z.string()]), share: z.number().min(0).max(1) }))
    .meta({ description: "By scale point, lowest first, or option; of a single choice they sum to 1." }),
});
export type DirectEstimate = z.infer<typeof directEstimateSchema>;
