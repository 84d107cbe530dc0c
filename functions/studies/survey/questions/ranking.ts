import * as z from "zod";
import { checkedBy } from "../../../models/prompts/checked-output.ts";
import { ASKED_OFTEN, askRespondent, type Respondent } from "../../../personas/people/respondent.ts";
import type { Prompt } from "../../../models/prompts/prompt.ts";
import { questionBlock } from "./question-block.ts";
import { shownBlock, type ShownAbove } from "../../../models/prompts/shown-above.ts";
import { answerLine, joined, linesOf } from "../../../models/prompts/words/lines.ts";
import { optionNumbers } from "../../../models/prompts/words/option-numbers.ts";
import { inWords } from "../../../models/prompts/words/in-words.ts";
import type { QuestionFigures } from "../aggregate-schema.ts";
import { exclusiveFigures, meanFigure } from "../counted-figures.ts";
import type { SurveyQuestion } from "../schemas.ts";
import { valuesOf } from "./figure-row.ts";
import type { QuestionType, WeightedAnswer } from "./question-type.ts";
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

/** Options by their numbers on the screen, the first of the order first; of best and worst these two. */
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
  respondent: Respondent,
  { text, options, least, most, bestWorst, ...above }: Offered & ShownAbove,
): Prompt<RankingReply> => {
  const count = least === most ? String(most) : `${least} to ${most}`;
  const rank = bestWorst
    ? "the best and the worst"
    : most === options.length && least === most
      ? "all"
      : `the first ${count}`;
  return {
    ...askRespondent(respondent, [rules], [...shownBlock(above), questionBlock(text, { rank }, options)], ASKED_OFTEN),
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

/** Options of a question that an answer ranks, first one first; of best and worst, the best. */
const placesIn = ({ options, best_worst }: SurveyQuestion, { ranking }: Ranked): string[] =>
  (ranking ?? []).filter((option) => options?.includes(option)).slice(0, best_worst ? 1 : Infinity);

/**
 * Place of every option in one answer, in the order of the file: options that were not ranked share the places that are
 * left (mid-ranks, Kendall 1945, Biometrika 33:239), and of best and worst the worst has the last place.
 */
function ranksIn(question: SurveyQuestion, answer: Ranked): number[] {
  const options = question.options ?? [];
  const ranked = placesIn(question, answer);
  const named = (answer.ranking ?? []).filter((option) => options.includes(option));
  const last = question.best_worst && named.length > 1 ? named.at(-1) : undefined;
  const open = options.length - (last === undefined ? 0 : 1);
  return options.map((option) => {
    if (option === last) return options.length;
    const place = ranked.indexOf(option);
    return place === -1 ? (ranked.length + 1 + open) / 2 : place + 1;
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
  const ranks = answers.map((answer) => ranksIn(question, answer));
  const first = exclusiveFigures(
    options.map((option) => answers.map((answer) => placesIn(question, answer)[0] === option)),
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

/** Ranked are `min` to `max` options: with a maximum alone that many, and all where neither is given. */
function placesAsked({ min, max, options }: SurveyQuestion): { least: number; most: number } {
  const most = max ?? options?.length ?? 0;
  return { least: Math.max(1, min ?? most), most };
}

const FEWEST_OF_BEST_WORST = 3;

/** An order of options, of all or of the first of them, or the best and the worst (MaxDiff). */
export const ranking: QuestionType = {
  called: "a ranking",
  fields: ["options", "anchored_options", "best_worst", "randomize", "min", "max"],
  check(question, refuse) {
    const count = question.options?.length ?? 0;
    if (question.best_worst && count < FEWEST_OF_BEST_WORST)
      refuse(`asks for the best and the worst of ${count}; give it ${FEWEST_OF_BEST_WORST} options at least.`);
    if (question.min === null && question.max === null) return;
    if (question.best_worst) refuse("asks for the best and the worst alone, so it takes neither min nor max.");
    checkCounts(question, "ranked", refuse);
  },
  put(put, respondent, question, presentation) {
    const { context: shown, text, best_worst: bestWorst } = question;
    const { options } = shownOptions(question, presentation);
    const slots = { text, options, ...placesAsked(question), bestWorst, shown, before: presentation.before };
    return put(surveyRankingPrompt(respondent, slots), ({ reason: because, ranked }) => ({
      text: because,
      ranking: ranked.map((number) => options[number - 1]!),
    }));
  },
  isCounted: ({ options }, answer) => answer.ranking?.some((option) => options?.includes(option)) ?? false,
  figures: (question, answers) => ({ ranking: rankingFigures(question, answers) }),
  rows(question, answers) {
    const options = question.options ?? [];
    const ranks = new Map([...answers].map(([id, answer]) => [id, ranksIn(question, answer)]));
    return options.map((option, index) => ({
      figure: "mean_rank",
      label: option,
      best: "lowest",
      values: "measured",
      bounds: [1, options.length],
      of: valuesOf(ranks, (own) => own[index]!),
    }));
  },
  // The first place is compared, as a choice.
  observed: ({ options }) => ({
    kind: "choice",
    of: (answer) => answer.ranking?.find((option) => options?.includes(option)) ?? null,
  }),
  drawn: ({ options }) => ({ ranking: options }),
};
