import * as z from "zod";
import { checkedBy } from "../../../models/prompts/checked-output.ts";
import { ASKED_OFTEN, personaPrompt, type AskedPersona } from "../../../personas/people/asked-persona.ts";
import type { Prompt } from "../../../models/prompts/prompt.ts";
import { questionBlock } from "./question-block.ts";
import { shownBlock, type ShownAbove } from "../../../models/prompts/shown-above.ts";
import { answerLine, joined, linesOf } from "../../../models/prompts/words/lines.ts";
import { bare, optionNumber, optionNumbers } from "../../../models/prompts/words/option-numbers.ts";
import { inWords } from "../../../models/prompts/words/in-words.ts";
import { pick } from "../../../statistics/random.ts";
import type { QuestionFigures } from "../aggregate-schema.ts";
import { countedFigure, exclusiveFigures } from "../counted-figures.ts";
import type { SurveyQuestion } from "../schemas.ts";
import { codeOf, optionLabels } from "./answer-variable.ts";
import type { QuestionModule, WeightedAnswer } from "./question-module.ts";
import { checkCounts, shownOptions } from "./shown-options.ts";

/** What is chosen from: options in the order in which the persona sees them. */
export interface Choice {
  text: string;
  options: readonly string[];
  multiple: boolean;
  /** For a choice of several: the fewest and the most; null: any number. */
  min?: number | null;
  max?: number | null;
  /** Options that are chosen alone or not at all. */
  exclusive?: readonly string[];
}

