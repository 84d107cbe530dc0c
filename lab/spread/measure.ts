import { mean } from "../../functions/statistics/moments.ts";
import { totalVariation } from "../../functions/statistics/total-variation.ts";
import { widenShares, type SpreadPrior } from "../../functions/studies/spread/spread-prior.ts";
import type { OpinionQuestion } from "./read-questions.ts";

/** How far shares of one run are from people's, on average over questions; distances are total variations, 0 to 1. */
export interface SpreadFigures {
  run: string;
  questions: number;
  raw: number;
  /** Of equal shares for all options. */
  equal: number;
  adjusted: number;
  /** Share of questions in which the run's most frequent option is people's; options that tie count in part. */
  modeRight: number;
}

/** 1 where the run's largest share is people's largest; 1 / n where n options of the run tie and one of them is. */
function modeHit(shares: readonly number[], people: readonly number[]): number {
  const top = Math.max(...shares);
  const tied = shares.flatMap((share, index) => (share === top ? [index] : []));
  return tied.includes(people.indexOf(Math.max(...people))) ? 1 / tied.length : 0;
}

/** The mean of all runs that answered a question; undefined where none did. */
export function blendOf({ runs, people }: OpinionQuestion): number[] | undefined {
  if (runs.size === 0) return undefined;
  return people.map((_, option) => mean([...runs.values()].map((shares) => shares[option]!)));
}

/**
 * Figures of one run, or of anything that gives shares.
 * @param sharesOf undefined where a question was not answered
 * @param priorOf the prior that a question is adjusted by; it must not know the question
 * @returns undefined where no question was answered
 */
export function measureRun(
  run: string,
  questions: readonly OpinionQuestion[],
  sharesOf: (question: OpinionQuestion) => readonly number[] | undefined,
  priorOf: (question: OpinionQuestion) => SpreadPrior,
): SpreadFigures | undefined {
  const each = questions.flatMap((question) => {
    const shares = sharesOf(question);
    if (!shares) return [];
    const { people } = question;
    return [
      {
        raw: totalVariation(shares, people),
        equal: totalVariation(
          people.map(() => 1 / people.length),
          people,
        ),
        adjusted: totalVariation(widenShares(shares, priorOf(question)), people),
        modeRight: modeHit(shares, people),
      },
    ];
  });
  if (each.length === 0) return undefined;
  const over = (figure: keyof (typeof each)[number]) => mean(each.map((one) => one[figure]));
  return {
    run,
    questions: each.length,
    raw: over("raw"),
    equal: over("equal"),
    adjusted: over("adjusted"),
    modeRight: over("modeRight"),
  };
}
