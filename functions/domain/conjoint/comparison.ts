import { fSurvival } from "../statistics/f-distribution.ts";
import { pearsonCorrelation } from "../statistics/moments.ts";
import { InvalidChoiceData } from "./errors.ts";
import { inferenceOf } from "./inference.ts";
import { cholesky, choleskySolve, dot } from "./linear-algebra.ts";
import type { MnlFit } from "./mnl.ts";

/** Two studies of the same attributes held against each other. */
export interface FitComparison {
  /** (b₁−b₂)'(V₁+V₂)⁻¹(b₁−b₂), V with persons as units. */
  wald: number;
  degreesOfFreedom: number;
  /**
   * Probability of a difference as large if both asked the same population: W/K on the F distribution with K and
   * persons − 2 degrees of freedom, since chi-square rejects far too often with few persons.
   */
  p: number;
  /** Product-moment correlation of the part-worths; null when one study has no preferences at all. */
  correlation: number | null;
}

/**
 * Person-clustered Wald test of equal utilities and correlation of the part-worths (research-methods §5).
 * @param partWorths turns coefficients into the part-worths to correlate, the omitted levels included
 * @throws InvalidChoiceData when the studies have different columns or a covariance is singular
 */
export function compareFits(
  first: MnlFit,
  second: MnlFit,
  partWorths: (coefficients: Float64Array) => number[],
): FitComparison {
  const K = first.coefficients.length;
  if (second.coefficients.length !== K)
    throw new InvalidChoiceData("Only studies of the same attributes can be compared");
  const [one, other] = [inferenceOf(first).covariance, inferenceOf(second).covariance];
  const factor = cholesky(
    one.map((value, index) => value + other[index]!),
    K,
  );
  if (!factor) throw new InvalidChoiceData("The utilities of these studies vary too little to be compared");
  const difference = first.coefficients.map((value, k) => value - second.coefficients[k]!);
  const wald = dot(difference, choleskySolve(factor, K, difference));
  return {
    wald,
    degreesOfFreedom: K,
    p: fSurvival(wald / K, K, Math.max(1, first.persons + second.persons - 2)),
    correlation: pearsonCorrelation(partWorths(first.coefficients), partWorths(second.coefficients)),
  };
}
