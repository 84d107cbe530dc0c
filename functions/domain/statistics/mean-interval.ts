import { studentTQuantile } from "./student-t.ts";
import { effectiveSize, equalWeights, weightedError, weightedMean } from "./weighting.ts";

/**
 * Student's t 95 % interval of a (weighted) mean of ratings, cut to the scale, on effective n − 1 degrees of freedom.
 * @param weights positive, one per value; all alike without them
 * @returns lower and upper end; null for a single rating or ratings that are all the same, which show no spread
 * @throws StatisticsInputError without values
 */
export function meanInterval(
  values: readonly number[],
  low: number,
  high: number,
  { decimals = 2, weights = equalWeights(values.length) }: { decimals?: number; weights?: readonly number[] } = {},
): [number, number] | null {
  const rounded = (value: number) => Number(value.toFixed(decimals));
  const centre = weightedMean(values, weights);
  const error = weightedError(values, weights);
  if (error === null || error === 0) return null;
  const half = studentTQuantile(0.975, effectiveSize(weights) - 1) * error;
  return [rounded(Math.max(low, centre - half)), rounded(Math.min(high, centre + half))];
}
