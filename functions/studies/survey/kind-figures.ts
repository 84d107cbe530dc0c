import * as z from "zod";
import { idSchema } from "../../platform/ids.ts";
import { intervalSchema, nullableIntervalSchema, probabilityShareSchema, shareSchema } from "../simulation/figures.ts";

/** Numbers that were entered. */
export const numericFiguresSchema = z.object({
  unit: z.string().nullable(),
  mean: z.number(),
  mean_interval: nullableIntervalSchema,
  standard_deviation: z.number().nullable().meta({ description: "Over personas; null for a single one." }),
  median: z.number(),
  median_interval: intervalSchema.nullable().meta({
    description: "95 % interval of the median; null for an effective base below five, or if all numbers are the same.",
  }),
  quartiles: z.array(z.number()).length(2).meta({ description: "Lower and upper quartile." }),
  minimum: z.number(),
  maximum: z.number(),
  outliers: z.array(z.object({ persona_id: idSchema, value: z.number() })).meta({
    description:
      "Values more than three interquartile ranges outside the quartiles (Tukey's outer fences), the ten furthest, " +
      "furthest first; they are counted in every figure.",
  }),
  bins: z
    .array(z.object({ from: z.number(), to: z.number(), count: z.int(), ...shareSchema.shape }))
    .meta({ description: "Values from `from` up to but not including `to`; the last one includes it." }),
});

/** Places of options, 1 for the first. */
export const rankingFiguresSchema = z.object({
  options: z.array(
    z.object({
      option: z.string(),
      ranked: z.int().meta({ description: "Personas who ranked it." }),
      mean_rank: z
        .number()
        .nullable()
        .meta({
          description:
            "Mean over all personas that answered; options without a rank share the ranks that are left. Null if " +
            "none answered.",
        }),
      mean_rank_interval: nullableIntervalSchema,
      first: z.object({ count: z.int(), ...shareSchema.shape }).meta({ description: "Personas who put it first." }),
    }),
  ),
});

/** What was shared out. */
export const allocationFiguresSchema = z.object({
  total: z.number(),
  unit: z.string().nullable(),
  options: z.array(
    z.object({
      option: z.string(),
      mean: z.number().meta({
        description: "Mean of the points that personas gave it; the means of all options add up to the total.",
      }),
      mean_interval: nullableIntervalSchema,
      given: z.object({ count: z.int(), ...shareSchema.shape }).meta({ description: "Personas who gave it anything." }),
    }),
  ),
});

/** Net promoter score of a recommendation from 0 to 10. */
export const npsFiguresSchema = z.object({
  promoters: z.object(probabilityShareSchema.shape).meta({ description: "9 and 10." }),
  passives: z.object(probabilityShareSchema.shape).meta({ description: "7 and 8." }),
  detractors: z.object(probabilityShareSchema.shape).meta({ description: "0 to 6." }),
  score: z.number().meta({ description: "Percent of promoters minus percent of detractors, −100 to 100." }),
  score_interval: nullableIntervalSchema,
});

/** How answers depend on the end from which the scale is shown. */
export const scaleDirectionSchema = z.object({
  as_written: z.object({ answered: z.int(), mean: z.number() }),
  reversed: z.object({ answered: z.int(), mean: z.number() }),
  difference: z
    .number()
    .meta({ description: "Mean of the personas that saw it reversed minus the mean of the others." }),
  difference_interval: nullableIntervalSchema,
});
