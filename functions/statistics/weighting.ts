import { requireInput } from "./input-error.ts";
import { sum } from "./moments.ts";

/** Weights that are the same for everybody. */
export const equalWeights = (n: number): number[] => Array.from({ length: n }, () => 1);

function requireWeights(n: number, weights: readonly number[]): void {
  requireInput(
    n > 0 && weights.length === n && weights.every((weight) => Number.isFinite(weight) && weight > 0),
    "A weighted figure needs at least one value, and one positive weight for each.",
  );
}

/**
 * The number of equally weighted respondents that give the same precision: (Σw)² / Σw² (Kish 1965, Survey Sampling,
 * §11.7). Never above the number of weights, and equal to it where all are the same.
 * @param weights positive, in any unit
 */
export function effectiveSize(weights: readonly number[]): number {
  requireWeights(weights.length, weights);
  return Math.min(weights.length, sum(weights) ** 2 / sum(weights.map((weight) => weight ** 2)));
}

/** Σwx / Σw, in the units of the values. @throws StatisticsInputError without one positive weight per value */
export function weightedMean(values: readonly number[], weights: readonly number[]): number {
  requireWeights(values.length, weights);
  return sum(values.map((value, index) => value * weights[index]!)) / sum(weights);
}

/**
 * Standard error of a weighted mean of independent respondents, in the units of the values: √(n/(n − 1) · Σ w²(x − m)²)
 * / Σw (the ratio estimator's, Särndal, Swensson & Wretman 1992, §5.7). With equal weights it is s/√n.
 *
 * It would be smaller if it took into account that respondents were drawn stratum by stratum. With one or two
 * respondents per stratum, that cannot be estimated.
 * @returns null for a single value
 */
export function weightedError(values: readonly number[], weights: readonly number[]): number | null {
  const n = values.length;
  const centre = weightedMean(values, weights);
  if (n < 2) return null;
  // For identical values exactly 0, whatever rounding happened in the sum.
  if (values.every((value) => value === values[0])) return 0;
  const squares = sum(values.map((value, index) => (weights[index]! * (value - centre)) ** 2));
  return Math.sqrt((squares * n) / (n - 1)) / sum(weights);
}

/** √(Σ w(x − m)² / Σw · n/(n − 1)): with equal weights the sample standard deviation. @returns null for one value */
export function weightedDeviation(values: readonly number[], weights: readonly number[]): number | null {
  const n = values.length;
  const centre = weightedMean(values, weights);
  if (n < 2) return null;
  if (values.every((value) => value === values[0])) return 0;
  const squares = sum(values.map((value, index) => weights[index]! * (value - centre) ** 2));
  return Math.sqrt(((squares / sum(weights)) * n) / (n - 1));
}