/**
 * How many options are chosen at least and at most. An exclusive option is an answer even if several have to be chosen.
 */
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
  const { options, exclusive = [] } = choice;
  const { least, most } = bounds(choice);
  const alone = options.flatMap((option, index) => (exclusive.includes(option) ? [index + 1] : []));
  const reply = z.object({
    considerations: z
      .array(z.string().min(1).max(200))
      .max(options.length)
      .meta({ description: "Per option, in 1 or 2 words, what it means to you" }),
    chosen: z
      .array(z.int().min(1).max(options.length))
      .min(1)
      .max(most)
      .meta({ description: "Numbers of the options true of you, flattering or not" }),
    reason: z.string().min(1).max(500).meta({ description: "Why, in a sentence of your own" }),
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

export const choiceTool = { name: "choose_options", description: "Records which options you choose." };
/** What each option means to somebody, by its number, then the numbers of those chosen and why. */
export const writeChoice = ({ considerations, chosen, reason }: ChoiceReply): string =>
  [...considerations.map((means, index) => `${index + 1} ${means}`), `= ${chosen.join(", ")}`, reason].join("\n");

/** What stands behind the sign: the options chosen, and the reason where it follows at once. */
function readChosen(said: string, options: readonly string[]): { chosen: number[]; because: string } | null {
  const chosen = optionNumbers(said, options);
  if (chosen) return { chosen, because: "" };
  const [, first = "", because = ""] = /^(.*?\d\W*?)(?:[:.：–—]|\s-)\s*(\p{L}.*)$/su.exec(said) ?? [];
  const before = first === "" || options.map(bare).includes(bare(because)) ? null : optionNumbers(first, options);
  return before && { chosen: before, because };
}

/** The option that the first line names, if no other line names one; a number and a text that differ name none. */
function onlyNamed(lines: readonly string[], options: readonly string[]) {
  const [first = null, ...others] = lines.map((line) => optionNumber(line, options));
  const isAlone = first !== null && others.every((number) => number === null);
  return isAlone ? { value: { chosen: [first], because: "" }, at: 0 } : null;
}

function readChoice(said: string, options: readonly string[]): ChoiceReply {
  const lines = linesOf(said);
  const what = "the numbers of what you choose";
  const named = lines.some((line) => /^\W*=/.test(line)) ? null : onlyNamed(lines, options);
  const { value, at } = named ?? answerLine(lines, what, (line) => readChosen(line, options));
  const weighed = lines.slice(0, at).flatMap((line) => /^[>*_\s]*(?:\(?\d+\W?|[-•])\s*(.+)$/su.exec(line)?.[1] ?? []);
  return { considerations: weighed, chosen: value.chosen, reason: joined([value.because, ...lines.slice(at + 1)]) };
}

/**
 * Asks one multiple-choice question of a survey. Every option is interpreted before one is chosen; the answer names
 * them by position from 1.
 */
export const surveyChoicePrompt = (
  askedPersona: AskedPersona,
  { shown, before, ...choice }: Choice & ShownAbove,
): Prompt<ChoiceReply> => {
  const { text, options, exclusive = [] } = choice;
  const alone = options.flatMap((option, index) => (exclusive.includes(option) ? [index + 1] : []));
  return {
    ...personaPrompt(
      askedPersona,
      [],
      [
        ...shownBlock({ shown, before }),
        questionBlock(
          text,
          { choose: choose(choice), chosen_alone: alone.length > 0 && choice.multiple ? alone : null },
          options,
        ),
      ],
      ASKED_OFTEN,
    ),
    id: "survey-choice@7",
    tool: choiceTool,
    inWords: inWords(
      "Per option a line: its number, what it means to you in 1 or 2 words. " +
        "Then `=` and the numbers true of you, flattering or not. Then why.",
      (said) => readChoice(said, options),
    ),
    output: choiceReplySchema(choice),
    numbers: { options, text, unit: null },
    maxTokens: 400 + 60 * options.length,
  };
};

type OptionFigures = NonNullable<QuestionFigures["options"]>;

/** Personas per option, in the order of the file. For a single choice, the shares sum to exactly 100. */
function optionFigures({ options, multiple }: SurveyQuestion, answers: readonly WeightedAnswer[]): OptionFigures {
  const names = options ?? [];
  if (answers.length === 0) return names.map((option) => ({ option, count: 0, share: null, share_interval: null }));
  const weights = answers.map(({ weight }) => weight);
  const holds = names.map((option) =>
    answers.map(({ selected_options }) => selected_options?.includes(option) ?? false),
  );
  const figures = multiple ? holds.map((one) => countedFigure(one, weights)) : exclusiveFigures(holds, weights);
  return names.map((option, index) => ({ option, ...figures[index]! }));
}

/** Options of the file that were chosen, in its order. */
const chosenOf = ({ options }: SurveyQuestion, chosen: readonly string[] | null): string[] =>
  (options ?? []).filter((option) => chosen?.includes(option));

/** A choice of one option, or of several. */
export const multipleChoice: QuestionModule = {
  called: "multiple choice",
  fields: ["options", "multiple", "exclusive_options", "anchored_options", "randomize", "min", "max", "fact"],
  check(question, refuse) {
    if (question.min === null && question.max === null) return;
    if (!question.multiple) refuse("limits how many options are chosen, but takes only one answer.");
    checkCounts(question, "chosen", refuse);
  },
  put(put, askedPersona, question, presentation) {
    const { context: shown, text, multiple, min, max, exclusive_options: exclusive } = question;
    const { options } = shownOptions(question, presentation);
    const slots = { text, options, multiple, min, max, exclusive, shown, before: presentation.before };
    return put(surveyChoicePrompt(askedPersona, slots), ({ reason, chosen }) => ({
      text: reason,
      selected_options: chosenOf(
        question,
        chosen.map((number) => options[number - 1]!),
      ),
    }));
  },
  variables(question, { say }) {
    if (!question.multiple)
      return [{ suffix: "", label: question.text, level: "nominal", labels: optionLabels(question) }];
    const labels = [[0, say("variables.not_chosen")] as const, [1, say("variables.chosen")] as const];
    return (question.options ?? []).map((label, index) => ({
      ...{ suffix: `_o${index + 1}`, label, level: "nominal", labels },
    }));
  },
  values(question, { selected_options }) {
    const chosen = chosenOf(question, selected_options);
    if (chosen.length === 0) return null;
    const { multiple, options } = question;
    return multiple ? options!.map((option) => Number(chosen.includes(option))) : [codeOf(options, chosen[0])];
  },
  figures: (question, answers) => ({ options: optionFigures(question, answers) }),
  drawn: ({ options }, random) => (options ? { selected_options: [pick(random, options)] } : {}),
};
