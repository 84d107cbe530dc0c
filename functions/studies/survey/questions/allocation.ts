import * as z from "zod";
import { percentages } from "../../../statistics/percentages.ts";
import { checkedBy } from "../../../models/prompts/checked-output.ts";
import { ASKED_OFTEN, personaPrompt, type AskedPersona } from "../../../personas/people/asked-persona.ts";
import type { Prompt } from "../../../models/prompts/prompt.ts";
import { questionBlock } from "./question-block.ts";
import { shownBlock, type ShownAbove } from "../../../models/prompts/shown-above.ts";
import { joined, linesOf } from "../../../models/prompts/words/lines.ts";
import { numberIn, writtenNumber } from "../../../models/prompts/words/numbers.ts";
import { optionNumber } from "../../../models/prompts/words/option-numbers.ts";
import { inWords } from "../../../models/prompts/words/in-words.ts";
import type { QuestionFigures } from "../aggregate-schema.ts";
import { countedFigure, meanFigure } from "../counted-figures.ts";
import type { SurveyQuestion } from "../schemas.ts";
import { inUnit } from "./answer-variable.ts";
import type { QuestionModule, WeightedAnswer } from "./question-module.ts";
import { shownOptions } from "./shown-options.ts";
import type { CountedAnswer } from "./counted-answer.ts";

/** What is shared out: its total and unit, and what an option gets at least and at most. */
interface Shared {
  total: number;
  unit: string | null;
  min: number | null;
  max: number | null;
}

/** Sums of decimals are off by less than this share of their total. */
const ROUNDING = 1e-9;
/**
 * Small models weigh options and do not add up: 24, 16, 10 and 12 of 100, twice. Amounts whose sum is off by less than
 * this share of the total are asked for once more, and then keep their proportions.
 */
const MISCOUNT = 0.5;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
const addsUp = (amounts: readonly number[], total: number): boolean =>
  Math.abs(sumOf(amounts) - total) <= ROUNDING * total;
const miscounted = (amounts: readonly number[], total: number): string =>
  `The amounts sum to ${Number(sumOf(amounts).toFixed(6))}; they have to sum to ${total}`;

/** Amounts that add up to the total, in the proportions of those that were given; whole ones where all are whole. */
export function addedUp(amounts: readonly number[], total: number): number[] {
  if (addsUp(amounts, total)) return [...amounts];
  if ([total, ...amounts].every(Number.isInteger)) return percentages(amounts, 0, total);
  return amounts.map((amount) => (amount * total) / sumOf(amounts));
}

const allocationReplySchema = (options: number, { total, min, max }: Shared) =>
  checkedBy(
    z.object({
      reason: z.string().min(1).max(500).meta({ description: "Why, in a sentence of your own" }),
      amounts: z
        .array(
          z.object({
            option: z.int().min(1).max(options),
            amount: z
              .number()
              .min(min ?? 0)
              .max(max ?? total),
          }),
        )
        .length(options)
        .meta({ description: `Every option once, by its number; all of them add up to ${total}` }),
    }),
    ({ reason, amounts }) => {
      const given = new Map(amounts.map(({ option, amount }) => [option, amount]));
      if (given.size < options) throw new Error("Each option has to stand there once, with 0 where it gets nothing");
      const ordered = Array.from({ length: options }, (_, index) => given.get(index + 1)!);
      if (addsUp(ordered, total)) return { reason, amounts: ordered };
      const isAllowed = addedUp(ordered, total).every((amount) => amount >= (min ?? 0) && amount <= (max ?? total));
      if (Math.abs(sumOf(ordered) - total) >= MISCOUNT * total || !isAllowed)
        throw new Error(miscounted(ordered, total));
      return { reason, amounts: ordered };
    },
  );
/** The amount for every option, in the order on the screen; {@link addedUp} makes the amounts add up. */
export type AllocationReply = z.infer<ReturnType<typeof allocationReplySchema>>;

interface Amounts {
  reason: string;
  amounts: { option: number; amount: number }[];
}

export const allocationTool = { name: "allocate", description: "Records what you give to each option." };
/** Why, and then a line for every option. */
export const writeAllocation = ({ reason, amounts }: Amounts): string =>
  [reason, ...amounts.map(({ option, amount }) => `${option} = ${writtenNumber(amount)}`)].join("\n");

