import { mean, standardDeviation } from "./moments.ts";
import { studentTQuantile } from "./student-t.ts";

/**
 * Student's t 95 % interval of a mean of ratings, cut to the scale; a single rating is its own interval.
 * @throws StatisticsInputError without values
 */
export function meanInterval(values: readonly number[], low: number, high: number, decimals = 2): [number, number] {
  const rounded = (value: number) => Number(value.toFixed(decimals));
  const centre = mean(values);
  if (values.length < 2) return [rounded(centre), rounded(centre)];
  const half = (studentTQuantile(0.975, values.length - 1) * standardDeviation(values)) / Math.sqrt(values.length);
  return [rounded(Math.max(low, centre - half)), rounded(Math.min(high, centre + half))];
}
