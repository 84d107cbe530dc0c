import * as z from "zod";
import { nullableRatingMethodSchema } from "../scales/rating-method.ts";
import { nullableIntervalSchema, probabilityShareSchema, shareSchema, themeSchema } from "../simulation/figures.ts";
import { questionKinds, surveyScaleSchema } from "./schemas.ts";

const ratingFiguresSchema = z.object({
  points: z.array(
    z.object({
      value: z.int().meta({ description: "Number of the point on the scale." }),
      label: z.string().nullable(),
      ...probabilityShareSchema.shape,
    }),
  ),
  mean: z.number().meta({ description: "In the numbers of the scale." }),
  mean_interval: nullableIntervalSchema,
  standard_deviation: z.number().nullable().meta({ description: "Over personas; null for a single one." }),
  median: z.number(),
  top_two_box: probabilityShareSchema,
  bottom_two_box: probabilityShareSchema,
});

/** The figures of one survey question; every share counts personas who answered it. */
export const questionFiguresSchema = z.object({
  question_id: z.string(),
  kind: z.enum(questionKinds),
  text: z.string(),
  answered: z.int().meta({ description: "Personas who answered." }),
  scale: surveyScaleSchema.nullable(),
  rating: ratingFiguresSchema.nullable().meta({ description: "Of likert questions; null if nobody could be rated." }),
  rating_method: nullableRatingMethodSchema.default(null),
  options: z
    .array(z.object({ option: z.string(), count: z.int(), ...shareSchema.shape }))
    .nullable()
    .meta({ description: "Of multiple-choice questions, in the order of the file." }),
  themes: z.array(themeSchema).nullable().meta({ description: "Of open questions, most shared first." }),
});
export type QuestionFigures = z.infer<typeof questionFiguresSchema>;

export const surveyAggregateSchema = z
  .object({ questions: z.array(questionFiguresSchema) })
  .meta({ id: "SurveyAggregate" });
export type SurveyAggregate = z.infer<typeof surveyAggregateSchema>;
