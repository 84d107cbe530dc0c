import type { ChoiceData } from "./choice-data.ts";
import { InvalidChoiceData } from "./errors.ts";
import { logLikelihood, nullLogLikelihood, setWeights } from "./likelihood.ts";
import { invertSymmetric, multiply, rootDiagonal } from "../../statistics/linear-algebra.ts";
import { maximise } from "./newton.ts";
import { isSeparating } from "./separation.ts";
import { effectiveSize } from "../../statistics/weighting.ts";

const MAX_ITERATIONS = 100;
/** Penalty of the fallback, λ in LL − λ/2·‖b‖²: a normal prior with unit variance on effects-coded utilities. */
export const FALLBACK_RIDGE = 1;

/** An aggregate multinomial logit. K×K matrices are row-major. */
export interface MnlFit {
  coefficients: Float64Array;
  /** Inverse information; with a ridge, inverse of the penalised information. */
  covariance: Float64Array;
  standardErrors: Float64Array;
  /** H⁻¹(Σ_i u_i u_i')H⁻¹, u_i the (weighted) score summed over a person; no small-sample factor. */
  clusteredCovariance: Float64Array;
  clusteredStandardErrors: Float64Array;
  /** tr(MV)/K, M = Σ u_i u_i': mean ratio of clustered to model variance, the same under any coding. */
  designEffect: number;
  /** Without the penalty. */
  logLikelihood: number;
  /** Log-likelihood of choosing at random among what was offered. */
  nullLogLikelihood: number;
  mcfaddenR2: number;
  /** 1 − (LL − K)/LL₀. */
  adjustedMcfaddenR2: number;
  aic: number;
  bic: number;
  /** Newton steps. */
  iterations: number;
  /** λ, 0 for maximum likelihood. */
  ridge: number;
  choiceSets: number;
  persons: number;
  /** Number of persons with equal weights that would be equivalent to these (Kish). */
  effectivePersons: number;
}

/** Why there is no maximum likelihood estimate. */
export type Failure = "separation" | "rank_deficient" | "not_converged";
export type MnlOutcome = { failure: null; fit: MnlFit } | { failure: Failure; fit: null };

/**
 * Fits a multinomial logit by Newton's method (docs/methods.md, Conjoint).
 *
 * Persons with different weights weight their score and information (pseudo-likelihood: Skinner 1989, in Analysis of
 * Complex Surveys, §3.4), as R's `survival::clogit` with `weights` does. The clustered covariance is then that of its
 * `cluster`, and the model covariance cannot be trusted.
 * @param ridge λ of the objective LL − λ/2·‖b‖²; 0 is maximum likelihood
 * @returns the fit, or why it does not exist: never coefficients that were still running away
 * @throws InvalidChoiceData for a negative ridge
 */
export function fitMnl(data: ChoiceData, ridge = 0): MnlOutcome {
  if (!(ridge >= 0)) throw new InvalidChoiceData("A ridge penalty must not be negative");
  const K = data.columns;
  const weights = setWeights(data);
  const search = maximise({
    function: (point, gradient, information) => {
      let value = logLikelihood(data, point, gradient, information, 0, data.sets, weights);
      for (let k = 0; k < K; k++) {
        value -= (ridge / 2) * point[k]! ** 2;
        gradient[k]! -= ridge * point[k]!;
        information[k * K + k]! += ridge;
      }
      return value;
    },
    start: new Float64Array(K),
    maxIterations: MAX_ITERATIONS,
    ...(ridge === 0 && { stop: (direction: Float64Array) => isSeparating(data, direction) }),
  });
  if (search.outcome === "stopped") return { failure: "separation", fit: null };
  // At the start all probabilities are equal, so a singular information is the design's fault; later it is the
  // search's.
  if (search.outcome === "singular" && search.iterations === 0) return { failure: "rank_deficient", fit: null };
  const covariance = search.outcome === "converged" ? invertSymmetric(search.curvature, K) : null;
  if (!covariance) return { failure: "not_converged", fit: null };

  const scored = multiply(covariance, personScores(data, search.point), K);
  const clusteredCovariance = multiply(scored, covariance, K);
  let trace = 0;
  for (let k = 0; k < K; k++) trace += scored[k * K + k]!;
  const empty = [new Float64Array(K), new Float64Array(K * K)] as const;
  const reached = logLikelihood(data, search.point, ...empty, 0, data.sets, weights);
  const chance = nullLogLikelihood(data, weights);
  const fit: MnlFit = {
    coefficients: search.point,
    covariance,
    standardErrors: rootDiagonal(covariance, K),
    clusteredCovariance,
    clusteredStandardErrors: rootDiagonal(clusteredCovariance, K),
    designEffect: trace / K,
    logLikelihood: reached,
    nullLogLikelihood: chance,
    mcfaddenR2: 1 - reached / chance,
    adjustedMcfaddenR2: 1 - (reached - K) / chance,
    aic: 2 * (K - reached),
    bic: K * Math.log(data.sets) - 2 * reached,
    iterations: search.iterations,
    ridge,
    choiceSets: data.sets,
    persons: data.persons.length,
    effectivePersons: effectiveSize([...data.weights]),
  };
  return { failure: null, fit };
}

/** A fit that always exists, and what stood in the way of maximum likelihood (null: nothing did). */
export interface SafeMnlFit {
  fit: MnlFit;
  failure: Failure | null;
}

/**
 * Maximum likelihood where it exists, else the ridge estimate with λ = 1; `failure` distinguishes them. Few,
 * deterministic personas separate easily; their report must say so rather than print coefficients of ±40.
 * @throws InvalidChoiceData when even the strictly concave penalised problem has no solution in floating point
 */
export function fitMnlSafely(data: ChoiceData): SafeMnlFit {
  const { fit, failure } = fitMnl(data);
  if (fit) return { fit, failure };
  const fallback = fitMnl(data, FALLBACK_RIDGE);
  if (!fallback.fit)
    throw new InvalidChoiceData("The choices could not be estimated: their coding is numerically unusable");
  return { fit: fallback.fit, failure };
}

/** Σ_i w_i² u_i u_i' over persons, K×K: the middle of the sandwich. */
function personScores(data: ChoiceData, coefficients: Float64Array): Float64Array {
  const K = data.columns;
  const meat = new Float64Array(K * K);
  const score = new Float64Array(K);
  const information = new Float64Array(K * K);
  for (let i = 0; i < data.persons.length; i++) {
    logLikelihood(data, coefficients, score, information, data.personStart[i], data.personStart[i + 1]);
    const squared = data.weights[i]! ** 2;
    for (let k = 0; k < K; k++) for (let l = 0; l < K; l++) meat[k * K + l]! += squared * score[k]! * score[l]!;
  }
  return meat;
}
