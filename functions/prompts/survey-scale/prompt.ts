import * as z from "zod";
import type { SurveyScale } from "../../domain/survey/schemas.ts";
import { fenceJson } from "../fence.ts";
import { askRespondent, type Respondent } from "../persona/respondent.ts";
import type { Prompt } from "../prompt.ts";
import { shownBlock, type ShownAbove } from "../shown-above.ts";

export const scaleAnswerSchema = z.object({
  answer: z.string().min(1).max(500).describe("One or two sentences of your own, without numbers or scale points"),
});
export type ScaleReply = z.infer<typeof scaleAnswerSchema>;

/**
 * Asks one rating question of a survey. It is answered in words, never in numbers: the rating comes from the words by
 * semantic similarity (research-methods §2.1).
 */
export const surveyScalePrompt = (
  respondent: Respondent,
  { text, scale, shown = null }: { text: string; scale: SurveyScale } & ShownAbove,
): Prompt<ScaleReply> => ({
  ...askRespondent(
    respondent,
    [
      "You are filling in a questionnaire and are shown one question of it. Say where you stand between the two ends of its scale, and how firmly, in the words you would use to a friend.",
    ],
    [
      ...shownBlock(shown),
      fenceJson("question", {
        text,
        scale: { from: scale.labels?.[0] ?? scale.low_label, to: scale.labels?.at(-1) ?? scale.high_label },
      }),
      "Answer the question.",
    ],
  ),
  id: "survey-scale@1",
  tool: { name: "answer_scale", description: "Records where you stand, in your own words." },
  output: scaleAnswerSchema,
  maxTokens: 300,
});
