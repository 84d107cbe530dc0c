import { requireFinite, requireInput } from "./input-error.ts";
import { regularizedBeta } from "./beta-function.ts";
import { sum } from "./moments.ts";
import type { QuantileType } from "./quantile.ts";
import { effectiveSize, equalWeights } from "./weighting.ts";
import { solveIncreasing } from "./solve-increasing.ts";

/** Values in ascending order with the position of each, 0..1. */
interface Positions {
  values: number[];
  at: number[];
}

/**
 * A value is placed in the middle of its weight: (C − w/2 ± h/2) / (W ± h). C is the sum of weights up to it, h the
 * mean weight. With equal weights this is (i − 1)/(n − 1) for type 7 and i/(n + 1) for type 6.
 */
function positionsOf(values: readonly number[], weights: readonly number[], type: QuantileType): Positions {
  requireInput(values.length > 0 && weights.length === values.length, "A quantile needs a value, each with a weight.");
  requireFinite(values, "Values of a quantile");
  const order = values.map((_, index) => index).sort((a, b) => values[a]! - values[b]!);
  const total = sum(weights);
  const typical = ((type === 7 ? -1 : 1) * total) / values.length;
  let before = 0;
  const at = order.map((index) => {
    const middle = before + weights[index]! / 2;
    before += weights[index]!;
    return total + typical === 0 ? 0.5 : (middle + typical / 2) / (total + typical);
  });
  return { values: order.map((index) => values[index]!), at };
}

/** Linear between neighbours. Before the first and after the last position, their values. */
function readAt({ values, at }: Positions, p: number): number {
  const above = at.findIndex((position) => position >= p);
  if (above === -1) return values.at(-1)!;
  if (above === 0) return values[0]!;
  const [low, high] = [at[above - 1]!, at[above]!];
  const [from, to] = [values[above - 1]!, values[above]!];
  return high === low ? to : from + ((p - low) / (high - low)) * (to - from);
}

/**
 * Quantile of weighted values in any order, types as in `quantile.ts`, which equal weights give exactly.
 * @param p probability, 0..1
 * @throws StatisticsInputError without values, or for values that are not finite
 */
export const weightedQuantile = (
  values: readonly number[],
  weights: readonly number[],
  p: number,
  type: QuantileType = 7,
): number => readAt(positionsOf(values, weights, type), p);

/** With a lower coverage, the whole range of the values contains the median too seldom to be called a 95 % interval. */
const LOWEST_COVERAGE = 0.92;

/**
 * Distribution-free 95 % interval of a median between order statistics of fractional rank (Hutson 1999, J Appl Stat
 * 26:343). It uses the rank r with I_½(r, n + 1 − r) = 97.5 %, and the rank as far from the other end, read at r/(n +
 * 1). Weighted values are read at the same probabilities for the effective n (Woodruff 1952, JASA 47:635). With five
 * values it is their range, which covers 93.75 %. With fewer, even the range covers less than 92 %.
 * @param weights positive, one per value; without them all have the same weight
 * @returns null for fewer than five (effective) values, or values that are all the same
 */
export function medianInterval(
  values: readonly number[],
  weights: readonly number[] = equalWeights(values.length),
): [number, number] | null {
  const n = effectiveSize(weights);
  if (1 - 2 ** (1 - n) < LOWEST_COVERAGE || values.every((value) => value === values[0])) return null;
  // I_½(r, n + 1 − r) falls with r; the odds r/(n + 1 − r) are searched.
  const odds = solveIncreasing((x) => -regularizedBeta(0.5, ((n + 1) * x) / (1 + x), (n + 1) / (1 + x)), -0.975);
  const p = odds / (1 + odds);
  const positions = positionsOf(values, weights, 6);
  return [readAt(positions, p), readAt(positions, 1 - p)];
}
