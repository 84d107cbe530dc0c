import { seenSchema } from "../survey/seen-schema.ts";
import * as z from "zod";
import english from "../../languages/en/wording.json" with { type: "json" };
import { idSchema } from "../../platform/ids.ts";
import { timestampSchema } from "../../platform/timestamp.ts";
import { baselineFigureSchema } from "../baselines/schemas.ts";
import { calibratedSchema } from "../calibration/schemas.ts";
import { conceptsAggregateSchema } from "../concept-test/aggregate-schema.ts";
import { reactionToConceptSchema } from "../concept-test/schemas.ts";
import { conjointReportSchema } from "../conjoint/report-schema.ts";
import { focusGroupAggregateSchema } from "../focus-group/aggregate-schema.ts";
import { interviewAggregateSchema } from "../interview/aggregate-schema.ts";
import { surveyAggregateSchema } from "../survey/aggregate-schema.ts";
import { questionKinds } from "../survey/answer-forms.ts";
import { nullableRatingMethodSchema } from "../rating/rating-method.ts";
import { weightingSchema } from "../weights/design-weights.ts";
import { distributionSchema, evidenceSchema, intervalSchema, nullableIntervalSchema, themeSchema } from "./figures.ts";
import { messageSchema } from "./message.ts";
import { scaleSummarySchema } from "../rating/scale-summary.ts";
import { simulationStatusSchema, simulationTypeSchema } from "./schemas.ts";
import { sentimentSchema } from "./sentiment.ts";

export type Sentiment = z.infer<typeof sentimentSchema>;

/** An answer to one question of a concept battery or a survey. */
export const answerSchema = z
  .object({
    question_id: z.string(),
    question: z.string(),
    kind: z.enum(questionKinds),
    text: z.string().meta({ description: "The answer, or the reason for a choice, in the persona's own words." }),
    rating: z
      .number()
      .nullable()
      .meta({ description: "For likert questions: mean of the distribution, in the numbers of the scale." }),
    distribution: distributionSchema.nullable(),
    rating_method: nullableRatingMethodSchema,
    selected_options: z.array(z.string()).nullable().meta({ description: "For multiple-choice questions." }),
    value: z.number().nullable().meta({ description: "For numeric questions, in their unit." }),
    ranking: z
      .array(z.string())
      .nullable()
      .meta({ description: "For rankings: options, the first one first. For best and worst: these two." }),
    allocation: z
      .array(z.object({ option: z.string(), amount: z.number() }))
      .nullable()
      .meta({ description: "For allocations: what each option received, in the order of the file." }),
    scale_reversed: z
      .boolean()
      .meta({ description: "For likert questions: whether this persona saw the reversed scale." }),
    themes: z.array(z.string()).nullable().meta({ description: "For open questions: what the answer is about." }),
    answered_from: z
      .enum(["model", "profile"])
      .meta({ description: "`profile`: a fact of the persona, answered in code; not an opinion, and never quoted." }),
  })
  .meta({ id: "Answer" });
export type Answer = z.infer<typeof answerSchema>;

/** Fields of an answer besides its words, where its kind has no use for them. */
export const plainAnswer = {
  rating: null,
  distribution: null,
  rating_method: null,
  selected_options: null,
  value: null,
  ranking: null,
  allocation: null,
  scale_reversed: false,
  themes: null,
  answered_from: "model",
} satisfies Omit<Answer, "question_id" | "question" | "kind" | "text">;

/** What a persona chose in a conjoint study, in the words of the design. */
export const choicesSchema = z
  .object({
    tasks: z.array(
      z.object({
        task_id: z.string(),
        holdout: z.boolean(),
        offers: z.array(z.array(z.string())).meta({ description: "Levels of every offer, in the design's order." }),
        chosen: z
          .int()
          .nullable()
          .meta({ description: "Position of the chosen offer, from 0; null for none of them." }),
      }),
    ),
  })
  .meta({ id: "Choices" });
export type Choices = z.infer<typeof choicesSchema>;

export const personaResultSchema = z
  .object({
    persona_id: idSchema,
    persona_name: z.string(),
    library_persona_id: z.string().nullable(),
    reaction: z.string().meta({
      description: "The reaction in the persona's own words; with several concepts, to the one that it saw first.",
    }),
    sentiment: sentimentSchema.nullable().meta({ description: "Null where the reaction could not be rated." }),
    sentiment_score: z.number().min(-1).max(1).nullable().meta({
      description: "Computed from the rating of the reaction's words; null where they could not be rated.",
    }),
    sentiment_method: nullableRatingMethodSchema,
    key_themes: z.array(z.string()),
    notable_quote: z.string().meta({ description: "Occurs word for word in what the persona said." }),
    transcript: z.array(messageSchema).nullable().meta({
      description: "For interviews: the whole interview. For focus groups: the discussion and the private views.",
    }),
    answers: z
      .array(answerSchema)
      .nullable()
      .meta({ description: "Those that the persona was asked, in the order of the file." }),
    screened_out_by: z
      .string()
      .nullable()
      .meta({ description: "For surveys: the question whose `terminate_if` ended it for this persona." }),
    concepts: z
      .array(reactionToConceptSchema)
      .nullable()
      .meta({
        description:
          "For concept tests with `concepts`: one per concept that it saw, in their order. `answers` are called " +
          "`c1.liking`; `reaction`, sentiment and quote of the persona are those of the concept that it saw first.",
      }),
    choices: choicesSchema.nullable(),
    purchase_intent: z.object({ rating: z.number(), distribution: distributionSchema }).nullable(),
    seen: seenSchema
      .nullable()
      .default(null)
      .meta({
        description:
          "What this persona saw in a survey with experiments or variables. In monadic concept tests " +
          "`arms.concept` is the concept that it saw.",
      }),
  })
  .meta({ id: "PersonaResult" });
