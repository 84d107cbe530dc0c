import * as z from "zod";
import { ASKED_OFTEN, askRespondent, type Respondent } from "../../../personas/people/respondent.ts";
import type { Prompt } from "../../../models/prompts/prompt.ts";
import { questionBlock } from "./question-block.ts";
import { shownBlock, type ShownAbove } from "../../../models/prompts/shown-above.ts";
import { answerLine, joined, linesOf } from "../../../models/prompts/words/lines.ts";
import { numberIn, writtenNumber } from "../../../models/prompts/words/numbers.ts";
import { inWords } from "../../../models/prompts/words/in-words.ts";

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
    reason: z.string().min(1).max(500).meta({ description: "How you come to it, in a sentence of your own" }),
    number: numberSchema(form),
  });
export type NumberReply = z.infer<ReturnType<typeof numberReplySchema>>;

export const numberTool = { name: "answer_number", description: "Records your number." };
/** How somebody comes to a number, and then the number. */
export const writeNumber = ({ reason, number }: NumberReply): string => `${reason}\n= ${writtenNumber(number)}`;

function readNumber(said: string, asked: { text: string; unit: string | null }): NumberReply {
  const lines = linesOf(said);
  const what = "one number in digits, without thousands marks";
  const { value, at } = answerLine(lines, what, (line) => numberIn(line, asked));
  return { reason: joined(lines.toSpliced(at, 1)), number: value };
}

/** Asks one question of a survey that is answered with a number. */
export const surveyNumberPrompt = (
  respondent: Respondent,
  { text, ...asked }: { text: string } & NumberForm & ShownAbove,
): Prompt<NumberReply> => ({
  ...askRespondent(
    respondent,
    ["Come to your number from your own life and money; nobody expects a round one."],
    [
      ...shownBlock(asked),
      questionBlock(text, { unit: asked.unit, from: asked.min, to: asked.max, whole: asked.whole || null }),
    ],
    ASKED_OFTEN,
  ),
  id: "survey-number@4",
  tool: numberTool,
  inWords: inWords("How you come to it, in a sentence. Last line: `=` and the number in digits.", (said) =>
    readNumber(said, { text, unit: asked.unit }),
  ),
  output: numberReplySchema(asked),
  numbers: { options: [], text, unit: asked.unit },
  maxTokens: 400,
});
