import * as z from "zod";
import { idSchema } from "../../platform/ids.ts";
import { intervalSchema } from "../../studies/simulation/figures.ts";
import { qualityFlagSchema } from "../../studies/simulation/results.ts";

/** What was compared: the sentiment, a rating, one option of several, several options, all themes, all part-worths. */
export const comparedKinds = ["sentiment", "scale", "choice", "options", "themes", "part_worths"] as const;
export type ComparedKind = (typeof comparedKinds)[number];

const similarity = z.number().min(0).max(1);
const component = similarity.nullable();

export const comparedQuestionSchema = z.object({
  question_id: z.string(),
  question: z.string(),
  kind: z.enum(comparedKinds),
  similarity: similarity.meta({
    description:
      "1 means identical. For questions: 1 minus the bias-corrected Jensen-Shannon divergence over its largest " +
      "possible value. For themes: mean pairwise Jaccard index. For part-worths: mean pairwise correlation. None is " +
      "below 0.",
  }),
  expected_similarity: similarity.nullable().meta({
    description: "Mean similarity if all personas came from one population: what chance alone leaves of 1.",
  }),
  p_value: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .meta({
      description:
        "Probability of differences at least as large if all studies asked one population, by permutation. " +
        "Answers are exchanged between the studies of one persona, and between personas who took part in one " +
        "study only. Ratings are compared by an ordinal statistic. Null if it cannot be computed.",
    }),
  ks_similarity: similarity
    .nullable()
    .meta({ description: "For ratings: 1 minus the Kolmogorov-Smirnov distance, mean over pairs of studies." }),
  wasserstein_similarity: similarity.nullable().meta({
    description:
      "For ratings: 1 minus the Wasserstein distance over the length of the scale, mean over pairs of studies.",
  }),
  studies: z.int().meta({ description: "Simulations that asked it." }),
});
export type ComparedQuestion = z.infer<typeof comparedQuestionSchema>;

export const findingSchema = z.object({
  finding: z
    .string()
    .meta({ description: "Its shares and means are weighted as in the results of the simulations (`weighting`)." }),
  holds_in: z.int().meta({ description: "Number of simulations in which it was found." }),
  of: z.int().meta({ description: "Number of simulations in which it could be tested." }),
  simulation_ids: z.array(idSchema).meta({ description: "Simulations in which it was found." }),
});
export type Finding = z.infer<typeof findingSchema>;

/** How far several simulations of one persona group give the same answers. */
export const convergenceSchema = z
  .object({
    persona_group_id: idSchema,
    briefing_id: idSchema
      .nullable()
      .meta({ description: "The briefing that all of the simulations show, if asked for." }),
    simulation_count: z.int().meta({ description: "Complete simulations that were compared, the newest 30 at most." }),
    score: z.number().min(0).max(100).nullable().meta({
      description: "100 times the mean similarity over all questions; null below two comparable complete simulations.",
    }),
    confidence_interval: intervalSchema.nullable().meta({
      description:
        "95 % bootstrap interval of the score over personas; null below two personas in any simulation, and if " +
        "all resamples agree. `same_population_baseline` shows what the score itself can reach.",
    }),
    components: z.object({
      sentiment: component,
      themes: component,
      scales: component,
      choices: component,
      part_worths: component,
      questions: z
        .array(comparedQuestionSchema)
        .meta({ description: "All questions that the score is computed from." }),
    }),
    worst_question: comparedQuestionSchema
      .pick({ question_id: true, question: true, kind: true, similarity: true, expected_similarity: true })
      .nullable()
      .meta({
        description:
          "The question whose similarity is furthest below what chance alone would give; null if all are the " +
          "same.",
      }),
    same_population_baseline: z
      .object({
        expected: z
          .number()
          .min(0)
          .max(100)
          .meta({ description: "Mean score if all personas came from one population." }),
        lower: z.number().min(0).max(100).meta({ description: "95 of 100 such scores are at least this high." }),
        p_value: z
          .number()
          .min(0)
          .max(1)
          .meta({
            description:
              "Probability of differences at least as large over all questions, by the same permutations. A " +
              "large one is not evidence that studies agree.",
          }),
      })
      .nullable()
      .meta({ description: "What samples of this size reach if they differ by chance alone." }),
    findings: z.array(findingSchema),
    flags: z.array(qualityFlagSchema),
    interpretation: z.string(),
  })
  .meta({ id: "Convergence" });
export type Convergence = z.infer<typeof convergenceSchema>;
