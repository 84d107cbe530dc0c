import { POSITIVE_AT_RANDOM } from "../baselines/yardsticks.ts";
import type { OpinionFigures } from "./opinion-figures.ts";

export const receptions = ["favourable", "unfavourable", "not_beyond_random"] as const;

/** What may be said of a group's reaction as a whole. */
export interface Reception {
  verdict: (typeof receptions)[number];
  /** For readers, where no verdict can rest on the figures. */
  note: string | null;
}

const NOT_RATED = "The reaction as a whole cannot be called good or bad: nobody's words could be rated.";

/**
 * Judges a reaction against respondents who answer at random: favourable or unfavourable only if the interval of the
 * share of positive or of negative reactions lies wholly above what random answering gives, which is the same for both.
 */
export function receptionOf({ sentiment_distribution, sentiment_intervals }: OpinionFigures): Reception {
  if (!sentiment_distribution || !sentiment_intervals) return { verdict: "not_beyond_random", note: NOT_RATED };
  const above = (interval: readonly number[]) => (interval[0] ?? 0) > 100 * POSITIVE_AT_RANDOM;
  if (above(sentiment_intervals.positive)) return { verdict: "favourable", note: null };
  if (above(sentiment_intervals.negative)) return { verdict: "unfavourable", note: null };
  const side = (share: number, [lower = 0, upper = 0]: readonly number[]) => `${share} % (${lower} to ${upper})`;
  const { positive, negative } = sentiment_distribution;
  return {
    verdict: "not_beyond_random",
    note:
      `The reaction as a whole is not beyond random answering, which gives ${100 * POSITIVE_AT_RANDOM} % positive ` +
      `and as many negative reactions: here ${side(positive, sentiment_intervals.positive)} and ` +
      `${side(negative, sentiment_intervals.negative)}. It cannot be called good or bad.`,
  };
}
