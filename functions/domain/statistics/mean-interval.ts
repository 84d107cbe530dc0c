import { shownInterval } from "./shown-interval.ts";
import { studentTQuantile } from "./student-t.ts";
import { effectiveSize, equalWeights, weightedError, weightedMean } from "./weighting.ts";

/**
 * Student's t 95 % interval of a (weighted) mean of ratings, cut to the scale, on effective n − 1 degrees of freedom.
 * @param weights positive, one per value; all alike without them
 * @returns lower and upper end; null for a single rating or ratings that are all the same, which show no spread, or
 *   that differ by less than the decimals show
 * @throws StatisticsInputError without values
 */
export function meanInterval(
  values: readonly number[],
  low: number,
  high: number,
  { decimals = 2, weights = equalWeights(values.length) }: { decimals?: number; weights?: readonly number[] } = {},
): [number, number] | null {
  const centre = weightedMean(values, weights);
  const error = weightedError(values, weights);
  if (error === null || error === 0) return null;
  const half = studentTQuantile(0.975, effectiveSize(weights) - 1) * error;
  return shownInterval(Math.max(low, centre - half), Math.min(high, centre + half), decimals);
}
