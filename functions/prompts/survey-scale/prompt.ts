import * as z from "zod";
import type { SurveyScale } from "../../domain/survey/schemas.ts";
import { fenceJson } from "../fence.ts";
import { ASKED_OFTEN, askRespondent, type Respondent } from "../persona/respondent.ts";
import type { Prompt } from "../prompt.ts";
import { shownBlock, type ShownAbove } from "../shown-above.ts";
import { wholeAnswer } from "../words/lines.ts";
import { inWords } from "../words/in-words.ts";

export const scaleAnswerSchema = z.object({ answer: z.string().min(1).max(500) });
export type ScaleReply = z.infer<typeof scaleAnswerSchema>;

export const scaleTool = { name: "answer_scale", description: "Records where you stand." };
/** The words themselves. */
export const writeScale = ({ answer }: ScaleReply): string => answer;

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
    ["Tell a friend where between the scale's ends you stand, how firmly."],
    [
      ...shownBlock(above),
      fenceJson("question", {
        text,
        scale: { from: scale.labels?.[0] ?? scale.low_label, to: scale.labels?.at(-1) ?? scale.high_label },
      }),
    ],
    ASKED_OFTEN,
  ),
  id: "survey-scale@5",
  tool: scaleTool,
  inWords: inWords("1 or 2 sentences, no numbers.", (said) => ({ answer: wholeAnswer(said) })),
  output: scaleAnswerSchema,
  maxTokens: 300,
});
