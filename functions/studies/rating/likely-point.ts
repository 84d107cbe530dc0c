import { meanRating } from "../../statistics/ssr.ts";

/** Stored probabilities have four decimals; points within this are equally likely, or equally far from the mean. */
const TIE = 1e-9;

/**
 * Position, from 0, of the most likely point of a distribution. If points are equally likely, the one nearest to the
 * mean is taken. If two of them are equally near, the lower one is taken.
 * @param distribution probabilities, lowest point first
 * @throws StatisticsInputError for an empty distribution or negative probabilities
 */
export function likelyPoint(distribution: readonly number[]): number {
  const centre = meanRating(distribution) - 1;
  const highest = Math.max(...distribution);
  let best = -1;
  for (const [point, probability] of distribution.entries()) {
    if (probability < highest - TIE) continue;
    if (best < 0 || Math.abs(point - centre) < Math.abs(best - centre) - TIE) best = point;
  }
  return best;
}
