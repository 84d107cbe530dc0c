import * as z from "zod";
import { ASKED_OFTEN, personaPrompt, type AskedPersona } from "../../../personas/people/asked-persona.ts";
import type { Prompt } from "../../../models/prompts/prompt.ts";
import { questionBlock } from "./question-block.ts";
import { shownBlock, type ShownAbove } from "../../../models/prompts/shown-above.ts";
import { answerLine, joined, linesOf } from "../../../models/prompts/words/lines.ts";
import { numberIn, writtenNumber } from "../../../models/prompts/words/numbers.ts";
import { inWords } from "../../../models/prompts/words/in-words.ts";
import { wholeNumber } from "../../../statistics/random.ts";
import { rounded } from "../../../statistics/rounded.ts";
import { shownInterval } from "../../../statistics/shown-interval.ts";
import { medianInterval, weightedQuantile } from "../../../statistics/weighted-quantile.ts";
import { weightedDeviation } from "../../../statistics/weighting.ts";
import type { QuestionFigures } from "../aggregate-schema.ts";
import { exclusiveFigures, meanFigure } from "../counted-figures.ts";
import type { SurveyQuestion } from "../schemas.ts";
import { asksForCount } from "../whole-number.ts";
import { inUnit } from "./answer-variable.ts";
import { binEdges, binOf } from "./number-bins.ts";
import type { QuestionModule, WeightedAnswer } from "./question-module.ts";

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
  askedPersona: AskedPersona,
  { text, ...asked }: { text: string } & NumberForm & ShownAbove,
): Prompt<NumberReply> => ({
  ...personaPrompt(
    askedPersona,
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

type NumericFigures = NonNullable<QuestionFigures["numeric"]>;

/** Interquartile ranges from the quartiles to the outer fences (Tukey 1977, Exploratory Data Analysis, §2D). */
const OUTER_FENCE = 3;
/** Outliers that are named: with a hundred questions more would not fit into a table item. */
const MOST_OUTLIERS = 10;

/** Prices, counts and times are at least 0. Other numbers have no lower limit: one of the answers is negative. */
export const lowest = (values: readonly number[]): number => (Math.min(...values) < 0 ? -Infinity : 0);

/** Decimals that leave a number four digits or more: 2 for 12.34, 3 for 1.234, 0 for 12,345. */
function decimalsFor(values: readonly number[]): number {
  const largest = Math.max(...values.map(Math.abs));
  return largest === 0 ? 0 : Math.min(6, Math.max(0, 3 - Math.floor(Math.log10(largest))));
}

/**
 * Figures of numbers that were entered. The mean has Student's t interval, which is too narrow if few personas give
 * numbers with a long tail. See docs/measurements/evaluation.md for its coverage for lognormal numbers. The median has
 * an interval that holds for any distribution.
 * @returns null without answers
 */
function numericFigures({ min, max, unit }: SurveyQuestion, answers: readonly WeightedAnswer[]): NumericFigures | null {
  const numbers = answers.flatMap(({ persona_id, value, weight }) =>
    value === null ? [] : [{ persona_id, value, weight }],
  );
  if (numbers.length === 0) return null;
  const values = numbers.map(({ value }) => value);
  const weights = numbers.map(({ weight }) => weight);
  const decimals = decimalsFor(values);
  const quartiles = [0.25, 0.75].map((p) => weightedQuantile(values, weights, p)) as [number, number];
  const reach = OUTER_FENCE * (quartiles[1] - quartiles[0]);
  // Where half of the numbers are the same there is no range to measure others by.
  const fences = reach > 0 ? ([quartiles[0] - reach, quartiles[1] + reach] as const) : ([-Infinity, Infinity] as const);
  const beyond = (value: number) => Math.max(fences[0] - value, value - fences[1]);
  const edges = binEdges(values, fences);
  const bins = edges.slice(1).map((to, index) => ({ from: edges[index]!, to }));
  const shares = exclusiveFigures(
    bins.map((_, bin) => values.map((value) => binOf(value, edges) === bin)),
    weights,
  );
  const deviation = weightedDeviation(values, weights);
  const median = medianInterval(values, weights);
  return {
    unit,
    ...meanFigure(values, weights, [min ?? lowest(values), max ?? Infinity], decimals),
    standard_deviation: deviation === null ? null : rounded(deviation, decimals),
    median: rounded(weightedQuantile(values, weights, 0.5), decimals),
    median_interval: median && shownInterval(...median, decimals),
    quartiles: quartiles.map((quartile) => rounded(quartile, decimals)),
    minimum: Math.min(...values),
    maximum: Math.max(...values),
    outliers: numbers
      .filter(({ value }) => value < fences[0] || value > fences[1])
      .toSorted((a, b) => beyond(b.value) - beyond(a.value))
      .slice(0, MOST_OUTLIERS)
      .map(({ persona_id, value }) => ({ persona_id, value })),
    bins: bins.map((bin, index) => ({ ...bin, ...shares[index]! })),
  };
}

/** Numbers that are drawn where a question names no ends. */
const DRAWN = { min: 0, max: 10 } as const;

/** A question for a number. */
export const numeric: QuestionModule = {
  called: "a number (numeric)",
  fields: ["min", "max", "unit", "fact"],
  check: () => undefined,
  put(put, askedPersona, question, { before }) {
    const { context: shown, text, unit, min, max } = question;
    const slots = { text, unit, min, max, whole: asksForCount(question), shown, before };
    return put(surveyNumberPrompt(askedPersona, slots), ({ reason, number }) => ({ text: reason, value: number }));
  },
  variables: ({ text, unit }) => [{ suffix: "", label: inUnit(text, unit), level: "scale", labels: [] }],
  values: (_, { value }) => (value === null ? null : [value]),
  figures: (question, answers) => ({ numeric: numericFigures(question, answers) }),
  drawn({ min, max }, random) {
    const low = Math.ceil(min ?? DRAWN.min);
    return { value: wholeNumber(random, low, Math.max(low, Math.floor(max ?? low + DRAWN.max))) };
  },
};
