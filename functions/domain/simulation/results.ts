import * as z from "zod";
import { idSchema } from "../ids.ts";
import { timestampSchema } from "../timestamp.ts";
import { baselineFigureSchema } from "../baselines/schemas.ts";
import { conjointReportSchema } from "../conjoint/report-schema.ts";
import { focusGroupAggregateSchema } from "../focus-group/aggregate-schema.ts";
import { interviewAggregateSchema } from "../interview/aggregate-schema.ts";
import { surveyAggregateSchema } from "../survey/aggregate-schema.ts";
import { questionKinds } from "../survey/schemas.ts";
import { nullableRatingMethodSchema } from "../scales/rating-method.ts";
import { conceptItems } from "./concept-battery.ts";
import { weightingSchema } from "./design-weights.ts";
import {
  distributionSchema,
  evidenceSchema,
  intervalSchema,
  nullableIntervalSchema,
  probabilityShareSchema,
  themeSchema,
} from "./figures.ts";
import { messageSchema } from "./message.ts";
import { simulationStatusSchema, simulationTypeSchema } from "./schemas.ts";

export const sentimentSchema = z.enum(["Positive", "Neutral", "Negative"]);
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
      .meta({ description: "Of likert questions: mean of the distribution, in the numbers of the scale." }),
    distribution: distributionSchema.nullable(),
    rating_method: nullableRatingMethodSchema,
    selected_options: z.array(z.string()).nullable().meta({ description: "Of multiple-choice questions." }),
    themes: z.array(z.string()).nullable().meta({ description: "Of open questions: what the answer is about." }),
    answered_from: z
      .enum(["model", "profile"])
      .default("model")
      .meta({ description: "`profile`: a fact of the persona, answered in code; it is no opinion and is not quoted." }),
  })
  .meta({ id: "Answer" });
export type Answer = z.infer<typeof answerSchema>;

