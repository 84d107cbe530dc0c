import { requireFinite, requireInput } from "./input-error.ts";

/**
 * How a quantile between order statistics is read (Hyndman & Fan 1996, Am Stat 50:361). Type 7 takes position 1 + (n −
 * 1)p and is the usual description of data. Type 6 takes (n + 1)p, is unbiased for the rank, and is used for bootstrap
 * intervals.
 */
export type QuantileType = 6 | 7;

/**
 * Quantile of values that are sorted ascending already, linear between neighbours, clamped to the extremes.
 * @param p probability, 0..1
 */
export function quantileOfSorted(sorted: readonly number[], p: number, type: QuantileType = 7): number {
  requireInput(sorted.length > 0, "A quantile needs at least one value.");
  requireInput(p >= 0 && p <= 1, `A quantile's probability must lie in 0..1, found ${p}.`);
  const n = sorted.length;
  const position = type === 7 ? (n - 1) * p : (n + 1) * p - 1;
  const clamped = Math.min(n - 1, Math.max(0, position));
  const below = Math.floor(clamped);
  const low = sorted[below]!;
  const high = sorted[Math.min(n - 1, below + 1)]!;
  return low + (clamped - below) * (high - low);
}

/** Quantile of values in any order. @throws StatisticsInputError for no values or values that are not finite. */
export function quantile(values: readonly number[], p: number, type: QuantileType = 7): number {
  requireFinite(values, "Values of a quantile");
  return quantileOfSorted(
    values.toSorted((a, b) => a - b),
    p,
    type,
  );
}

/** The middle value, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
