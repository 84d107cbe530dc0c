import { countedShare } from "../../statistics/counted-share.ts";
import { meanInterval } from "../../statistics/mean-interval.ts";
import { meanShare } from "../../statistics/mean-share.ts";
import { sum } from "../../statistics/moments.ts";
import { percentages } from "../../statistics/percentages.ts";
import { shownInterval } from "../../statistics/shown-interval.ts";
import { weightedDeviation, weightedMean } from "../../statistics/weighting.ts";
import { rounded } from "../../statistics/rounded.ts";
import { misreading, shareIn, widened } from "./misread.ts";

/** One persona's answer to a rating question. */
export interface RatedAnswer {
  /** In the numbers of the scale. */
  rating: number;
  /** Probabilities of the points, lowest first. */
  distribution: readonly number[];
  /** What the persona counts, positive. */
  weight: number;
}

/** In percent with one decimal. */
export interface ShownShare {
  share: number;
  share_interval: [number, number] | null;
}

export interface RatingSummary {
  /** Probabilities of the points, lowest first; they sum to 1. */
  distribution: number[];
  /** Two decimals, in the numbers of the scale, as are the interval, the standard deviation and the median. */
  mean: number;
  mean_interval: [number, number] | null;
  standard_deviation: number | null;
  median: number;
  /** Shares of the points, lowest first, percent with one decimal; they sum to 100. */
  points: ShownShare[];
  /** Share of the points from `from` (from 0) to before `to`, percent with one decimal. */
  box: (from: number, to: number) => ShownShare;
}

const PERCENT_DECIMALS = 1;

/** The rating below and above which half of the weight lies; the middle of two where it falls between them. */
function weightedMedian(answers: readonly RatedAnswer[]): number {
  const ordered = answers.toSorted((a, b) => a.rating - b.rating);
  const half = sum(ordered.map(({ weight }) => weight)) / 2;
  const tie = half * 1e-9;
  let below = 0;
  for (const [index, { rating, weight }] of ordered.entries()) {
    below += weight;
    if (below > half + tie) return rating;
    if (below >= half - tie) return (rating + (ordered[index + 1]?.rating ?? rating)) / 2;
  }
  return ordered.at(-1)!.rating;
}

/**
 * Figures of one rating question, the same in every kind of study. Shares come from the mean of the personas'
 * distributions, so a persona who is torn between two points counts partly on each. Mean, spread and median come from
 * the personas' ratings. Intervals of mean and shares include the error of the method.
 * @param scale number of points, and the number at the lowest
 * @param bias standard deviation of what all answers may be misread by, in points (scales/rating-error.ts)
 * @returns null without answers
 */
export function ratingSummary(
  answers: readonly RatedAnswer[],
  { points, first_value }: { points: number; first_value: number },
  bias = 0,
): RatingSummary | null {
  if (answers.length === 0) return null;
  const weights = answers.map(({ weight }) => weight);
  const ratings = answers.map(({ rating }) => rating);
  // Stored distributions are rounded to four decimals; their sum is brought back to one.
  const own = answers.map(({ distribution }) => distribution.map((p) => p / sum(distribution)));
  // If every persona chose one point, shares are counted. If any persona is spread over several, shares are averaged.
  const chosen = own.every((distribution) => distribution.every((p) => p === 0 || p === 1));
  const shareOf = (from: number, to: number) => {
    const inside = own.map((distribution) => Math.min(1, sum(distribution.slice(from, to))));
    if (!chosen) return meanShare(inside, weights);
    const { share, ...interval } = countedShare(
      inside.map((p) => p === 1),
      weights,
    );
    return { share, interval };
  };
  const intervalOf = (from: number, to: number) => {
    const { share, interval } = shareOf(from, to);
    if (!interval) return null;
    const misread = misreading(bias, (by) => shareIn(answers, [from, to], by));
    const { lower, upper } = widened(interval, share, misread, [0, 1]);
    return shownInterval(100 * lower, 100 * upper, PERCENT_DECIMALS);
  };
  const deviation = weightedDeviation(ratings, weights);
  const distribution = Array.from({ length: points }, (_, point) => shareOf(point, point + 1).share);
  return {
    distribution,
    mean: rounded(weightedMean(ratings, weights), 2),
    mean_interval: meanInterval(ratings, first_value, first_value + points - 1, { weights, bias }),
    standard_deviation: deviation === null ? null : rounded(deviation, 2),
    median: rounded(weightedMedian(answers), 2),
    points: percentages(distribution, PERCENT_DECIMALS).map((share, point) => {
      const interval = intervalOf(point, point + 1);
      // So that shares sum to 100, a share may be shown a last decimal off, beyond the end of a narrow interval.
      return { share, share_interval: interval && [Math.min(share, interval[0]), Math.max(share, interval[1])] };
    }),
    box: (from, to) => ({
      share: rounded(100 * shareOf(from, to).share, PERCENT_DECIMALS),
      share_interval: intervalOf(from, to),
    }),
  };
}
