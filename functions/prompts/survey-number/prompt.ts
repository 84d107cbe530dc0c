import * as z from "zod";
import { fenceJson } from "../fence.ts";
import { ASKED_OFTEN, askRespondent, type Respondent } from "../persona/respondent.ts";
import type { Prompt } from "../prompt.ts";
import { shownBlock, type ShownAbove } from "../shown-above.ts";

/** What a number has to be: in which unit, between which ends, and whether it counts something. */
export interface NumberForm {
  unit: string | null;
  min: number | null;
  max: number | null;
  whole: boolean;
}

function numberSchema({ min, max, whole }: NumberForm): z.ZodNumber {
  const number = whole ? z.int() : z.number();
  const from = min === null ? number : number.min(min);
  return max === null ? from : from.max(max);
}

const numberReplySchema = (form: NumberForm) =>
  z.object({
    reason: z.string().min(1).max(500).describe("How you come to it, 1 or 2 sentences"),
    number: numberSchema(form).describe(form.unit === null ? "Your number" : `Your number, in ${form.unit}`),
  });
export type NumberReply = z.infer<ReturnType<typeof numberReplySchema>>;

/** Asks one question of a survey that is answered with a number. */
export const surveyNumberPrompt = (
  respondent: Respondent,
  { text, ...asked }: { text: string } & NumberForm & ShownAbove,
): Prompt<NumberReply> => ({
  ...askRespondent(
    respondent,
    [
      "You answer one question of a questionnaire with a number. Say how you come to it from your own life and " +
        "money, then name it as it is; nobody expects a round one.",
    ],
    [
      ...shownBlock(asked),
      fenceJson("question", { text, number: { unit: asked.unit, from: asked.min, to: asked.max, whole: asked.whole } }),
      "Answer the question.",
    ],
    ASKED_OFTEN,
  ),
  id: "survey-number@1",
  tool: { name: "answer_number", description: "Records your number." },
  output: numberReplySchema(asked),
  maxTokens: 400,
});
