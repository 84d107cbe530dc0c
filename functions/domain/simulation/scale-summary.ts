import * as z from "zod";
import { ratingErrorSchema } from "../scales/rating-error.ts";
import { nullableRatingMethodSchema } from "../scales/rating-method.ts";
import { conceptItems } from "./concept-battery.ts";
import { distributionSchema, nullableIntervalSchema, probabilityShareSchema } from "./figures.ts";

export const scaleSummarySchema = z.object({
  question_id: z.enum(conceptItems),
  question: z.string(),
  answered: z.int().nullable().default(null).meta({ description: "Personas rated on it; null in older results." }),
  mean: z.number(),
  mean_interval: nullableIntervalSchema,
  distribution: distributionSchema,
  rating_method: nullableRatingMethodSchema.default(null),
  rating_error: ratingErrorSchema,
  points: z
    .array(z.object({ value: z.int(), ...probabilityShareSchema.shape }))
    .default([])
    .meta({ description: "The distribution in percent, each point with its interval; empty in older results." }),
  top_two_box: z.number().meta({ description: "Mean probability of the two highest points, percent." }),
  top_two_box_interval: nullableIntervalSchema.default(null),
});
export type ScaleSummary = z.infer<typeof scaleSummarySchema>;
