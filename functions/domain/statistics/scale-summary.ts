import { requireCounts, requireInput } from "./input-error.ts";
import { sum } from "./moments.ts";
import { wilsonInterval } from "./wilson.ts";
import type { ShareInterval } from "./wilson.ts";

export interface ScaleSummary {
  n: number;
  /** In scale points, 1..K; standard deviation with divisor n − 1, null below two answers. */
  mean: number;
  standardDeviation: number | null;
  /** Lower and upper middle answers averaged. */
  median: number;
  /** Shares of the two best and the two worst points, with Wilson intervals, and the first minus the second. */
  topTwoBox: ShareInterval;
  bottomTwoBox: ShareInterval;
  net: number;
}

/** Sums of probabilities reach half of n only up to rounding. */
const ROUNDING = 1e-9;

/** The points on which the answers just below and just above the middle lie, averaged. */
function medianPoint(counts: readonly number[], n: number): number {
  let cumulative = 0;
  const cumulated = counts.map((count) => (cumulative += count));
  const below = cumulated.findIndex((count) => count >= n / 2 - ROUNDING);
  const above = cumulated.findIndex((count) => count > n / 2 + ROUNDING);
  return (below + above) / 2 + 1;
}

/**
 * Summary of one rating question from the number of answers per scale point.
 * @param counts one per point from worst to best, at least three; sums of probabilities need not be whole
 * @returns null without answers
 */
export function scaleSummary(counts: readonly number[], level = 0.95): ScaleSummary | null {
  requireInput(counts.length > 2, "A rating scale has at least three points.");
  requireCounts(counts, "Counts");
  const n = sum(counts);
  if (n === 0) return null;
  const mean = sum(counts.map((count, index) => count * (index + 1))) / n;
  const squares = sum(counts.map((count, index) => count * (index + 1 - mean) ** 2));
  // Rounding in a sum of probabilities may pass n by an ulp.
  const top = wilsonInterval(Math.min(n, sum(counts.slice(-2))), n, level);
  const bottom = wilsonInterval(Math.min(n, sum(counts.slice(0, 2))), n, level);
  return {
    n,
    mean,
    standardDeviation: n > 1 ? Math.sqrt(squares / (n - 1)) : null,
    median: medianPoint(counts, n),
    topTwoBox: top,
    bottomTwoBox: bottom,
    net: top.share - bottom.share,
  };
}
