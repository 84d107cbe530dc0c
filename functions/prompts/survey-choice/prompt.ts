import * as z from "zod";
import { checkedBy } from "../checked-output.ts";
import { fenceJson } from "../fence.ts";
import { numbered } from "../numbered.ts";
import { ASKED_OFTEN, askRespondent, type Respondent } from "../persona/respondent.ts";
import type { Prompt } from "../prompt.ts";
import { shownBlock, type ShownAbove } from "../shown-above.ts";

/** What is chosen from: options in the order in which the persona sees them. */
export interface Choice {
  text: string;
  options: readonly string[];
  multiple: boolean;
  /** Of several: the fewest and the most; null: any number. */
  min?: number | null;
  max?: number | null;
  /** Options that are chosen alone or not at all. */
  exclusive?: readonly string[];
}

/** How many are chosen at least and at most. An exclusive option answers whatever the fewest are. */
function bounds({ options, multiple, min, max }: Choice): { least: number; most: number } {
  if (!multiple) return { least: 1, most: 1 };
  const most = max ?? options.length;
  return { least: Math.max(1, min ?? 1), most };
}

function choose({ options, multiple, ...choice }: Choice): string {
  if (!multiple) return "exactly one";
  const { least, most } = bounds({ options, multiple, ...choice });
  if (least <= 1 && most === options.length) return "all that apply";
  return least === most ? `exactly ${most}` : least <= 1 ? `up to ${most}` : `${least} to ${most}`;
}

const choiceReplySchema = (choice: Choice) => {
  const { options, multiple, exclusive = [] } = choice;
  const { least, most } = bounds(choice);
  const alone = options.flatMap((option, index) => (exclusive.includes(option) ? [index + 1] : []));
  const reply = z.object({
    considerations: z
      .array(z.string().min(1).max(200))
      .max(options.length)
      .describe("What each option, in order, would mean for you, a few words each"),
    chosen: z
      .array(z.int().min(1).max(options.length))
      .min(1)
      .max(most)
      .describe(multiple ? "Numbers of all that apply" : "Number of the one you choose"),
    reason: z.string().min(1).max(500).describe("Why, 1 or 2 sentences"),
  });
  return checkedBy(reply, (value) => {
    const chosen = [...new Set(value.chosen)];
    const lonely = chosen.find((number) => alone.includes(number));
    if (lonely !== undefined && chosen.length > 1)
      throw new Error(`Option ${lonely} is chosen alone: choose it and nothing else, or leave it out`);
    if (lonely === undefined && chosen.length < least)
      throw new Error(`${chosen.length} options are too few; choose at least ${least} different ones`);
    return { ...value, chosen };
  });
};
export type ChoiceReply = z.infer<ReturnType<typeof choiceReplySchema>>;

/**
 * Asks one multiple-choice question of a survey. Every option is interpreted before one is chosen; the answer names
 * them by position from 1.
 */
export const surveyChoicePrompt = (
  respondent: Respondent,
  { shown, before, ...choice }: Choice & ShownAbove,
): Prompt<ChoiceReply> => {
  const { text, options, exclusive = [] } = choice;
  const alone = options.flatMap((option, index) => (exclusive.includes(option) ? [index + 1] : []));
  return {
    ...askRespondent(
      respondent,
      [
        "You answer one question of a questionnaire. First say what each option would mean for you, then choose " +
          "what is true of you, whether or not it sounds good.",
      ],
      [
        ...shownBlock({ shown, before }),
        fenceJson("question", {
          text,
          options: numbered(options),
          choose: choose(choice),
          ...(alone.length > 0 && choice.multiple && { chosen_alone: alone }),
        }),
        "Answer the question.",
      ],
      ASKED_OFTEN,
    ),
    id: "survey-choice@4",
    tool: { name: "choose_options", description: "Records which options you choose." },
    output: choiceReplySchema(choice),
    maxTokens: 400 + 60 * options.length,
  };
};
