import * as z from "zod";
import { idSchema } from "../../platform/ids.ts";
import { studySampleSchema } from "../sample/schemas.ts";
import { intervalSchema, nullableIntervalSchema, shareSchema } from "../simulation/figures.ts";

const pricePointSchema = z
  .object({ price: z.number(), price_interval: nullableIntervalSchema })
  .nullable()
  .meta({ description: "Null if the curves do not cross." });

/** Price sensitivity meter (van Westendorp 1976) of four price questions. */
export const priceSensitivitySchema = z.object({
  question_ids: z.object({
    too_cheap: z.string(),
    cheap: z.string(),
    expensive: z.string(),
    too_expensive: z.string(),
  }),
  unit: z.string().nullable(),
  asked: z.int(),
  answered: z.int().meta({ description: "Personas whose four prices rise; the figures rest on them." }),
  inconsistent: z.array(idSchema).meta({ description: "Personas whose four prices do not rise; they are left out." }),
  marginal_cheapness: pricePointSchema,
  optimal_price: pricePointSchema,
  indifference_price: pricePointSchema,
  marginal_expensiveness: pricePointSchema,
  curves: z
    .array(
      z.object({
        price: z.number(),
        too_cheap: z.number(),
        cheap: z.number(),
        expensive: z.number(),
        too_expensive: z.number(),
      }),
    )
    .meta({
      description:
        "Percent of personas who find each price too cheap, cheap, expensive or too expensive, by rising price.",
    }),
});

/** Demand over a ladder of prices (Gabor and Granger 1966). */
export const priceLadderSchema = z.object({
  question_ids: z.array(z.string()),
  unit: z.string().nullable(),
  asked: z.int(),
  answered: z.int(),
  prices: z
    .array(
      z.object({
        price: z.number(),
        question_id: z.string(),
        ...shareSchema.shape,
        revenue: z.number().meta({ description: "Price × share of buyers × 100: spending of 100 such personas." }),
        revenue_interval: intervalSchema,
      }),
    )
    .meta({ description: "By rising price; `share` is the share of personas who would buy at this price." }),
  best_price: z
    .object({ price: z.number(), probability: z.number() })
    .nullable()
    .meta({ description: "The price of the highest revenue, and in how many percent of resamples it is the highest." }),
});

/** Scores of items from best–worst sets (Louviere; Finn and Louviere 1992). */
export const maxDiffSchema = z.object({
  question_ids: z.array(z.string()),
  answered: z.int().meta({ description: "Personas who answered at least one set." }),
  items: z.array(
    z.object({
      item: z.string(),
      score: z.number().meta({ description: "Share of preference by a multinomial logit, percent; they sum to 100." }),
      score_interval: nullableIntervalSchema,
      best: z.int(),
      worst: z.int(),
      shown: z.int(),
    }),
  ),
});

/** Which few options reach most people (total unduplicated reach and frequency). */
export const turfSchema = z.object({
  question_id: z.string(),
  answered: z.int(),
  portfolios: z
    .array(
      z.object({
        options: z.array(z.string()),
        search: z.enum(["exact", "greedy"]).meta({
          description:
            "`exact`: no other portfolio of its size reaches more. `greedy`: options were added one by one, " +
            "because there are too many portfolios to compare all.",
        }),
        ...shareSchema.shape,
        share_interval: intervalSchema.meta({
          description:
            "95 % interval of the portfolio's reach among other personas. Its lower end is corrected for " +
            "having picked the best portfolio.",
        }),
        frequency: z.number().meta({ description: "Options of the portfolio that a persona chose, on average." }),
      }),
    )
    .meta({ description: "The best portfolio of each size; `share` is of personas who chose any of it." }),
});

/** How many personas began, were screened out, and reached the end. */
export const surveySampleSchema = z.object({
  started: z.int(),
  screened_out: z.array(z.object({ question_id: z.string(), count: z.int() })),
  completed: z.int(),
  quota: studySampleSchema
    .nullable()
    .meta({ description: "For a survey created with a `sample`; null where everybody of the group was asked." }),
});
