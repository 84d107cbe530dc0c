import { normalQuantile } from "./normal.ts";
import { shownInterval } from "./shown-interval.ts";
import { studentTQuantile } from "./student-t.ts";
import { effectiveSize, equalWeights, weightedError, weightedMean } from "./weighting.ts";

const Z_95 = normalQuantile(0.975);

/**
 * Student's t 95 % interval of a (weighted) mean of ratings, cut to the scale, on effective n − 1 degrees of freedom.
 * @param weights positive, one per value; without them all have the same weight
 * @param bias standard deviation of an error that all values share, in their unit. It does not depend on who was asked,
 *   so it adds to the half-width by the root of the sum of squares.
 * @returns lower and upper end. Null for a single rating, for ratings that are all the same and so show no spread, and
 *   for ratings that differ by less than the decimals show.
 * @throws StatisticsInputError without values
 */
export function meanInterval(
  values: readonly number[],
  low: number,
  high: number,
  {
    decimals = 2,
    weights = equalWeights(values.length),
    bias = 0,
  }: { decimals?: number; weights?: readonly number[]; bias?: number } = {},
): [number, number] | null {
  const centre = weightedMean(values, weights);
  const error = weightedError(values, weights);
  if (error === null || error === 0) return null;
  const half = Math.hypot(studentTQuantile(0.975, effectiveSize(weights) - 1) * error, Z_95 * bias);
  return shownInterval(Math.max(low, centre - half), Math.min(high, centre + half), decimals);
}
