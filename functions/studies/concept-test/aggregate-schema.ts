import * as z from "zod";
import { nullableRatingMethodSchema } from "../rating/rating-method.ts";
import { conceptItems } from "./battery.ts";
import { conceptDesignSchema } from "./schemas.ts";
import { intervalSchema, nullableIntervalSchema, themeSchema } from "../simulation/figures.ts";
import { scaleSummarySchema } from "../rating/scale-summary.ts";

/**
 * The figures by which concepts are compared: the items of the battery, 1..5, and the sentiment of the reaction, −1..1.
 */
export const comparedFigures = [...conceptItems, "sentiment"] as const;
export type ComparedFigure = (typeof comparedFigures)[number];

const perCent = z.object({ positive: z.number(), neutral: z.number(), negative: z.number() });
const intervals = z.object({ positive: intervalSchema, neutral: intervalSchema, negative: intervalSchema });
const countOf = z.object({ positive: z.int(), neutral: z.int(), negative: z.int() });

const conceptFiguresSchema = z.object({
  concept_id: z.string(),
  name: z.string(),
  letter: z.string().meta({ description: "Its letter in the comparison: `A` is the first." }),
  persona_count: z.int(),
  questions: z.array(scaleSummarySchema),
  sentiment_distribution: perCent.nullable(),
  sentiment_intervals: intervals.nullable(),
  sentiment_counts: countOf.nullable(),
  average_sentiment_score: z.number().nullable(),
  average_sentiment_interval: nullableIntervalSchema,
  sentiment_method: nullableRatingMethodSchema,
  top_themes: z.array(themeSchema),
});

const differenceSchema = z.object({
  first: z.string().meta({ description: "Letter of a concept." }),
  second: z.string(),
  paired: z.int().meta({ description: "Personas rated on both concepts; none in a monadic test." }),
  difference: z.number().nullable().meta({ description: "First minus second, in the numbers of the scale." }),
  difference_interval: nullableIntervalSchema.meta({
    description: "95 % interval, not adjusted; null without spread.",
  }),
  p_value: z.number().nullable().meta({
    description:
      "Two-sided p value of the paired t test, in a monadic test of Welch's t test. Null for fewer than 5 personas.",
  }),
  adjusted_p_value: z.number().nullable().meta({ description: "After Holm, over all pairs of the figure." }),
});

const comparisonSchema = z.object({
  figure: z.enum(comparedFigures),
  answered: z.int().meta({
    description: "The base: personas rated on every concept; in a monadic test, on the concept that they saw.",
  }),
  concepts: z.array(
    z.object({
      concept_id: z.string(),
      mean: z.number().nullable(),
      mean_interval: nullableIntervalSchema,
      differs_from: z
        .array(z.string())
        .meta({ description: "Letters of the concepts that it differs from at 5 %, Holm-adjusted." }),
      best_share: z.number().nullable().meta({
        description: "Percent of the base that rated it highest. Ties count in equal parts. Null in a monadic test.",
      }),
      best_share_interval: nullableIntervalSchema,
    }),
  ),
  differences: z.array(differenceSchema),
});

const positionEffectSchema = z.object({
  figure: z.enum(comparedFigures),
  positions: z.array(
    z.object({
      position: z.int(),
      answered: z.int(),
      mean: z
        .number()
        .nullable()
        .meta({ description: "Mean of all ratings at this position, of any concept; unweighted." }),
      effect: z
        .number()
        .nullable()
        .meta({
          description:
            "How far the position raises a rating above the mean of all positions, for the same personas and " +
            "concepts; null if it cannot be estimated.",
        }),
      effect_interval: nullableIntervalSchema,
    }),
  ),
  p_value: z.number().nullable().meta({ description: "Test that all positions are equal: F test." }),
  adjusted_p_value: z.number().nullable().meta({ description: "After Holm, over all figures." }),
});

/** What a test of several concepts has found. */
export const conceptsAggregateSchema = z
  .object({
    design: conceptDesignSchema.default("sequential"),
    concepts: z.array(conceptFiguresSchema).meta({
      description: "Each with its own base: the personas that rated the concept, in a monadic test those that saw it.",
    }),
    comparison: z.array(comparisonSchema).meta({
      description: "Figure by figure: paired by persona; in a monadic test, between different personas.",
    }),
    position_effect: z.array(positionEffectSchema).meta({
      description:
        "Effect of the position (first, second, …) in which a concept is seen; concepts are rotated over the " +
        "positions. Empty in a monadic test.",
    }),
  })
  .meta({ id: "ConceptsAggregate" });
export type ConceptsAggregate = z.infer<typeof conceptsAggregateSchema>;