/** What a persona chose in a conjoint study, in the words of the design. */
export const choicesSchema = z
  .object({
    tasks: z.array(
      z.object({
        task_id: z.string(),
        holdout: z.boolean(),
        offers: z.array(z.array(z.string())).meta({ description: "Levels of every offer, in the design's order." }),
        chosen: z.int().nullable().meta({ description: "Position of the offer taken, from 0; null for none of them." }),
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
    reaction: z.string().meta({ description: "In the persona's own words." }),
    sentiment: sentimentSchema.nullable().meta({ description: "Null where the reaction could not be rated." }),
    sentiment_score: z.number().min(-1).max(1).nullable().meta({
      description: "Computed from the rating of the reaction's words; null where they could not be rated.",
    }),
    sentiment_method: nullableRatingMethodSchema,
    key_themes: z.array(z.string()),
    notable_quote: z.string().meta({ description: "Occurs word for word in what the persona said." }),
    transcript: z.array(messageSchema).nullable().meta({
      description: "Of interviews: the whole interview; of focus groups: the discussion and the private views.",
    }),
    answers: z.array(answerSchema).nullable(),
    choices: choicesSchema.nullable(),
    purchase_intent: z.object({ rating: z.number(), distribution: distributionSchema }).nullable(),
  })
  .meta({ id: "PersonaResult" });
export type PersonaResult = z.infer<typeof personaResultSchema>;

/** The closed list of quality flags (research-methods §7): what each means, and what to do about it. */
const meaningAndAdvice = {
  offline_model: [
    "Answers come from the built-in offline model, which shows how it all works; they are no evidence about consumers.",
    "Start the service with a real model to learn about them.",
  ],
  offline_embedding: [
    "Words were compared by the built-in embedder, which knows the phrases of six languages and no more.",
    "Configure an embedding model to have themes merged, or ratings made, by one that reads.",
  ],
  offline_signals: [
    "The signals that personas are grounded in are the samples that come with the service, not their market's.",
    "Configure access to the sources of signals to ground personas in what is said today.",
  ],
  ratings_unreliable: [
    "Some answers could not be rated by any method, so figures rest on the others or are missing.",
    "Name an embedding model that reads the language, or a chat model that does.",
  ],
  library_selected: [
    "Some personas come from the library, which keeps those who answer consistently: the group is not a random " +
      "draw, and its stability is flattered.",
    "Read its stability beside that of a group generated afresh.",
  ],
  few_personas: [
    "Fewer than 20 personas took part: read every figure as an estimate with its interval.",
    "Ask 20 or more to narrow it.",
  ],
  low_variance: [
    "The personas answered much alike; real samples differ more.",
    "Compare concepts or groups with each other, and do not read the spread.",
  ],
  possible_positivity_bias: [
    "More than 80 % of the reactions are favourable; language models tend to be kinder than consumers.",
    "Show the same group a weaker concept and compare; do not read the level as demand.",
  ],
  persona_collision: [
    "Two personas of the group are nearly the same person, so one voice counts twice.",
    "Delete one of them, generate another and ask again.",
  ],
  ungrounded_personas: [
    "Some personas are not grounded in signals of their market.",
    "The group's `grounding` says which source brought nothing; generate again when it does.",
  ],
  population_not_covered: [
    "There are no figures of the population of some personas' market: they were drawn from the world's.",
    "Give ages, income and occupation in the group where they matter, and do not read the group as that country.",
  ],
  no_variance: [
    "A question was answered identically by all personas, so agreement cannot be computed for it.",
    "Ask more personas, or something they can differ in.",
  ],
  separation: [
    "The choices are perfectly predictable, so ordinary estimates do not exist.",
    "Read the order of the levels and not their distances, or offer harder choices.",
  ],
  ridge_fallback: [
    "Estimates were stabilised by a ridge penalty, which draws them towards zero.",
    "Ask more personas before comparing their sizes.",
  ],
  refused_wtp: [
    "Willingness to pay is refused, wholly or for some levels: no reliable price effect, or beyond the prices tested.",
    "Test prices further apart with more personas.",
  ],
  untraceable_quote_removed: [
    "A quote that no persona had said word for word, or that does not support the sentence it stood under, was " +
      "removed from the report.",
    "Those that are left can be quoted.",
  ],
  signals_stale: [
    "The market's signals are older than a day: its sources could not be read since.",
    "Generate a group later if what is new there matters.",
  ],
  budget_reached: [
    "The model budget was reached before the study was finished.",
    "Ask the operators for a larger one, or run it again next month.",
  ],
  other_language: [
    "Some of what was said or reported is in another language than the study's: the model kept to it when asked again.",
    "Choose a model that speaks the study's language, and run it again.",
  ],
  partial_input: [
    "A briefing or another input was only partly readable.",
    "Send it again as text, or as a sharper picture, if what is missing matters.",
  ],
} as const satisfies Record<string, readonly [meaning: string, advice: string]>;
export type QualityFlag = keyof typeof meaningAndAdvice;

/** Flags of a simulation that hold as well for whatever is measured from it. */
export const inheritableFlags = [
  "offline_model",
  "offline_embedding",
  "ratings_unreliable",
] as const satisfies QualityFlag[];

/** Every flag in two sentences for people. */
export const qualityFlags = Object.fromEntries(
  Object.entries(meaningAndAdvice).map(([flag, sentences]) => [flag, sentences.join(" ")]),
) as Record<QualityFlag, string>;
export const qualityFlagSchema = z.enum(Object.keys(qualityFlags) as [QualityFlag, ...QualityFlag[]]);

export const scaleSummarySchema = z.object({
  question_id: z.enum(conceptItems),
  question: z.string(),
  answered: z.int().nullable().default(null).meta({ description: "Personas rated on it; null in older results." }),
  mean: z.number(),
  mean_interval: nullableIntervalSchema,
  distribution: distributionSchema,
  rating_method: nullableRatingMethodSchema.default(null),
  points: z
    .array(z.object({ value: z.int(), ...probabilityShareSchema.shape }))
    .default([])
    .meta({ description: "The distribution in percent, each point with its interval; empty in older results." }),
  top_two_box: z.number().meta({ description: "Mean probability of the two highest points, percent." }),
  top_two_box_interval: nullableIntervalSchema.default(null),
});
export type ScaleSummary = z.infer<typeof scaleSummarySchema>;

export const recommendationSchema = z.object({
  title: z.string(),
  rationale: z.string(),
  evidence: z.array(evidenceSchema),
});
export type Recommendation = z.infer<typeof recommendationSchema>;

export const aggregateSchema = z
  .object({
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
          "Wilson 95 % intervals of the percentages; n is the number of personas, or what they are worth where " +
          "they are weighted.",
      }),
    sentiment_counts: z
      .object({ positive: z.int(), neutral: z.int(), negative: z.int() })
      .nullable()
      .default(null)
      .meta({ description: "Personas with each sentiment, unweighted; null in older results." }),
    average_sentiment_score: z.number().nullable().meta({ description: "Null where no reaction could be rated." }),
    sentiment_method: nullableRatingMethodSchema.default(null),
    average_sentiment_interval: nullableIntervalSchema.default(null),
    summary: z.string().meta({ description: "Narrated by a model from the figures below; it computes none." }),
    top_themes: z.array(themeSchema),
    strategic_recommendations: z.array(recommendationSchema).meta({
      description: "Each with quotes of the personas it rests on; what cannot be traced to one is dropped.",
    }),
    concept_test: z.object({ questions: z.array(scaleSummarySchema) }).nullable(),
    survey: surveyAggregateSchema.nullable(),
    conjoint: conjointReportSchema.nullable(),
    focus_group: focusGroupAggregateSchema.nullable(),
    interview: interviewAggregateSchema.nullable(),
    baselines: z
      .array(baselineFigureSchema)
      .default([])
      .meta({
        description:
          "What random answering would give for as many personas, beside the figures above. Respondents without a " +
          "persona are asked by a reliability check with `no_persona_run`.",
      }),
    weighting: weightingSchema
      .nullable()
      .default(null)
      .meta({
        description:
          "How figures of the group were weighted; null where all count alike. Counts, figures of interviews and of " +
          "the discussion's course, and conjoint estimates are not weighted.",
      }),
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
