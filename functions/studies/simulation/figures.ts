import * as z from "zod";
import { idSchema } from "../../platform/ids.ts";

/** Probability of each scale point, lowest first; sums to 1 up to rounding at four decimals. */
export const distributionSchema = z.array(z.number().min(0).max(1));

/** Lower and upper end of a 95 % interval. */
export const intervalSchema = z.array(z.number()).length(2).meta({ description: "95 % interval: lower, upper." });

/**
 * Parts of an interval that are unknown are null: one persona, or personas who are (nearly) all the same, show no
 * spread.
 */
export const nullableIntervalSchema = intervalSchema.nullable().meta({
  description: "95 % interval: lower, upper; null where a single persona or (nearly) identical answers show no spread.",
});

/** A share of personas with its interval, both in percent with one decimal. */
export const shareSchema = z.object({
  share: z.number().meta({ description: "Percent of personas, one decimal." }),
  share_interval: intervalSchema.meta({
    description: "Wilson 95 % interval of the share, percent, with the effective number of personas.",
  }),
});

/** A share of answers that are distributions over scale points, both in percent with one decimal. */
export const probabilityShareSchema = z.object({
  share: z.number().meta({ description: "Mean probability over personas, percent, one decimal." }),
  share_interval: nullableIntervalSchema.meta({
    description:
      "95 % interval of the mean over personas, on the logit scale, percent; null if one persona or (nearly) " +
      "identical answers show no spread.",
  }),
});

export const themeSchema = z.object({
  theme: z.string(),
  count: z.int(),
  ...shareSchema.shape,
  persona_ids: z.array(idSchema),
});
export type Theme = z.infer<typeof themeSchema>;

/** Somebody's own words, and whose they are. */
export const evidenceSchema = z.object({ persona_id: idSchema, quote: z.string() });
export type Evidence = z.infer<typeof evidenceSchema>;
