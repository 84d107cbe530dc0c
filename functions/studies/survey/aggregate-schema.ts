import * as z from "zod";
import { ratingErrorSchema } from "../rating/rating-error.ts";
import { nullableRatingMethodSchema } from "../rating/rating-method.ts";
import { nullableIntervalSchema, probabilityShareSchema, shareSchema, themeSchema } from "../simulation/figures.ts";
import {
  maxDiffSchema,
  priceLadderSchema,
  priceSensitivitySchema,
  surveySampleSchema,
  turfSchema,
} from "./analyses-schema.ts";
import { experimentFiguresSchema } from "./experiment-figures-schema.ts";
import { loopFiguresSchema } from "./loop-figures-schema.ts";
import {
  allocationFiguresSchema,
  npsFiguresSchema,
  numericFiguresSchema,
  rankingFiguresSchema,
  scaleDirectionSchema,
} from "./kind-figures.ts";
import { questionKinds } from "./answer-forms.ts";
import { surveyScaleSchema } from "./schemas.ts";
import { spreadAdjusted } from "../spread/schemas.ts";

const ratingFiguresSchema = z.object({
  points: z.array(
    z.object({
      value: z.int().meta({ description: "Number of the point on the scale." }),
      label: z.string().nullable(),
      ...probabilityShareSchema.shape,
      ...spreadAdjusted,
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
  asked: z.int().meta({ description: "The base: personas who were asked, by their route." }),
  answered: z.int().meta({ description: "Personas who answered." }),
  scale: surveyScaleSchema.nullable(),
  rating: ratingFiguresSchema
    .nullable()
    .meta({ description: "For likert questions; null if no answer could be rated." }),
  rating_method: nullableRatingMethodSchema,
  rating_error: ratingErrorSchema,
  options: z
    .array(
      z.object({
        option: z.string(),
        count: z.int(),
        share: shareSchema.shape.share.nullable(),
        share_interval: shareSchema.shape.share_interval.nullable(),
        ...spreadAdjusted,
      }),
    )
    .nullable()
    .meta({
      description: "For multiple-choice questions, in the order of the file; shares are null without answers.",
    }),
  scale_direction: scaleDirectionSchema.nullable().meta({
    description: "For likert questions that half of the personas saw with a reversed scale.",
  }),
  nps: npsFiguresSchema.nullable().meta({ description: "For recommendations from 0 to 10." }),
  numeric: numericFiguresSchema.nullable().meta({ description: "For numeric questions." }),
  ranking: rankingFiguresSchema.nullable().meta({ description: "For rankings." }),
  allocation: allocationFiguresSchema.nullable().meta({ description: "For allocations." }),
  themes: z.array(themeSchema).nullable().meta({ description: "For open questions, most shared first." }),
});
export type QuestionFigures = z.infer<typeof questionFiguresSchema>;

/** Figures that a question has no use for. */
export const plainFigures = {
  scale: null,
  rating: null,
  rating_method: null,
  rating_error: null,
  options: null,
  scale_direction: null,
  nps: null,
  numeric: null,
  ranking: null,
  allocation: null,
  themes: null,
} satisfies Omit<QuestionFigures, "question_id" | "kind" | "text" | "asked" | "answered">;

export const surveyAggregateSchema = z
  .object({
    questions: z.array(questionFiguresSchema),
    sample: surveySampleSchema,
    price_sensitivity: z.array(priceSensitivitySchema),
    price_ladders: z.array(priceLadderSchema),
    max_diff: z.array(maxDiffSchema),
    turf: z.array(turfSchema),
    experiments: z.array(experimentFiguresSchema),
    loops: z.array(loopFiguresSchema).default([]).meta({
      description:
        "For surveys with loops: each repeated question over all of its rounds. `questions` has every round.",
    }),
  })
  .meta({ id: "SurveyAggregate" });
export type SurveyAggregate = z.infer<typeof surveyAggregateSchema>;
