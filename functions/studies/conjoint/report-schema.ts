import * as z from "zod";

const interval = z.array(z.number()).length(2).meta({ description: "95 % interval: lower, upper." });
const estimate = z.object({
  value: z.number(),
  standard_error: z.number(),
  interval: interval
    .nullable()
    .meta({ description: "95 % interval over personas; null for a single persona, or if all choose the same." }),
});
const share = z.object({
  share: z.number().meta({ description: "Percent of preference." }),
  interval: interval.nullable().meta({
    description:
      "95 % interval over personas, percent, by estimating simulated studies of this design anew; null for a " +
      "single persona.",
  }),
});

export const conjointFlags = ["few_personas", "separation", "ridge_fallback", "refused_wtp"] as const;
export type ConjointFlag = (typeof conjointFlags)[number];

const importanceSchema = z.object({
  attribute: z.string(),
  importance: z.number().meta({ description: "Percent; per persona, then averaged." }),
  interval: interval.nullable().meta({
    description:
      "95 % interval of the importance in the population, by estimating simulated studies of this design anew; " +
      "null for a single persona. Utilities of personas are shrunken towards each other, which pulls " +
      "importances together. The interval allows for this, the figure does not.",
  }),
});

const partWorthSchema = z.object({
  attribute: z.string(),
  levels: z.array(
    z.object({
      level: z.string(),
      part_worth: estimate.meta({ description: "Aggregate logit utility; an attribute's levels sum to zero." }),
      zero_centred_diff: z
        .number()
        .meta({ description: "Mean over personas of utilities scaled to an average range of 100 per attribute." }),
    }),
  ),
});

export const wtpRefusals = ["no_price", "one_persona", "all_alike", "wrong_sign", "weak_price_effect"] as const;
const willingnessToPaySchema = z.object({
  refused: z
    .enum(wtpRefusals)
    .nullable()
    .meta({
      description:
        "Why no willingness to pay is given: no price among the attributes, a single persona, or personas who " +
        "all made the same choices. Or the utility rises with the price, or the price effect has |t| below 2 or " +
        "an interval that reaches zero.",
    }),
  currency: z.string().nullable(),
  price_coefficient: estimate.nullable().meta({ description: "Utility per currency unit, with a linear price." }),
  levels: z.array(
    z.object({
      attribute: z.string(),
      level: z.string(),
      compared_with: z.string(),
      amount: estimate.nullable().meta({
        description: "Null where the figure lies outside the range of the prices that were tested, or shows no spread.",
      }),
    }),
  ),
});

const shareScenarioSchema = z.object({
  name: z.string(),
  offers: z.array(share.extend({ levels: z.array(z.string()) })),
  none: share.nullable(),
});

/** Shares of offers that a caller names after the study. */
export const preferenceSharesSchema = z
  .object({
    personas: z.int().meta({ description: "Number of personas whose choices the shares are estimated from." }),
    scenarios: z.array(shareScenarioSchema).meta({ description: "In the order of the request." }),
  })
  .meta({ id: "PreferenceShares" });

/**
 * The conjoint part of a study's aggregate. Utilities come from effects coding; figures carry six significant digits.
 */
export const conjointReportSchema = z
  .object({
    personas: z.int(),
    choices: z.int().meta({ description: "Number of choices used for the estimation, without holdouts." }),
    flags: z.array(z.enum(conjointFlags)),
    standard_errors: z.enum(["clustered", "scaled"]).meta({
      description:
        "Sandwich estimator clustered by persona. With too few personas for that: the model's standard errors, " +
        "scaled up for clustering.",
    }),
    part_worths: z.array(partWorthSchema),
    none_utility: estimate.nullable(),
    importances: z.array(importanceSchema),
    best_profile: z.object({
      levels: z.array(z.string()),
      utility: z.number().meta({ description: "Mean of the personas' utilities." }),
      explanation: z.string().nullable().meta({
        description: "Why the profile does not have the level with the highest part-worth; null if it does.",
      }),
      share_against_none: share.nullable(),
    }),
    scenarios: z.array(shareScenarioSchema),
    willingness_to_pay: willingnessToPaySchema,
    fit: z.object({
      log_likelihood: z.number(),
      null_log_likelihood: z.number(),
      mcfadden_r2: z.number(),
      adjusted_mcfadden_r2: z.number(),
      root_likelihood: z
        .number()
        .meta({ description: "Mean over personas of the geometric mean probability of their choices." }),
      chance_root_likelihood: z.number(),
      random_root_likelihood_95: z
        .number()
        .meta({ description: "95th percentile of random responders on this design." }),
      iterations: z.int(),
      individuals_converged: z.boolean().meta({
        description: "False if individual utilities still changed after 1000 rounds: there are far too few answers.",
      }),
      ridge: z.number(),
    }),
    holdout: z
      .object({
        choices: z.int(),
        hit_rate: share.shape.share.meta({ description: "Percent of holdout choices predicted correctly." }),
        hit_rate_interval: interval,
        chance_hit_rate: z.number(),
        log_likelihood: z.number(),
        chance_log_likelihood: z.number(),
        tasks: z.array(
          z.object({
            task_id: z.string(),
            observed: z.array(z.number()).meta({ description: "Percent per alternative, none last." }),
            predicted: z.array(z.number()),
          }),
        ),
      })
      .nullable(),
    individuals: z.array(
      z.object({
        persona_id: z.string(),
        part_worths: z.array(z.array(z.number())).meta({ description: "By attribute and level." }),
        none_utility: z.number().nullable(),
        importances: z.array(z.number()),
        root_likelihood: z.number(),
      }),
    ),
  })
  .meta({ id: "ConjointReport" });
export type ConjointReport = z.infer<typeof conjointReportSchema>;
