import * as z from "zod";
import type { SurveyScale } from "../schemas.ts";
import { ASKED_OFTEN, askRespondent, type Respondent } from "../../../personas/people/respondent.ts";
import type { Prompt } from "../../../models/prompts/prompt.ts";
import { questionBlock } from "./question-block.ts";
import { shownBlock, type ShownAbove } from "../../../models/prompts/shown-above.ts";
import { wholeAnswer } from "../../../models/prompts/words/lines.ts";
import { inWords } from "../../../models/prompts/words/in-words.ts";

export const scaleAnswerSchema = z.object({
  answer: z.string().min(1).max(500).meta({
    description: "What you would tell a friend in 1 or 2 sentences, no numbers: where you stand, and how firmly",
  }),
});
export type ScaleReply = z.infer<typeof scaleAnswerSchema>;

export const scaleTool = { name: "answer_scale", description: "Records where you stand." };
/** The words themselves. */
export const writeScale = ({ answer }: ScaleReply): string => answer;

/**
 * Asks one rating question of a survey. It is answered in words, never in numbers: the rating comes from the words by
 * semantic similarity (docs/methods.md, Ratings).
 */
export const surveyScalePrompt = (
  respondent: Respondent,
  { text, scale, ...above }: { text: string; scale: SurveyScale } & ShownAbove,
): Prompt<ScaleReply> => {
  const [from, to] = [scale.labels?.[0] ?? scale.low_label, scale.labels?.at(-1) ?? scale.high_label];
  const where = from !== null && to !== null ? "where between `from` and `to` you stand" : "where you stand";
  return {
    ...askRespondent(respondent, [], [...shownBlock(above), questionBlock(text, { from, to })], ASKED_OFTEN),
    id: "survey-scale@7",
    tool: scaleTool,
    inWords: inWords(`Tell a friend in 1 or 2 sentences, no numbers, ${where}, how firmly.`, (said) => ({
      answer: wholeAnswer(said),
    })),
    output: scaleAnswerSchema,
    maxTokens: 300,
  };
};
