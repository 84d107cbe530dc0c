import { normalQuantile } from "../../statistics/normal.ts";
import { studentTQuantile } from "../../statistics/student-t.ts";
import { dot, quadraticForm } from "../../statistics/linear-algebra.ts";
import type { MnlFit } from "./mnl.ts";

/** The basis of the intervals of aggregate coefficients. */
export interface Inference {
  /** K×K. */
  covariance: Float64Array;
  /**
   * `clustered`: the person-clustered sandwich. `scaled`: the model covariance times one design effect, where the
   * sandwich would be singular.
   */
  kind: "clustered" | "scaled";
  /** Half width of a 95 % interval in standard errors: Student's t with (effective) persons − 1 degrees of freedom. */
  quantile: number;
}

/**
 * Chooses the covariance for intervals. A persona's answers depend on each other, so persons are the units. The
 * sandwich has rank persons − 1 at most: with no more personas than utilities it is singular and its standard errors
 * are too small. Then the model covariance V is scaled by G/(G−1)·tr(MV)/K, M = Σ u_i u_i'. This is the mean ratio of
 * clustered to model variance, whatever the coding, and never below 1.
 */
export function inferParameters(fit: MnlFit): Inference {
  const K = fit.coefficients.length;
  const G = fit.persons;
  const quantile = G > 1 ? studentTQuantile(0.975, fit.effectivePersons - 1) : normalQuantile(0.975);
  if (G > K) return { covariance: fit.clusteredCovariance, kind: "clustered", quantile };
  const effect = G > 1 ? (fit.designEffect * G) / (G - 1) : 1;
  return { covariance: fit.covariance.map((value) => value * Math.max(1, effect)), kind: "scaled", quantile };
}

/** A figure with its standard error and 95 % interval. */
export interface Estimate {
  value: number;
  standardError: number;
  lower: number;
  upper: number;
}

/** The linear combination c'b with its interval. */
export function estimateContrast(coefficients: Float64Array, contrast: Float64Array, inference: Inference): Estimate {
  const standardError = Math.sqrt(Math.max(0, quadraticForm(inference.covariance, contrast)));
  return withInterval(dot(contrast, coefficients), standardError, inference.quantile);
}

export const withInterval = (value: number, standardError: number, quantile: number): Estimate => ({
  value,
  standardError,
  lower: value - quantile * standardError,
  upper: value + quantile * standardError,
});
