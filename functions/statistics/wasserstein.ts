import { sum } from "./moments.ts";
import { cumulativeDifferences } from "./ordered-shares.ts";

/**
 * Wasserstein-1 distance of two distributions over ordered values, ∫ |F − G|: how far answers would have to move on
 * average (Vallender 1974, Theory Probab Appl 18:784). It is between 0 and the values' range.
 * @param first counts or probabilities per value, in their order
 * @param values ascending; without them values are one step apart, and the distance is in scale steps
 */
export function wassersteinDistance(
  first: readonly number[],
  second: readonly number[],
  values: readonly number[] = first.map((_, index) => index),
): number {
  const differences = cumulativeDifferences(first, second);
  return sum(differences.map((difference, index) => Math.abs(difference) * (values[index + 1]! - values[index]!)));
}

/** 1 − distance / (L − 1), 0..1; 1 for a single category. */
export function wassersteinSimilarity(first: readonly number[], second: readonly number[]): number {
  return 1 - wassersteinDistance(first, second) / Math.max(1, first.length - 1);
}
