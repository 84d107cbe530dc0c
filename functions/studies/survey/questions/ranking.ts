import * as z from "zod";
import { checkedBy } from "../../../models/prompts/checked-output.ts";
import { ASKED_OFTEN, personaPrompt, type AskedPersona } from "../../../personas/people/asked-persona.ts";
import type { Prompt } from "../../../models/prompts/prompt.ts";
import { questionBlock } from "./question-block.ts";
import { shownBlock, type ShownAbove } from "../../../models/prompts/shown-above.ts";
import { answerLine, joined, linesOf } from "../../../models/prompts/words/lines.ts";
import { optionNumbers } from "../../../models/prompts/words/option-numbers.ts";
import { inWords } from "../../../models/prompts/words/in-words.ts";
import type { QuestionFigures } from "../aggregate-schema.ts";
import { exclusiveFigures, meanFigure } from "../counted-figures.ts";
import type { SurveyQuestion } from "../schemas.ts";
import { codeOf, optionLabels } from "./answer-variable.ts";
import type { QuestionModule, WeightedAnswer } from "./question-module.ts";
import { checkCounts, shownOptions } from "./shown-options.ts";
import type { CountedAnswer } from "./counted-answer.ts";

const reason = z.string().min(1).max(500).meta({ description: "Why, in a sentence of your own" });

function requireDistinct(ranked: readonly number[]): void {
  const twice = ranked.find((number, index) => ranked.indexOf(number) !== index);
  if (twice !== undefined) throw new Error(`Option ${twice} stands there twice; rank each option once`);
}

const rankingReplySchema = (options: number, least: number, most: number) =>
  checkedBy(
    z.object({
      reason,
      ranked: z
        .array(z.int().min(1).max(options))
        .min(least)
        .max(most)
        .meta({ description: "Numbers of the options in your order, first comes first, none twice" }),
    }),
    (reply) => {
      requireDistinct(reply.ranked);
      return reply;
    },
  );

const bestWorstReplySchema = (options: number) =>
  checkedBy(
    z.object({
      reason,
      best: z.int().min(1).max(options).meta({ description: "Number of the best option" }),
      worst: z.int().min(1).max(options).meta({ description: "Number of the worst option, another one" }),
    }),
    ({ best, worst, ...reply }) => {
      if (best === worst) throw new Error(`Option ${best} cannot be both the best and the worst; name two`);
      return { ...reply, ranked: [best, worst] };
    },
  );

/** Options by their numbers on the screen, in the order of the ranking; for best and worst, these two. */
export interface RankingReply {
  reason: string;
  ranked: number[];
}

export const rankingTool = { name: "rank_options", description: "Records your order of the options." };
export const bestWorstTool = {
  name: "pick_best_and_worst",
  description: "Records which option is best and which is worst.",
};

/** Why, and then the options by their numbers. */
export const writeRanking = ({ reason: why, ranked }: RankingReply): string => `${why}\n= ${ranked.join(", ")}`;
export const writeBestWorst = ({ reason: why, best, worst }: { reason: string; best: number; worst: number }): string =>
  writeRanking({ reason: why, ranked: [best, worst] });

function readRanking(said: string, options: readonly string[]): RankingReply {
  const lines = linesOf(said);
  const what = "the numbers of options, in your order";
  const { value, at } = answerLine(lines, what, (line) => optionNumbers(line, options));
  return { reason: joined(lines.toSpliced(at, 1)), ranked: value };
}

function readBestWorst(said: string, options: readonly string[]): unknown {
  const { reason: why, ranked } = readRanking(said, options);
  const [best, worst, ...others] = ranked;
  if (worst === undefined || others.length > 0)
    throw new Error("Behind `=` have to stand two numbers: of the best option, then of the worst");
  return { reason: why, best, worst };
}

const rules = "Weigh the options against each other as you would have to in your life, flattering or not.";
const why = "Why, in a sentence. Last line: `=` and";

/** What is ranked: options in the order in which the persona sees them, and how many of them at least and at most. */
type Offered = { text: string; options: readonly string[]; least: number; most: number; bestWorst: boolean };

/** Asks one question of a survey that is answered with an order of its options, of all or of the first of them. */
export const surveyRankingPrompt = (
  askedPersona: AskedPersona,
  { text, options, least, most, bestWorst, ...above }: Offered & ShownAbove,
): Prompt<RankingReply> => {
  const count = least === most ? String(most) : `${least} to ${most}`;
  const rank = bestWorst
    ? "the best and the worst"
    : most === options.length && least === most
      ? "all"
      : `the first ${count}`;
  return {
    ...personaPrompt(
      askedPersona,
      [rules],
      [...shownBlock(above), questionBlock(text, { rank }, options)],
      ASKED_OFTEN,
    ),
    ...(bestWorst
      ? {
          id: "survey-best-worst@4",
          tool: bestWorstTool,
          inWords: inWords(`${why} the numbers of the best option and the worst.`, (said: string) =>
            readBestWorst(said, options),
          ),
          output: bestWorstReplySchema(options.length),
        }
      : {
          id: "survey-ranking@4",
          tool: rankingTool,
          inWords: inWords(`${why} the numbers in your order, first comes first.`, (said: string) =>
            readRanking(said, options),
          ),
          output: rankingReplySchema(options.length, least, most),
        }),
    numbers: { options, text, unit: null },
    maxTokens: 400 + 10 * options.length,
  };
};

