import * as z from "zod";
import { idSchema } from "../ids.ts";
import { timestampSchema } from "../timestamp.ts";
import { conceptItems } from "./concept-battery.ts";
import { simulationStatusSchema, simulationTypeSchema } from "./schemas.ts";

export const sentimentSchema = z.enum(["Positive", "Neutral", "Negative"]);
export type Sentiment = z.infer<typeof sentimentSchema>;

/** Probability of each scale point, lowest first; sums to 1 up to rounding at four decimals. */
export const distributionSchema = z.array(z.number().min(0).max(1));
/** Lower and upper end of a 95 % interval. */
export const intervalSchema = z.array(z.number()).length(2).meta({ description: "95 % interval: lower, upper." });

export const scaleAnswerSchema = z.object({
  question_id: z.string(),
  question: z.string(),
  text: z.string().meta({ description: "The answer in the persona's own words." }),
  rating: z.number().meta({ description: "Mean of the distribution, on 1 to 5." }),
  distribution: distributionSchema,
});
export type ScaleAnswer = z.infer<typeof scaleAnswerSchema>;

export const personaResultSchema = z
  .object({
    persona_id: idSchema,
    persona_name: z.string(),
    library_persona_id: z.string().nullable(),
    reaction: z.string().meta({ description: "In the persona's own words." }),
    sentiment: sentimentSchema,
    sentiment_score: z
      .number()
      .min(-1)
      .max(1)
      .meta({ description: "Computed from the reaction by semantic similarity, never stated by a model." }),
    key_themes: z.array(z.string()),
    notable_quote: z.string().meta({ description: "Occurs word for word in what the persona said." }),
    transcript: z.null(),
    answers: z.array(scaleAnswerSchema).nullable(),
    choices: z.null(),
    purchase_intent: z.object({ rating: z.number(), distribution: distributionSchema }).nullable(),
  })
  .meta({ id: "PersonaResult" });
export type PersonaResult = z.infer<typeof personaResultSchema>;

/** The closed list of quality flags (research-methods §7). */
export const qualityFlags = {
  offline_model:
    "Answers come from the built-in offline model, which demonstrates the service; they are not evidence about consumers.",
  few_personas: "Fewer than 20 personas took part: read every figure as an estimate with its interval.",
  low_variance: "The personas answered much alike; real samples differ more.",
  possible_positivity_bias: "Almost every answer is favourable; language models tend to be kinder than consumers.",
  persona_collision: "Two personas of the group are nearly the same person.",
  ungrounded_personas: "Some personas are not grounded in signals of their market.",
  no_variance: "A question was answered identically by all personas, so agreement cannot be computed for it.",
  separation: "The choices are perfectly predictable, so ordinary estimates do not exist.",
  ridge_fallback: "Estimates were stabilised by a ridge penalty.",
  refused_wtp: "Willingness to pay was not computed because the price effect is missing or unreliable.",
  untraceable_quote_removed: "A quote that no persona had said word for word was removed from the report.",
  signals_stale: "The market's signals are older than a day.",
  budget_reached: "The model budget was reached before the study was finished.",
  partial_input: "A briefing or another input was only partly readable.",
} as const;
export type QualityFlag = keyof typeof qualityFlags;
export const qualityFlagSchema = z.enum(Object.keys(qualityFlags) as [QualityFlag, ...QualityFlag[]]);

export const scaleSummarySchema = z.object({
  question_id: z.enum(conceptItems),
  question: z.string(),
  mean: z.number(),
  mean_interval: intervalSchema,
  distribution: distributionSchema,
  top_two_box: z.number().meta({ description: "Mean probability of the two highest points, percent." }),
});
export type ScaleSummary = z.infer<typeof scaleSummarySchema>;

export const themeSchema = z.object({
  theme: z.string(),
  count: z.int(),
  share: z.number().meta({ description: "Percent of personas, one decimal." }),
  share_interval: intervalSchema.meta({ description: "Wilson 95 % interval of the share, percent." }),
  persona_ids: z.array(idSchema),
});
export type Theme = z.infer<typeof themeSchema>;

export const recommendationSchema = z.object({
  title: z.string(),
  rationale: z.string(),
  evidence: z.array(z.object({ persona_id: idSchema, quote: z.string() })),
});
export type Recommendation = z.infer<typeof recommendationSchema>;

export const aggregateSchema = z
  .object({
    persona_count: z.int(),
    sentiment_distribution: z
      .object({ positive: z.number(), neutral: z.number(), negative: z.number() })
      .meta({ description: "Percentages with one decimal; they sum to exactly 100." }),
    sentiment_intervals: z
      .object({ positive: intervalSchema, neutral: intervalSchema, negative: intervalSchema })
      .meta({ description: "Wilson 95 % intervals of the percentages; n is the number of personas." }),
    average_sentiment_score: z.number(),
    summary: z.string().meta({ description: "Narrated by a model from the figures below; it computes none." }),
    top_themes: z.array(themeSchema),
    strategic_recommendations: z.array(recommendationSchema).meta({
      description: "Each with quotes of the personas it rests on; what cannot be traced to one is dropped.",
    }),
    concept_test: z.object({ questions: z.array(scaleSummarySchema) }).nullable(),
    survey: z.null(),
    conjoint: z.null(),
    focus_group: z.null(),
    interview: z.null(),
    quality: z
      .object({ flags: z.array(qualityFlagSchema), notes: z.array(z.string()) })
      .meta({ description: "What a reader has to know before trusting the figures; `notes` says each flag in words." }),
  })
  .meta({ id: "Aggregate" });
export type Aggregate = z.infer<typeof aggregateSchema>;

export const simulationResultsSchema = z
  .object({
    simulation_id: idSchema,
    simulation_type: simulationTypeSchema,
    status: simulationStatusSchema,
    completed_at: timestampSchema.nullable(),
    persona_results: z.array(personaResultSchema),
    aggregate: aggregateSchema,
  })
  .meta({ id: "SimulationResults" });
export type SimulationResults = z.infer<typeof simulationResultsSchema>;
