import * as z from "zod";

/** What personas can be weighted by. */
export const marginFacts = ["gender", "age", "income_level", "location"] as const;
export type MarginFact = (typeof marginFacts)[number];

/** A margin that figures are weighted to, and how near they come. */
export const weightedMarginSchema = z.object({
  by: z.enum(marginFacts),
  categories: z.array(
    z.object({
      category: z.string(),
      personas: z.int(),
      target_percent: z.number(),
      unweighted_percent: z.number(),
      weighted_percent: z.number(),
    }),
  ),
});

/** How a study is weighted: what was asked for, and the result. */
export const studyWeightsSchema = z
  .object({
    margins: z.array(weightedMarginSchema),
    cap: z.number().nullable(),
    smallest_weight: z.number(),
    largest_weight: z.number(),
    design_effect: z.number(),
  })
  .meta({ id: "StudyWeights" });
export type StudyWeights = z.infer<typeof studyWeightsSchema>;
