import { countedShare } from "../statistics/counted-share.ts";
import { meanInterval } from "../statistics/mean-interval.ts";
import { meanShare } from "../statistics/mean-share.ts";
import { sum } from "../statistics/moments.ts";
import { weightedDeviation, weightedMean } from "../statistics/weighting.ts";

/** One persona's answer to a rating question. */
export interface RatedAnswer {
  /** In the numbers of the scale. */
  rating: number;
  /** Probabilities of the points, lowest first. */
  distribution: readonly number[];
  /** What the persona counts, positive. */
  weight: number;
}

export interface RatingSummary {
  /** Probabilities of the points, lowest first; they sum to 1. */
  distribution: number[];
  /** Two decimals, in the numbers of the scale, as are the interval, the standard deviation and the median. */
  mean: number;
  mean_interval: [number, number] | null;
  standard_deviation: number | null;
  median: number;
  /** Share of the points from `from` (from 0) to before `to`, percent with one decimal. */
  box: (from: number, to: number) => { share: number; share_interval: [number, number] | null };
}

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals));
const percent = (share: number) => rounded(share * 100, 1);

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
 * distributions, so a persona who is torn between two points counts partly on each; mean, spread and median come from
 * the personas' ratings.
 * @param scale number of points, and the number at the lowest
 * @returns null without answers
 */
export function ratingSummary(
  answers: readonly RatedAnswer[],
  { points, first_value }: { points: number; first_value: number },
): RatingSummary | null {
  if (answers.length === 0) return null;
  const weights = answers.map(({ weight }) => weight);
  const ratings = answers.map(({ rating }) => rating);
  // Stored distributions are rounded to four decimals; their sum is brought back to one.
  const own = answers.map(({ distribution }) => distribution.map((p) => p / sum(distribution)));
  // Whoever chose one point is counted, whoever is spread over several is averaged.
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
  const deviation = weightedDeviation(ratings, weights);
  return {
    distribution: Array.from({ length: points }, (_, point) => shareOf(point, point + 1).share),
    mean: rounded(weightedMean(ratings, weights), 2),
    mean_interval: meanInterval(ratings, first_value, first_value + points - 1, { weights }),
    standard_deviation: deviation === null ? null : rounded(deviation, 2),
    median: rounded(weightedMedian(answers), 2),
    box: (from, to) => {
      const { share, interval } = shareOf(from, to);
      return { share: percent(share), share_interval: interval && [percent(interval.lower), percent(interval.upper)] };
    },
  };
}
