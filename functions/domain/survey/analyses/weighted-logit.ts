import type { ChoiceData } from "../../conjoint/choice-data.ts";
import { logLikelihood } from "../../conjoint/likelihood.ts";
import { invertSymmetric, multiply } from "../../conjoint/linear-algebra.ts";
import { FALLBACK_RIDGE } from "../../conjoint/mnl.ts";
import { maximise, type NewtonResult } from "../../conjoint/newton.ts";
import { isSeparating } from "../../conjoint/separation.ts";

const MAX_ITERATIONS = 100;

export interface WeightedLogit {
  coefficients: Float64Array;
  /**
   * K×K, H⁻¹(Σ w²uu')H⁻¹ with the scores u of each person times G/(G − 1) for G persons; null where there is no maximum
   * of the likelihood, and with no more persons than coefficients, where it would be singular.
   */
  covariance: Float64Array | null;
}

/** Σ over persons of w × their log-likelihood, less a ridge. */
function search(data: ChoiceData, weights: readonly number[], ridge: number): NewtonResult {
  const K = data.columns;
  const score = new Float64Array(K);
  const information = new Float64Array(K * K);
  return maximise({
    function: (point, gradient, curvature) => {
      gradient.fill(0);
      curvature.fill(0);
      let value = 0;
      for (let person = 0; person < weights.length; person++) {
        const [from, to] = [data.personStart[person], data.personStart[person + 1]];
        value += weights[person]! * logLikelihood(data, point, score, information, from, to);
        for (let k = 0; k < K; k++) gradient[k]! += weights[person]! * score[k]!;
        for (let k = 0; k < K * K; k++) curvature[k]! += weights[person]! * information[k]!;
      }
      for (let k = 0; k < K; k++) {
        value -= (ridge / 2) * point[k]! ** 2;
        gradient[k]! -= ridge * point[k]!;
        curvature[k * K + k]! += ridge;
      }
      return value;
    },
    start: new Float64Array(K),
    maxIterations: MAX_ITERATIONS,
    ...(ridge === 0 && { stop: (direction: Float64Array) => isSeparating(data, direction) }),
  });
}

/** Covariance of the coefficients, persons being the units (as survival's `clogit` with `cluster` and `weights`). */
function clustered(data: ChoiceData, weights: readonly number[], found: NewtonResult): Float64Array | null {
  const K = data.columns;
  const persons = weights.length;
  const inverse = invertSymmetric(found.curvature, K);
  if (!inverse || persons <= K) return null;
  const meat = new Float64Array(K * K);
  const score = new Float64Array(K);
  const information = new Float64Array(K * K);
  for (let person = 0; person < persons; person++) {
    const [from, to] = [data.personStart[person], data.personStart[person + 1]];
    logLikelihood(data, found.point, score, information, from, to);
    const factor = (weights[person]! ** 2 * persons) / (persons - 1);
    for (let k = 0; k < K; k++) for (let l = 0; l < K; l++) meat[k * K + l]! += factor * score[k]! * score[l]!;
  }
  return multiply(multiply(inverse, meat, K), inverse, K);
}

/**
 * Multinomial logit in which persons count by weight. Where choices separate, the ridge estimate with λ = 1 instead.
 * @param weights one per person of the data, 1 on average
 */
export function fitWeightedLogit(data: ChoiceData, weights: readonly number[]): WeightedLogit {
  const found = search(data, weights, 0);
  return found.outcome === "converged"
    ? { coefficients: found.point, covariance: clustered(data, weights, found) }
    : { coefficients: search(data, weights, FALLBACK_RIDGE).point, covariance: null };
}
