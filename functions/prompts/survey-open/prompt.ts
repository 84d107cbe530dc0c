import * as z from "zod";
import { fenceJson } from "../fence.ts";
import { ASKED_OFTEN, askRespondent, type Respondent } from "../persona/respondent.ts";
import type { Prompt } from "../prompt.ts";
import { shownBlock, type ShownAbove } from "../shown-above.ts";

export const openReplySchema = z.object({
  answer: z.string().min(1).max(1_500).describe("1 to 4 sentences, as you would type them into the box"),
  themes: z.array(z.string().min(1).max(60)).max(3).describe("What it is about, 2 to 4 words each"),
});
export type OpenReply = z.infer<typeof openReplySchema>;

/** Asks one open question of a survey, and has the answer coded into themes. */
export const surveyOpenPrompt = (
  respondent: Respondent,
  { text, ...above }: { text: string } & ShownAbove,
): Prompt<OpenReply> => ({
  ...askRespondent(
    respondent,
    ["You answer one open question of a questionnaire. Short answers are normal."],
    [...shownBlock(above), fenceJson("question", { text }), "Answer the question."],
    ASKED_OFTEN,
  ),
  id: "survey-open@4",
  tool: { name: "answer_openly", description: "Records your answer." },
  output: openReplySchema,
  maxTokens: 600,
});
