import type { Features, Rows } from "./difference.ts";
import type { ComparedQuestion } from "./schemas.ts";

/** One question that several studies asked in the same way, prepared to be measured several thousand times. */
export interface Comparison {
  /** Positions of the studies, one per slot. */
  studies: readonly number[];
  rows: Rows;
  /** The figures of the answers themselves. */
  measured: Omit<ComparedQuestion, "studies" | "expected_similarity" | "p_value">;
  /** What the test of equal studies uses; null: the similarity itself. */
  features: Features | null;
  /** Roughly how many numbers one resample goes through. */
  steps: number;
  /**
   * Similarity if every row counts as often as its weight; null if fewer than two studies are left.
   * @param weights whole numbers, one per row
   */
  resampled(weights: Int32Array): number | null;
  /** Similarity if the rows belong to other studies than their own. @param slots one per row, study sizes unchanged */
  permuted(slots: Int32Array): number | null;
}

/** A similarity, never outside 0..1. */
export const clipped = (value: number): number => Math.min(1, Math.max(0, value));

/** Mean of a figure over all pairs of studies for which it exists; null if there is none. */
export function meanOverPairs(count: number, of: (first: number, second: number) => number | null): number | null {
  let total = 0;
  let pairs = 0;
  for (let first = 0; first < count; first++) {
    for (let second = first + 1; second < count; second++) {
      const value = of(first, second);
      if (value === null) continue;
      total += value;
      pairs++;
    }
  }
  return pairs === 0 ? null : total / pairs;
}
