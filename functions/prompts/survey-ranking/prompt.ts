import * as z from "zod";
import { checkedBy } from "../checked-output.ts";
import { fenceJson } from "../fence.ts";
import { numbered } from "../numbered.ts";
import { ASKED_OFTEN, askRespondent, type Respondent } from "../persona/respondent.ts";
import type { Prompt } from "../prompt.ts";
import { shownBlock, type ShownAbove } from "../shown-above.ts";

const reason = z.string().min(1).max(500).describe("Why so, 1 or 2 sentences");

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
        .describe("Numbers of the options, the first in your order first"),
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
      best: z.int().min(1).max(options).describe("Number of the option that comes first for you"),
      worst: z.int().min(1).max(options).describe("Number of the option that comes last for you"),
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

const rules =
  "You answer one question of a questionnaire by putting options into your own order. Weigh them against each other " +
  "as you would have to in your life, whether or not the order sounds good.";

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
    ...askRespondent(
      respondent,
      [rules],
      [...shownBlock(above), fenceJson("question", { text, options: numbered(options), rank }), "Answer the question."],
      ASKED_OFTEN,
    ),
    ...(bestWorst
      ? {
          id: "survey-best-worst@1",
          tool: { name: "pick_best_and_worst", description: "Records which option is best and which is worst." },
          output: bestWorstReplySchema(options.length),
        }
      : {
          id: "survey-ranking@1",
          tool: { name: "rank_options", description: "Records your order of the options." },
          output: rankingReplySchema(options.length, least, most),
        }),
    maxTokens: 400 + 10 * options.length,
  };
};
