import * as z from "zod";
import type { SurveyScale } from "../../domain/survey/schemas.ts";
import { fenceJson } from "../fence.ts";
import { ASKED_OFTEN, askRespondent, type Respondent } from "../persona/respondent.ts";
import type { Prompt } from "../prompt.ts";
import { shownBlock, type ShownAbove } from "../shown-above.ts";

export const scaleAnswerSchema = z.object({
  answer: z.string().min(1).max(500).describe("1 or 2 sentences, without numbers or scale points"),
});
export type ScaleReply = z.infer<typeof scaleAnswerSchema>;

/**
 * Asks one rating question of a survey. It is answered in words, never in numbers: the rating comes from the words by
 * semantic similarity (research-methods §2.1).
 */
export const surveyScalePrompt = (
  respondent: Respondent,
  { text, scale, ...above }: { text: string; scale: SurveyScale } & ShownAbove,
): Prompt<ScaleReply> => ({
  ...askRespondent(
    respondent,
    [
      "You answer one question of a questionnaire. Say where you stand between the ends of its scale, and how " +
        "firmly, as to a friend.",
    ],
    [
      ...shownBlock(above),
      fenceJson("question", {
        text,
        scale: { from: scale.labels?.[0] ?? scale.low_label, to: scale.labels?.at(-1) ?? scale.high_label },
      }),
      "Answer the question.",
    ],
    ASKED_OFTEN,
  ),
  id: "survey-scale@4",
  tool: { name: "answer_scale", description: "Records where you stand." },
  output: scaleAnswerSchema,
  maxTokens: 300,
});
