import * as z from "zod";
import { idSchema } from "../../platform/ids.ts";
import { humanFiguresSchema, subgroupFacts } from "../human-study/schemas.ts";
import { choiceValiditySchema } from "./choice-schemas.ts";
import { intervalSchema, nullableIntervalSchema } from "../../studies/simulation/figures.ts";

/** The sources of answers that are compared with people's: the personas, and four yardsticks. */
export const answerers = ["personas", "random", "no_persona", "direct_estimate", "other_half"] as const;
export type Answerer = (typeof answerers)[number];

/** How near the answers of one answerer to one question come to people's. */
export const fidelitySchema = z
  .object({
    n: z.int().nullable().meta({ description: "Answers; null for random answering and the direct estimate." }),
    mean: z.number().nullable().meta({ description: "For scales." }),
    sd: z.number().nullable().meta({ description: "For scales: spread of all answers, not of the personas' means." }),
    difference: z.number().nullable().meta({
      description: "Mean minus the people's. For the other half: its mean size over divisions. Null for options.",
    }),
    difference_interval: nullableIntervalSchema.meta({ description: "95 %, Welch; paired where persons are." }),
    sd_ratio: z.number().nullable().meta({ description: "Spread divided by the people's; null if theirs is 0." }),
    ks_similarity: z.number().nullable().meta({ description: "1 − the largest difference of cumulative shares." }),
    wasserstein_over_range: z
      .number()
      .nullable()
      .meta({ description: "Earth mover's distance over the scale's range." }),
    total_variation: z.number().nullable().meta({
      description: "Half the summed differences of shares, 0 to 1; where several could be chosen of all that were.",
    }),
    shares: z
      .array(z.object({ answer: z.string(), share: z.number(), people: z.number() }))
      .meta({ description: "For options: shares, 0 to 1, with the people's; empty for scales." }),
    empty_options: z.array(z.string()).meta({ description: "Options that people chose and none of these did." }),
  })
  .meta({ id: "Fidelity" });
export type Fidelity = z.infer<typeof fidelitySchema>;

/** A mean of people whose model twins answered as well: people alone, and people with the help of twins (PPI++). */
export const pairedEstimateSchema = z
  .object({
    asked: z.int().meta({ description: "People with an answer and a persona made from them." }),
    predicted: z.int().meta({ description: "Personas made from people who did not answer." }),
    correlation: z.number().nullable().meta({ description: "Pearson between people and their personas." }),
    people_mean: z.number(),
    people_interval: intervalSchema.meta({ description: "95 %, Student's t, from the people's answers alone." }),
    estimate: z.number().meta({ description: "Prediction-powered mean (PPI++, power-tuned)." }),
    interval: intervalSchema.meta({
      description:
        "95 %, Student's t on asked − 1 degrees of freedom; the paper's normal quantile is too narrow for few.",
    }),
    human_answers_worth: z.number().meta({
      description: "Number of human answers alone that would be as precise: asked × (people's width ÷ this width)².",
    }),
    useful_correlation: z.number().nullable().meta({
      description: "1/√(asked − 2): below this correlation, personas make the estimate worse.",
    }),
    helps: z.boolean(),
  })
  .meta({ id: "PairedEstimate" });
export type PairedEstimate = z.infer<typeof pairedEstimateSchema>;

export const subgroupFidelitySchema = z.object({
  by: z.enum(subgroupFacts),
  value: z.string(),
  people: z.int(),
  personas: z.int(),
  difference: z.number().nullable(),
  difference_interval: nullableIntervalSchema,
  ks_similarity: z.number().nullable(),
});

export const questionValiditySchema = z
  .object({
    question_id: z.string(),
    question: z.string(),
    kind: z.enum(["scale", "choice", "options"]),
    people: z.object({
      ...humanFiguresSchema.pick({ n: true, n_effective: true }).shape,
      mean: z.number().nullable(),
      sd: z.number().nullable(),
    }),
    personas: fidelitySchema,
    random: fidelitySchema,
    no_persona: fidelitySchema.nullable(),
    direct_estimate: fidelitySchema.nullable(),
    other_half: fidelitySchema.nullable().meta({ description: "Half of the people against the other half." }),
    paired: pairedEstimateSchema.nullable(),
    subgroups: z.array(subgroupFidelitySchema),
  })
  .meta({ id: "QuestionValidity" });
export type QuestionValidity = z.infer<typeof questionValiditySchema>;

