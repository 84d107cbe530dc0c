import { regularizedGammaLower, regularizedGammaUpper } from "./gamma-function.ts";
import { requireInput } from "./input-error.ts";
import { solveIncreasing } from "./solve-increasing.ts";

/** P(X² ≤ x) on `df` degrees of freedom: P(df/2, x/2) (DLMF 8.2.4). */
export function chiSquareCdf(x: number, df: number): number {
  return x <= 0 ? 0 : regularizedGammaLower(df / 2, x / 2);
}

/** P(X² > x), the p-value of a chi-square statistic, accurate far into the tail. */
export function chiSquareSurvival(x: number, df: number): number {
  return x <= 0 ? 1 : regularizedGammaUpper(df / 2, x / 2);
}

/** The x with P(X² ≤ x) = p; solved in the smaller tail. @throws StatisticsInputError unless 0 <= p <= 1 and df > 0 */
export function chiSquareQuantile(p: number, df: number): number {
  requireInput(p >= 0 && p <= 1 && df > 0, `A chi-square quantile needs 0 <= p <= 1 and df > 0, found ${p}, ${df}.`);
  if (p === 0) return 0;
  if (p === 1) return Infinity;
  return p < 0.5
    ? solveIncreasing((x) => chiSquareCdf(x, df), p)
    : solveIncreasing((x) => -chiSquareSurvival(x, df), p - 1);
}
