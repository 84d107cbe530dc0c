import * as z from "zod";
import { questionKinds } from "../../domain/survey/schemas.ts";
import { FENCE_RULE, fenceJson } from "../fence.ts";
import type { Prompt } from "../prompt.ts";

/** Questions that a model found in passages of a questionnaire that could not be read by rule. */
export const surveyReadingSchema = z.object({
  passages: z.array(
    z.object({
      passage: z.int(),
      questions: z.array(
        z.object({
          kind: z.enum(questionKinds),
          text: z.string().min(1),
          options: z.array(z.string().min(1)).nullable().describe("For multiple_choice"),
          multiple: z.boolean(),
          scale: z
            .object({
              points: z.int(),
              first_value: z.int(),
              low_label: z.string().nullable(),
              high_label: z.string().nullable(),
            })
            .nullable()
            .describe("For likert"),
        }),
      ),
    }),
  ),
});
export type SurveyReading = z.infer<typeof surveyReadingSchema>;

/** Has a model read passages of a questionnaire that the parser could not. @param passages untrusted, each with its lines */
export const surveyReadingPrompt = (passages: readonly string[]): Prompt<SurveyReading> => ({
  id: "survey-reading@2",
  role: "parse",
  system: [
    "You read passages of questionnaires and note the questions they put to respondents.",
    "Copy words exactly; invent nothing, translate nothing, drop only numbers and bullets in front of questions and options. A passage that asks nothing has no questions.",
    FENCE_RULE,
  ].join("\n"),
  shared: null,
  question: `${fenceJson(
    "passages",
    passages.map((text, index) => ({ passage: index + 1, text })),
  )}\nNote the questions of every passage.`,
  tool: { name: "note_questions", description: "Records the questions of every passage." },
  output: surveyReadingSchema,
  maxTokens: 3_000,
  temperature: 0,
});