export const overallFidelitySchema = z.object({
  answerer: z.enum(answerers),
  questions: z.int(),
  correlation_of_means: z.number().nullable().meta({ description: "Pearson over scale questions; null below three." }),
  mean_absolute_error: z.number().nullable().meta({ description: "For means, in the numbers of the scales." }),
  mean_absolute_error_over_range: z
    .number()
    .nullable()
    .meta({ description: "For means over ranges and for shares, 0 to 1." }),
  mean_absolute_error_interval: nullableIntervalSchema.meta({
    description: "For the line above, 95 %, over questions.",
  }),
  mean_ks_similarity: z.number().nullable(),
  mean_sd_ratio: z.number().nullable(),
  attainment: z.number().nullable().meta({
    description: "Correlation of means over √(split-half reliability of the people's means).",
  }),
});
export type OverallFidelity = z.infer<typeof overallFidelitySchema>;

const armDifferenceSchema = z.object({
  difference: z.number().meta({ description: "In the numbers of the scale; −1 to 1 for shares." }),
  interval: nullableIntervalSchema.meta({ description: "95 %: Welch's of means, Newcombe's of shares." }),
  n: z.array(z.int()).length(2).meta({ description: "Number of answers in the first and in the second arm." }),
});
export type ArmDifference = z.infer<typeof armDifferenceSchema>;

/** The effects of an experiment on people, next to its effects on personas. */
export const experimentValiditySchema = z
  .object({
    experiment_id: z.string(),
    name: z.string(),
    arms: z.array(z.object({ arm_id: z.string(), name: z.string() })),
    contrasts: z.array(
      z.object({
        question_id: z.string(),
        question: z.string(),
        option: z
          .string()
          .nullable()
          .meta({
            description:
              "Option whose shares differ; null: means of a scale. If there are two options, only the first is " +
              "compared.",
          }),
        first: z.string().meta({ description: "Arm." }),
        second: z.string().meta({ description: "Arm; differences are the first minus the second." }),
        people: armDifferenceSchema,
        personas: armDifferenceSchema,
        direction_right: z
          .boolean()
          .nullable()
          .meta({
            description:
              "Whether people and personas differ in the same direction. Null if the people's interval includes " +
              "0 or the personas do not differ.",
          }),
        size_ratio: z.number().nullable().meta({
          description: "The personas' difference divided by the people's; null if the people's interval includes 0.",
        }),
        size_ratio_interval: nullableIntervalSchema.meta({
          description: "95 %, Fieller's; null if the people's difference is too uncertain for an interval.",
        }),
      }),
    ),
    directions: z.object({
      known: z.int().meta({ description: "Contrasts in which people's interval excludes 0." }),
      right: z.int().meta({ description: "How many of these have the same direction for personas." }),
      wrong: z
        .int()
        .meta({ description: "How many have the opposite direction. In the rest, the personas do not differ." }),
      interval: nullableIntervalSchema.meta({
        description:
          "Exact 95 % interval of the share of right directions; guessing gives 0.5. It treats the contrasts " +
          "as independent, although some share the same people, so it is somewhat too narrow.",
      }),
    }),
    sentence: z.string(),
  })
  .meta({ id: "ExperimentValidity" });
export type ExperimentValidity = z.infer<typeof experimentValiditySchema>;

/** The results of a comparison of personas with the direct estimate. */
export const verdicts = ["personas_nearer", "direct_estimate_nearer", "undecided", "not_compared"] as const;

export const validitySchema = z
  .object({
    simulation_id: idSchema,
    human_study_id: idSchema.nullable().meta({ description: "Null: compared with the group's own respondents." }),
    people: z.object({ name: z.string(), source: z.string(), fielded_on: z.string().nullable(), n: z.int() }),
    questions: z.array(questionValiditySchema),
    overall: z.array(overallFidelitySchema).meta({
      description:
        "One for each that is available: personas, random answering, synthetic respondents without a persona, the " +
        "direct estimate and the other half of the people.",
    }),
    split_half_reliability: z.number().nullable(),
    experiments: z.array(experimentValiditySchema).meta({
      description: "Effects of the survey's experiments, if the human study has the answers by arm.",
    }),
    verdict: z.enum(verdicts),
    sentence: z
      .string()
      .meta({ description: "The result in words, in the study's language, even if it speaks against the personas." }),
    choices: choiceValiditySchema.optional().meta({
      description: "Only for a conjoint simulation, which has no `questions`, `overall` and verdict.",
    }),
    unmatched: z.array(z.string()).meta({ description: "Questions of either side without a counterpart, and why." }),
    notes: z.array(z.string()),
  })
  .meta({ id: "Validity" });
export type Validity = z.infer<typeof validitySchema>;
