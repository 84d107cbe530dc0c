import * as z from "zod";
import { checkedBy } from "../../../models/prompts/checked-output.ts";
import { ASKED_OFTEN, askRespondent, type Respondent } from "../../../personas/people/respondent.ts";
import type { Prompt } from "../../../models/prompts/prompt.ts";
import { questionBlock } from "./question-block.ts";
import { shownBlock, type ShownAbove } from "../../../models/prompts/shown-above.ts";
import { answerLine, joined, linesOf } from "../../../models/prompts/words/lines.ts";
import { optionNumbers } from "../../../models/prompts/words/option-numbers.ts";
import { inWords } from "../../../models/prompts/words/in-words.ts";

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
type Ranked = { text: string; options: readonly string[]; least: number; most: number; bestWorst: boolean };

/** Asks one question of a survey that is answered with an order of its options, of all or of the first of them. */
export const surveyRankingPrompt = (
  respondent: Respondent,
  { text, options, least, most, bestWorst, ...above }: Ranked & ShownAbove,
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
