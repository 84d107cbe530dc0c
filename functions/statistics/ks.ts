import { cumulativeDifferences } from "./ordered-shares.ts";

/**
 * Kolmogorov–Smirnov distance over ordered categories, max |F − G|, 0..1. It is too large for small samples: two
 * samples of ten from one five-point population are about .25 apart on average.
 * @param first counts or probabilities per category, in scale order
 */
export function ksDistance(first: readonly number[], second: readonly number[]): number {
  return Math.max(0, ...cumulativeDifferences(first, second).map(Math.abs));
}

/** 1 − KS distance, the similarity of the SSR paper (Maier et al. 2025, arXiv:2510.08338). */
export function ksSimilarity(first: readonly number[], second: readonly number[]): number {
  return 1 - ksDistance(first, second);
}