function readAllocation(
  said: string,
  options: readonly string[],
  asked: { text: string; unit: string | null },
): Amounts {
  const amounts: Amounts["amounts"] = [];
  const others: string[] = [];
  for (const line of linesOf(said)) {
    const [, name = "", given = ""] = /^[>*_•\s-]*([^>*_•\s=:：-][^=:：]*)[=:：]\s*(.+)$/su.exec(line) ?? [];
    const option = optionNumber(name, options);
    const amount = numberIn(given, asked);
    if (option === null) others.push(line);
    else if (amount === null)
      throw new Error("Behind the `=` of an option has to stand one number, without thousands marks");
    else amounts.push({ option, amount });
  }
  return { reason: joined(others), amounts };
}

/** Asks one question of a survey that is answered by sharing out a total among its options. */
export const surveyAllocationPrompt = (
  askedPersona: AskedPersona,
  {
    text,
    options,
    total,
    unit,
    min,
    max,
    ...above
  }: { text: string; options: readonly string[] } & Shared & ShownAbove,
): Prompt<AllocationReply> => ({
  ...personaPrompt(
    askedPersona,
    ["Give each option what is true of you; 0 is a good answer."],
    [...shownBlock(above), questionBlock(text, { share_out: total, unit, least: min, most: max }, options)],
    ASKED_OFTEN,
  ),
  id: "survey-allocation@4",
  tool: allocationTool,
  inWords: inWords(`Why, in a sentence; then a line per option, \`1 = amount\`, all of it ${total}.`, (said) =>
    readAllocation(said, options, { text, unit }),
  ),
  output: allocationReplySchema(options.length, { total, unit, min, max }),
  numbers: { options, text, unit },
  doubt: ({ amounts }) => (addsUp(amounts, total) ? null : miscounted(amounts, total)),
  maxTokens: 400 + 30 * options.length,
});

const amountIn = ({ allocation: given }: Pick<CountedAnswer, "allocation">, option: string): number =>
  given?.find((one) => one.option === option)?.amount ?? 0;

/** Figures of a constant sum; null without answers. Means have Student's t interval, cut to 0 and the total. */
function allocationFigures(
  { options, total, unit }: SurveyQuestion,
  answers: readonly WeightedAnswer[],
): NonNullable<QuestionFigures["allocation"]> | null {
  if (answers.length === 0 || total === null) return null;
  const weights = answers.map(({ weight }) => weight);
  return {
    total,
    unit,
    options: (options ?? []).map((option) => {
      const amounts = answers.map((answer) => amountIn(answer, option));
      return {
        option,
        ...meanFigure(amounts, weights, [0, total]),
        given: countedFigure(
          amounts.map((amount) => amount > 0),
          weights,
        ),
      };
    }),
  };
}

/** A total that is shared out among options (constant sum). */
export const allocation: QuestionModule = {
  called: "an allocation",
  fields: ["options", "anchored_options", "randomize", "min", "max", "unit", "total"],
  check({ options, min, max, total }, refuse) {
    const count = options?.length ?? 0;
    if (total === null) return refuse("is an allocation without a total; say what the shares sum to.");
    if ((min ?? 0) * count > total)
      refuse(`has ${count} options of at least ${min} each, which is more than its total of ${total}.`);
    if (max !== null && max * count < total)
      refuse(`has ${count} options of at most ${max} each, which never reach its total of ${total}.`);
  },
  put(put, askedPersona, question, presentation) {
    const { context: shown, text, unit, min, max } = question;
    const total = question.total!;
    const { order, options } = shownOptions(question, presentation);
    const slots = { text, options, total, unit, min, max, shown, before: presentation.before };
    return put(surveyAllocationPrompt(askedPersona, slots), ({ reason, amounts }) => {
      const given = addedUp(amounts, total);
      return {
        text: reason,
        allocation: question.options!.map((option, index) => ({ option, amount: given[order.indexOf(index)]! })),
      };
    });
  },
  variables: ({ text, options, unit }) =>
    (options ?? []).map((option, index) => ({
      ...{ suffix: `_a${index + 1}`, label: inUnit(`${option}: ${text}`, unit), level: "scale", labels: [] },
    })),
  values({ options }, answer) {
    const amounts = (options ?? []).map((option) => amountIn(answer, option));
    return amounts.some((amount) => amount > 0) ? amounts : null;
  },
  figures: (question, answers) => ({ allocation: allocationFigures(question, answers) }),
  drawn: ({ options, total }) => ({
    allocation: (options ?? []).map((option, _, all) => ({ option, amount: (total ?? 0) / all.length })),
  }),
};
