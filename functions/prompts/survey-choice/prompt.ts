import * as z from "zod";
import { fenceJson } from "../fence.ts";
import { askRespondent, type Respondent } from "../persona/respondent.ts";
import type { Prompt } from "../prompt.ts";
import { shownBlock, type ShownAbove } from "../shown-above.ts";

const choiceReplySchema = (options: number, multiple: boolean) =>
  z.object({
    considerations: z
      .array(z.string().min(1).max(200))
      .max(options)
      .describe("What each option, in order, would mean for you, a few words each"),
    chosen: z
      .array(z.int().min(1).max(options))
      .min(1)
      .max(multiple ? options : 1)
      .describe(multiple ? "Numbers of all that apply" : "Number of the one you choose"),
    reason: z.string().min(1).max(500).describe("Why, 1 or 2 sentences"),
  });
export type ChoiceReply = z.infer<ReturnType<typeof choiceReplySchema>>;

/**
 * Asks one multiple-choice question of a survey. Every option is interpreted before one is chosen.
 * @param question.options in the order in which this persona sees them; the answer names them by position from 1
 */
export const surveyChoicePrompt = (
  respondent: Respondent,
  {
    text,
    options,
    multiple,
    shown = null,
  }: { text: string; options: readonly string[]; multiple: boolean } & ShownAbove,
): Prompt<ChoiceReply> => ({
  ...askRespondent(
    respondent,
    [
      "You answer one question of a questionnaire. First say what each option would mean for you, then choose " +
        "what is true of you, whether or not it sounds good.",
    ],
    [
      ...shownBlock(shown),
      fenceJson("question", {
        text,
        options: options.map((option, index) => `${index + 1}. ${option}`),
        choose: multiple ? "all that apply" : "exactly one",
      }),
      "Answer the question.",
    ],
  ),
  id: "survey-choice@3",
  tool: { name: "choose_options", description: "Records which options you choose." },
  output: choiceReplySchema(options.length, multiple),
  maxTokens: 400 + 60 * options.length,
});