export type PersonaResult = z.infer<typeof personaResultSchema>;

/** The result of somebody who has said nothing. */
export const silentResult = (
  who: Pick<PersonaResult, "persona_id" | "persona_name" | "library_persona_id">,
): PersonaResult => ({
  persona_id: who.persona_id,
  persona_name: who.persona_name,
  library_persona_id: who.library_persona_id,
  reaction: "",
  sentiment: null,
  sentiment_score: null,
  sentiment_method: null,
  key_themes: [],
  notable_quote: "",
  transcript: null,
  answers: null,
  screened_out_by: null,
  choices: null,
  concepts: null,
  purchase_intent: null,
  seen: null,
});

/** The closed list of quality flags (docs/methods.md, Flags); `wording.json` says what each means and what to do. */
export type QualityFlag = keyof typeof english.flags;

/** Flags of a simulation that also hold for whatever is measured from it. */
export const inheritableFlags = [
  "offline_model",
  "offline_embedding",
  "ratings_unreliable",
] as const satisfies QualityFlag[];
export const qualityFlagSchema = z.enum(Object.keys(english.flags) as [QualityFlag, ...QualityFlag[]]);

export const recommendationSchema = z.object({
  title: z.string(),
  rationale: z.string(),
  evidence: z.array(evidenceSchema),
});
export type Recommendation = z.infer<typeof recommendationSchema>;

export const aggregateSchema = z.object({
  persona_count: z.int(),
  sentiment_distribution: z
    .object({ positive: z.number(), neutral: z.number(), negative: z.number() })
    .nullable()
    .meta({
      description:
        "Percentages of the personas whose reaction could be rated, one decimal; they sum to exactly 100. Null " +
        "where none could.",
    }),
  sentiment_intervals: z
    .object({ positive: intervalSchema, neutral: intervalSchema, negative: intervalSchema })
    .nullable()
    .meta({
      description:
        "Wilson 95 % intervals of the percentages; n is the number of personas, or their effective number if " +
        "they are weighted.",
    }),
  sentiment_counts: z
    .object({ positive: z.int(), neutral: z.int(), negative: z.int() })
    .meta({ description: "Personas with each sentiment, unweighted." }),
  average_sentiment_score: z.number().nullable().meta({ description: "Null where no reaction could be rated." }),
  sentiment_method: nullableRatingMethodSchema,
  average_sentiment_interval: nullableIntervalSchema,
  summary: z.string().meta({ description: "Written by a model from the figures below; it computes none." }),
  top_themes: z.array(themeSchema),
  strategic_recommendations: z.array(recommendationSchema).meta({
    description:
      "Each with quotes of the personas that support it. A recommendation without a traceable quote is dropped.",
  }),
  concept_test: z.object({ questions: z.array(scaleSummarySchema) }).nullable(),
  concepts: conceptsAggregateSchema
    .nullable()
    .meta({ description: "For concept tests with `concepts`; `concept_test` is then null." }),
  survey: surveyAggregateSchema.nullable(),
  conjoint: conjointReportSchema.nullable(),
  focus_group: focusGroupAggregateSchema.nullable(),
  interview: interviewAggregateSchema.nullable(),
  baselines: z.array(baselineFigureSchema).meta({
    description:
      "Expected values of the figures above if the same number of personas answered at random. A reliability " +
      "check with `no_persona_run` asks synthetic respondents without a persona.",
  }),
  weighting: weightingSchema.nullable().meta({
    description:
      "How figures of the group were weighted; null if all weights are 1, as in every study without `weights`. " +
      "Counts and the figures of interviews and discussions are not weighted.",
  }),
  participants_lost: z.array(z.object({ persona_id: idSchema, persona_name: z.string(), reason: z.string() })).meta({
    description:
      "Personas that could not be asked to the end, and why, in the study's language. No figure counts them. A " +
      "study completes without up to 10 % of its personas, and at least one.",
  }),
  quality: z.object({ flags: z.array(qualityFlagSchema), notes: z.array(z.string()) }).meta({
    description:
      "What a reader must know before trusting the figures; `notes` explains each flag in the study's language.",
  }),
});
/** Figures of a group, as they are stored. */
export type Aggregate = z.infer<typeof aggregateSchema>;

/** Figures of a group, with what the company has learned since. */
export const presentedAggregateSchema = aggregateSchema
  .extend({
    calibrated: calibratedSchema.nullable().meta({
      description:
        "Figures on the human scale, learned from past human studies of the company; null until there are six.",
    }),
  })
  .meta({ id: "Aggregate" });
export type PresentedAggregate = z.infer<typeof presentedAggregateSchema>;

export const simulationResultsSchema = z
  .object({
    simulation_id: idSchema,
    simulation_type: simulationTypeSchema,
    status: simulationStatusSchema,
    completed_at: timestampSchema.nullable(),
    persona_results: z.array(personaResultSchema),
    aggregate: presentedAggregateSchema,
  })
  .meta({ id: "SimulationResults" });
export type SimulationResults = z.infer<typeof simulationResultsSchema>;
