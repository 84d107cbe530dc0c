import { requireInput } from "./input-error.ts";
import { studentTQuantile } from "./student-t.ts";

/** A mean with its error, as summary figures give it. */
export interface EstimatedMean {
  mean: number;
  /** Its standard error; 0 where nothing was sampled. */
  error: number;
  /** Degrees of freedom of the error; not used if the error is 0. */
  df: number;
}

/**
 * The mean of a simple random sample.
 * @param sample.sd between people, divisor n − 1
 * @throws StatisticsInputError below two people
 */
export function sampledMean({ mean, sd, n }: { mean: number; sd: number; n: number }): EstimatedMean {
  requireInput(n > 1 && sd >= 0, "The error of a mean needs at least two values and their standard deviation.");
  return { mean, error: sd / Math.sqrt(n), df: n - 1 };
}

/**
 * Student's t interval of a mean, unrounded.
 * @returns null where its error is 0: an interval of no width would claim certainty
 */
export function tInterval({ mean, error, df }: EstimatedMean, level = 0.95): [number, number] | null {
  if (!(error > 0)) return null;
  const half = studentTQuantile((1 + level) / 2, df) * error;
  return [mean - half, mean + half];
}

/**
 * The difference of two independent means, first minus second, with the error and the degrees of freedom of Welch
 * (1947, Biometrika 34:28) and Satterthwaite (1946, Biometrics Bull 2:110): (e₁² + e₂²)² / (e₁⁴/df₁ + e₂⁴/df₂).
 */
export function meanDifference(first: EstimatedMean, second: EstimatedMean): EstimatedMean {
  const squares = first.error ** 2 + second.error ** 2;
  const part = ({ error, df }: EstimatedMean) => (error === 0 ? 0 : error ** 4 / df);
  const weight = part(first) + part(second);
  return {
    mean: first.mean - second.mean,
    error: Math.sqrt(squares),
    df: weight === 0 ? Infinity : squares ** 2 / weight,
  };
}
