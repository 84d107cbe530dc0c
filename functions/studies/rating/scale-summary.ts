import * as z from "zod";
import { ratingErrorSchema } from "./rating-error.ts";
import { nullableRatingMethodSchema } from "./rating-method.ts";
import { conceptItems } from "../concept-test/battery.ts";
import { distributionSchema, nullableIntervalSchema, probabilityShareSchema } from "../simulation/figures.ts";

export const scaleSummarySchema = z.object({
  question_id: z.enum(conceptItems),
  question: z.string(),
  answered: z.int().meta({ description: "Personas rated on it." }),
  mean: z.number(),
  mean_interval: nullableIntervalSchema,
  distribution: distributionSchema,
  rating_method: nullableRatingMethodSchema,
  rating_error: ratingErrorSchema,
  points: z
    .array(z.object({ value: z.int(), ...probabilityShareSchema.shape }))
    .meta({ description: "The distribution in percent, each point with its interval." }),
  top_two_box: z.number().meta({ description: "Mean probability of the two highest points, percent." }),
  top_two_box_interval: nullableIntervalSchema,
});
export type ScaleSummary = z.infer<typeof scaleSummarySchema>;
