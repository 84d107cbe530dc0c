import * as z from "zod";
import { factSchema } from "../facts/fact.ts";

export const questionKinds = ["likert", "multiple_choice", "open_ended"] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const SCALE_POINTS = { fewest: 2, most: 11 } as const;
export const OPTIONS = { fewest: 2, most: 40 } as const;
/** What a respondent, a report and a table item can carry. */
export const MOST_QUESTIONS = 100;
/**
 * Of all questions, what is shown with each, options and labels together: with the longest answers to them a table item
 * still has room.
 */
export const MOST_SURVEY_CHARACTERS = 40_000;
export const LONGEST_QUESTION = 1_000;
export const LONGEST_CONTEXT = 2_000;
export const LONGEST_OPTION = 300;
export const LONGEST_LABEL = 200;

/** A rating scale, lowest point first. */
export const surveyScaleSchema = z.object({
  points: z.int().min(SCALE_POINTS.fewest).max(SCALE_POINTS.most),
  first_value: z
    .int()
    .min(-5)
    .max(1)
    .meta({ description: "The number that stands at the lowest point, mostly 1 or 0." }),
  low_label: z.string().max(LONGEST_LABEL).nullable(),
  high_label: z.string().max(LONGEST_LABEL).nullable(),
  labels: z
    .array(z.string().max(LONGEST_LABEL))
    .nullable()
    .meta({ description: "The label of every point, lowest first; null unless each has one." }),
});
export type SurveyScale = z.infer<typeof surveyScaleSchema>;

export const surveyQuestionSchema = z.object({
  id: z.string().meta({ description: "Stable within the survey: `q1`, `q2`, …; rows of a matrix `q5_1`, `q5_2`, …" }),
  kind: z.enum(questionKinds),
  context: z
    .string()
    .min(1)
    .max(LONGEST_CONTEXT)
    .nullable()
    .meta({ description: "What respondents read before it: a text, an offer, a situation." }),
  text: z.string().min(1).max(LONGEST_QUESTION),
  required: z.boolean(),
  scale: surveyScaleSchema.nullable().meta({ description: "Of likert questions." }),
  options: z
    .array(z.string().min(1).max(LONGEST_OPTION))
    .min(OPTIONS.fewest)
    .max(OPTIONS.most)
    .nullable()
    .meta({ description: "Of multiple-choice questions, in the order of the file." }),
  multiple: z.boolean().meta({ description: "Whether several options may be chosen." }),
  fact: factSchema.nullable().meta({
    description: "The fact of the persona's profile that is asked for; answered from there as far as it can be told.",
  }),
});
export type SurveyQuestion = z.infer<typeof surveyQuestionSchema>;

export const surveySchema = z
  .object({ questions: z.array(surveyQuestionSchema).min(1).max(MOST_QUESTIONS) })
  .meta({ id: "SurveySchema" });
export type Survey = z.infer<typeof surveySchema>;
