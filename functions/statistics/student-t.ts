import { regularizedBeta } from "./beta-function.ts";
import { requireInput } from "./input-error.ts";
import { solveIncreasing } from "./solve-increasing.ts";

/** P(|T| > |t|) on `df` degrees of freedom: I_{df / (df + t²)}(df/2, ½). */
export function studentTTwoSidedP(t: number, df: number): number {
  const square = t * t;
  if (square === Infinity) return 0;
  return regularizedBeta(df / (df + square), df / 2, 0.5, square / (df + square));
}

/** The t with P(T ≤ t) = p. @throws StatisticsInputError unless 0 <= p <= 1 and df > 0 */
export function studentTQuantile(p: number, df: number): number {
  requireInput(p >= 0 && p <= 1 && df > 0, `A t quantile needs 0 <= p <= 1 and df > 0, found ${p}, ${df}.`);
  if (p === 0.5) return 0;
  const tail = Math.min(p, 1 - p);
  if (tail === 0) return p === 0 ? -Infinity : Infinity;
  const magnitude = solveIncreasing((t) => -studentTTwoSidedP(t, df), -2 * tail);
  return p < 0.5 ? -magnitude : magnitude;
}
