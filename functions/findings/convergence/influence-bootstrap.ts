import type { ChoiceData } from "../../studies/conjoint/choice-data.ts";
import { logLikelihood } from "../../studies/conjoint/likelihood.ts";
import { cholesky, choleskySolve } from "../../statistics/linear-algebra.ts";

export interface Influences {
  /** H⁻¹u_i of each person, in the order of the data. */
  influences: Float64Array[];
  /**
   * L⁻¹u_i with H = LL'. The differences between people of one population have about unit variance in every direction.
   * Sums of squares over studies are therefore the score test of equal utilities.
   */
  scores: Float64Array[];
}

/**
 * How far each person pulls the coefficients b: H⁻¹u_i, where u_i is the person's score at b and H is the information
 * of all persons. To first order, the estimate with other weights w is b + Σ (w_i − 1) H⁻¹u_i. This is the score
 * bootstrap (Kline & Santos 2012, J Econom Methods 1:23), which needs no fit per resample.
 * @param ridge λ of the fit that b comes from
 * @returns null when H is singular
 */
export function influenceBootstrap(data: ChoiceData, coefficients: Float64Array, ridge: number): Influences | null {
  const K = data.columns;
  const total = new Float64Array(K * K);
  const information = new Float64Array(K * K);
  const own = data.persons.map((_, i) => {
    const score = new Float64Array(K);
    logLikelihood(data, coefficients, score, information, data.personStart[i], data.personStart[i + 1]);
    for (let index = 0; index < total.length; index++) total[index]! += information[index]!;
    return score;
  });
  for (let k = 0; k < K; k++) total[k * K + k]! += ridge;
  const factor = cholesky(total, K);
  if (!factor) return null;
  const influences = own.map((score) => choleskySolve(factor, K, score));
  // L⁻¹u = L'H⁻¹u.
  const scores = influences.map((influence) =>
    influence.map((_, k) => influence.reduce((sum, value, l) => sum + (l >= k ? factor[l * K + k]! * value : 0), 0)),
  );
  return { influences, scores };
}

/** Coefficients after every person has pulled this many times; fractions and negative numbers are allowed. */
export function reweighted(
  start: Float64Array,
  influences: readonly Float64Array[],
  times: (person: number) => number,
): Float64Array {
  const coefficients = start.slice();
  for (const [person, influence] of influences.entries()) {
    const often = times(person);
    if (often === 0) continue;
    for (let k = 0; k < coefficients.length; k++) coefficients[k]! += often * influence[k]!;
  }
  return coefficients;
}
