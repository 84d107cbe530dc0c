import { regularizedBeta } from "./beta-function.ts";
import { requireInput } from "./input-error.ts";
import { solveIncreasing } from "./solve-increasing.ts";

/** P(F ≤ x) on df1 and df2 degrees of freedom, not necessarily whole: I_{df1 x / (df1 x + df2)}(df1/2, df2/2). */
export function fCdf(x: number, df1: number, df2: number): number {
  if (x <= 0 || x === Infinity) return x <= 0 ? 0 : 1;
  const total = df1 * x + df2;
  return regularizedBeta((df1 * x) / total, df1 / 2, df2 / 2, df2 / total);
}

/** P(F > x), accurate far into the tail. */
export function fSurvival(x: number, df1: number, df2: number): number {
  if (x <= 0 || x === Infinity) return x <= 0 ? 1 : 0;
  const total = df1 * x + df2;
  return regularizedBeta(df2 / total, df2 / 2, df1 / 2, (df1 * x) / total);
}

/**
 * The x with P(F ≤ x) = p; solved in the smaller tail.
 * @throws StatisticsInputError unless 0 <= p <= 1 and both df > 0
 */
export function fQuantile(p: number, df1: number, df2: number): number {
  requireInput(p >= 0 && p <= 1, `A probability must lie in 0..1, found ${p}.`);
  requireInput(df1 > 0 && df2 > 0, `Degrees of freedom must be positive, found ${df1} and ${df2}.`);
  if (p === 0) return 0;
  if (p === 1) return Infinity;
  return p < 0.5
    ? solveIncreasing((x) => fCdf(x, df1, df2), p)
    : solveIncreasing((x) => -fSurvival(x, df1, df2), p - 1);
}