type Ranked = Pick<CountedAnswer, "ranking">;

/** The place of every option, from 1, NaN if it was not ranked; for best and worst, the numbers of the two. */
function placesIn({ options, best_worst }: SurveyQuestion, { ranking: places }: Ranked): number[] | null {
  const known = (places ?? []).filter((option) => options?.includes(option));
  if (known.length === 0) return null;
  if (best_worst) return [codeOf(options, known[0]), codeOf(options, known.length > 1 ? known.at(-1) : undefined)];
  return options!.map((option) => codeOf(known, option));
}

/**
 * The rank of every option in one answer, in the order of the file. Options that were not ranked share the places that
 * are left (mid-ranks, Kendall 1945, Biometrika 33:239). For best and worst, the worst has the last place.
 * @param places the numbers of the answer
 */
export function ranksFrom(
  { options, best_worst }: Pick<SurveyQuestion, "options" | "best_worst">,
  places: readonly number[],
): number[] {
  const count = options?.length ?? 0;
  if (!best_worst) {
    const ranked = places.filter((place) => !Number.isNaN(place)).length;
    return places.map((place) => (Number.isNaN(place) ? (ranked + 1 + count) / 2 : place));
  }
  const [best = NaN, worst = NaN] = places;
  const last = Number.isNaN(worst) ? count : count - 1;
  return Array.from({ length: count }, (_, index) => {
    if (index + 1 === worst) return count;
    return index + 1 === best ? 1 : (2 + last) / 2;
  });
}

/** Figures of a ranking; null without answers. Mean ranks have Student's t interval, cut to the places there are. */
function rankingFigures(
  question: SurveyQuestion,
  answers: readonly WeightedAnswer[],
): NonNullable<QuestionFigures["ranking"]> | null {
  if (answers.length === 0) return null;
  const options = question.options ?? [];
  const weights = answers.map(({ weight }) => weight);
  const places = answers.map((answer) => placesIn(question, answer) ?? []);
  const ranks = places.map((own) => ranksFrom(question, own));
  const isFirst = (own: readonly number[], index: number) =>
    question.best_worst ? own[0] === index + 1 : own[index] === 1;
  const first = exclusiveFigures(
    options.map((_, index) => places.map((own) => isFirst(own, index))),
    weights,
  );
  return {
    options: options.map((option, index) => {
      const ranked = answers.filter(({ ranking }) => ranking?.includes(option)).length;
      const { mean, mean_interval } = meanFigure(
        ranks.map((own) => own[index]!),
        weights,
        [1, options.length],
      );
      return {
        option,
        ranked,
        mean_rank: ranked === 0 ? null : mean,
        mean_rank_interval: ranked === 0 ? null : mean_interval,
        first: first[index]!,
      };
    }),
  };
}

/** How many options are ranked: `min` to `max`. With a maximum alone exactly that many, and all if neither is given. */
function placesAsked({ min, max, options }: SurveyQuestion): { least: number; most: number } {
  const most = max ?? options?.length ?? 0;
  return { least: Math.max(1, min ?? most), most };
}

const FEWEST_OF_BEST_WORST = 3;

/** An order of options, of all or of the first of them, or the best and the worst (MaxDiff). */
export const ranking: QuestionModule = {
  called: "a ranking",
  fields: ["options", "anchored_options", "best_worst", "randomize", "min", "max"],
  check(question, refuse) {
    const count = question.options?.length ?? 0;
    if (question.best_worst && count < FEWEST_OF_BEST_WORST)
      refuse(`asks for the best and the worst of ${count}; give it ${FEWEST_OF_BEST_WORST} options at least.`);
    if (question.min === null && question.max === null) return;
    if (question.best_worst) refuse("asks only for the best and the worst, so it takes neither min nor max.");
    checkCounts(question, "ranked", refuse);
  },
  put(put, askedPersona, question, presentation) {
    const { context: shown, text, best_worst: bestWorst } = question;
    const { options } = shownOptions(question, presentation);
    const slots = { text, options, ...placesAsked(question), bestWorst, shown, before: presentation.before };
    return put(surveyRankingPrompt(askedPersona, slots), ({ reason: because, ranked }) => ({
      text: because,
      ranking: ranked.map((number) => options[number - 1]!),
    }));
  },
  variables(question, { say }) {
    const { text, best_worst, options } = question;
    if (best_worst)
      return (["best", "worst"] as const).map((end) => ({
        ...{ suffix: `_${end}`, label: `${say(`variables.${end}`)}: ${text}` },
        ...{ level: "nominal", labels: optionLabels(question) },
      }));
    return (options ?? []).map((option, index) => ({
      ...{ suffix: `_r${index + 1}`, label: `${say("variables.rank", { option })} – ${text}` },
      ...{ level: "ordinal", labels: [] },
    }));
  },
  values: placesIn,
  figures: (question, answers) => ({ ranking: rankingFigures(question, answers) }),
  drawn: ({ options }) => ({ ranking: options }),
};
