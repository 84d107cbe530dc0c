import * as z from "zod";
import { baselineFigureSchema } from "../../studies/baselines/schemas.ts";
import { idSchema } from "../../platform/ids.ts";
import { libraryPersonaIdSchema } from "../../personas/library/ids.ts";
import { sensitivitySchema, varySchema } from "../../studies/sensitivity/schemas.ts";
import { intervalSchema } from "../../studies/simulation/figures.ts";
import { qualityFlagSchema } from "../../studies/simulation/results.ts";
import { timestampSchema } from "../../platform/timestamp.ts";
import { usageSchema } from "../../platform/costs/usage.ts";

/** Number of reruns that a study may request. */
export const RERUNS = { fewest: 2, most: 5, default: 3 } as const;

/** Body of a reliability check; without a body, the defaults apply. */
export const reliabilityCheckSchema = z
  .object({
    runs: z
      .int(`must be a whole number between ${RERUNS.fewest} and ${RERUNS.most}`)
      .min(RERUNS.fewest, `must be between ${RERUNS.fewest} and ${RERUNS.most}`)
      .max(RERUNS.most, `must be between ${RERUNS.fewest} and ${RERUNS.most}`)
      .default(RERUNS.default)
      .meta({ description: "How often the study is run again; the original is one more observation." }),
    no_persona_run: z
      .boolean("must be true or false")
      .default(false)
      .meta({
        description:
          "Also asks the same number of synthetic respondents without a persona, of whom only the market is " +
          "known. This baseline is one more run to pay for.",
      }),
    direct_estimate: z
      .boolean("must be true or false")
      .default(false)
      .meta({
        description:
          "Also asks the model how the audience answers each closed question, without any persona, as " +
          "`direct_estimate` of a new simulation does. Existing estimates are not made again.",
      }),
    vary: varySchema,
  })
  .meta({ id: "ReliabilityCheck" });

export const reliabilityVerdictSchema = z.enum(["stable", "tentative", "unstable"]);
export type ReliabilityVerdict = z.infer<typeof reliabilityVerdictSchema>;

/** Why a question has no α. */
export const alphaGapSchema = z.enum(["no_variance", "no_pairs", "one_persona", "no_shared_themes"]);
export type AlphaGap = z.infer<typeof alphaGapSchema>;

const share = z.number().min(0).max(1).nullable();
/** Both α and AC2 reach 1. With few personas their smallest value is not −1. */
const coefficient = z.number().max(1).nullable();
const score = z.number().min(0).max(100);

export const questionReliabilitySchema = z.object({
  question_id: z.string(),
  question: z.string(),
  kind: z.enum(["scale", "choice", "options", "score", "themes"]),
  level: z.enum(["ordinal", "nominal", "interval"]).meta({ description: "Level of measurement of its α." }),
  alpha: coefficient.meta({
    description:
      "Krippendorff's α over runs, personas as units: 1 is perfect, 0 is chance. For several options and for " +
      "themes: the mean over them.",
  }),
  reason: alphaGapSchema.nullable().meta({
    description:
      "Why there is no α. `no_variance`: all answers are identical, which shows neither agreement nor its " +
      "absence. `no_pairs`: no persona answered twice. `one_persona`: only one persona did. " +
      "`no_shared_themes`: every theme was named by one persona only.",
  }),
  exact_agreement: share.meta({
    description:
      "Share of identical answers in all pairs of runs, not corrected for chance. The sentiment counts as " +
      "positive, neutral or negative. Several options must all be the same.",
  }),
  ac2: coefficient.meta({ description: "Gwet's AC2, which stays valid if almost everybody gives the same answer." }),
});
export type QuestionReliability = z.infer<typeof questionReliabilitySchema>;

export const reliabilityComponentsSchema = z.object({
  questions: z.array(questionReliabilitySchema),
  scales: coefficient.meta({ description: "Mean α of the rating questions." }),
  choices: coefficient.meta({ description: "Mean α of choices between options or offers." }),
  sentiment: coefficient,
  themes: coefficient,
  exact_agreement: share.meta({ description: "Mean over questions." }),
  ac2: coefficient.meta({ description: "Mean over questions." }),
  questions_without_variance: z.int(),
  random_baseline: z
    .object({ expected: score, upper: score })
    .nullable()
    .meta({
      description:
        "The score if the answers of every run are assigned to the personas at random: its mean and its 95th " +
        "percentile.",
    }),
  personas: z.int().meta({ description: "Personas with answers in at least two runs: the n of every figure." }),
  runs: z.int().meta({ description: "Runs compared, the original among them." }),
});
export type ReliabilityComponents = z.infer<typeof reliabilityComponentsSchema>;

export const personaReliabilitySchema = z.object({
  persona_id: idSchema,
  persona_name: z.string(),
  score: score.nullable().meta({
    description:
      "100 times the persona's consistency with itself over all repeated questions, never below 0; null if " +
      "there is nothing to compare.",
  }),
  lower_bound: score.nullable().meta({ description: "One-sided 95 % lower bound of the score." }),
  answers_compared: z.int().meta({ description: "Number of repeated answers, without the first to each question." }),
  promoted: z.boolean(),
  library_persona_id: libraryPersonaIdSchema.nullable(),
  reason: z.string().meta({ description: "Why the persona entered the library, or did not." }),
});
export type PersonaReliability = z.infer<typeof personaReliabilitySchema>;

/** A reliability study as callers see it; everything measured is null or empty until it is complete. */
export const reliabilityStudySchema = z
  .object({
    id: idSchema,
    simulation_id: idSchema,
    status: z.enum(["running", "complete", "failed"]),
    runs: z.int().meta({ description: "Number of reruns requested." }),
    completed_runs: z.int(),
    confidence_score: score.nullable().meta({
      description:
        "100 times the mean α over questions, never below 0, one decimal. It measures stability: whether the same " +
        "personas answer the same again, not whether they answer as people would.",
    }),
    confidence_interval: intervalSchema.nullable().meta({
      description:
        "95 % interval of the score over whole personas (jackknife). Null without a score, below three " +
        "personas, and if every persona repeated itself throughout.",
    }),
    components: reliabilityComponentsSchema.nullable(),
    personas: z.array(personaReliabilitySchema),
    verdict: reliabilityVerdictSchema.nullable().meta({
      description:
        "From the lower end of the interval; null without an interval: stable from 80, tentative from 66.7. " +
        "With the flag `few_personas` it is an estimate, to be read with the interval.",
    }),
    interpretation: z.string().nullable(),
    baselines: z.array(baselineFigureSchema).meta({
      description:
        "Figures of the original compared with random answering and, if `no_persona_run` was requested, with " +
        "synthetic respondents without a persona.",
    }),
    robustness: z.array(sensitivitySchema).meta({
      description: "How much the figures move with each variation in `vary`; empty without variations.",
    }),
    flags: z.array(qualityFlagSchema),
    error: z.string().nullable().meta({ description: "The reason in words, if the check failed." }),
    usage: usageSchema,
    created_at: timestampSchema,
    completed_at: timestampSchema.nullable(),
  })
  .meta({ id: "ReliabilityStudy" });
export type ReliabilityStudy = z.infer<typeof reliabilityStudySchema>;
