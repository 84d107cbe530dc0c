import { sum } from "./moments.ts";
import { cumulativeDifferences } from "./ordered-shares.ts";

/**
 * Wasserstein-1 distance of two distributions over ordered categories one step apart, Σ |F − G|: the mean number of
 * scale steps by which answers would have to move (Vallender 1974, Theory Probab Appl 18:784). 0..L − 1 scale points.
 * @param first counts or probabilities per category, in scale order
 */
export function wassersteinDistance(first: readonly number[], second: readonly number[]): number {
  return sum(cumulativeDifferences(first, second).map(Math.abs));
}

/** 1 − distance / (L − 1), 0..1; 1 for a single category. */
export function wassersteinSimilarity(first: readonly number[], second: readonly number[]): number {
  return 1 - wassersteinDistance(first, second) / Math.max(1, first.length - 1);
}
