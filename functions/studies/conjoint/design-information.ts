import type { Attribute, Profile } from "./attributes.ts";
import { codingOf, encodeNone, encodeProfile, type Coding } from "./coding.ts";
import { softmax } from "./likelihood.ts";
import { cholesky, choleskyLogDeterminant, dot, invertSymmetric } from "../../statistics/linear-algebra.ts";

/** A choice task: the offers shown together, "none of these" not counted. */
export type Task = readonly Profile[];

/**
 * Fisher information of a design, Σ_t X'(diag p − pp')X, K×K. "None of these" joins every task when the coding has it.
 * @param beta assumed utilities (K); zero, the default, gives the D₀ criterion
 */
export function designInformation(tasks: readonly Task[], coding: Coding, beta?: Float64Array): Float64Array {
  const K = coding.columns;
  const information = new Float64Array(K * K);
  for (const task of tasks) {
    const rows = task.map((profile) => encodeProfile(coding, profile));
    if (coding.none !== null) rows.push(encodeNone(coding));
    const probabilities = softmax(rows.map((row) => (beta ? dot(row, beta) : 0)));
    const mean = new Float64Array(K);
    rows.forEach((row, j) => row.forEach((value, k) => (mean[k]! += probabilities[j]! * value)));
    rows.forEach((row, j) => {
      for (let k = 0; k < K; k++)
        for (let l = 0; l < K; l++)
          information[k * K + l]! += probabilities[j]! * (row[k]! - mean[k]!) * (row[l]! - mean[l]!);
    });
  }
  return information;
}

/**
 * D-error det(I)^(−1/K): smaller is better; comparable only between designs of equal coding and number of tasks.
 * @returns Infinity for a design that is not of full rank
 */
export function dError(information: Float64Array, columns: number): number {
  const factor = cholesky(information, columns);
  return factor ? Math.exp(-choleskyLogDeterminant(factor, columns) / columns) : Infinity;
}

/** A-error, the mean variance trace(I⁻¹)/K; Infinity for a design that is not of full rank. */
export function aError(information: Float64Array, columns: number): number {
  const inverse = invertSymmetric(information, columns);
  if (!inverse) return Infinity;
  let trace = 0;
  for (let k = 0; k < columns; k++) trace += inverse[k * columns + k]!;
  return trace / columns;
}

/**
 * D-efficiency in percent: det of the information per task at β = 0 in standardised orthogonal coding, to the power
 * 1/K. 100 without "none" is the ceiling over all designs. It follows from effects coding by the constant Π
 * L_a^(L_a−2), the squared determinant of the change of coding.
 */
export function dEfficiency(tasks: readonly Task[], attributes: readonly Attribute[], none: boolean): number {
  const coding = codingOf(attributes, { none });
  const K = coding.columns;
  const factor = cholesky(designInformation(tasks, coding), K);
  if (!factor) return 0;
  const recoding = attributes.reduce((sum, { levels: { length } }) => sum + (length - 2) * Math.log(length), 0);
  return 100 * Math.exp((choleskyLogDeterminant(factor, K) + recoding) / K - Math.log(tasks.length));
}

/**
 * Upper bound of `dEfficiency` for tasks of that size, in percent. Without "none":
 * 100·Π f_a^((L_a−1)/K), f_a = L/(L−1)·(1 − Σ(n_l/J)²), n_l the level counts of a task of least overlap.
 * With "none" every alternative has probability q = 1/(J+1); then f_a = qJ − q²(LΣn_l² − J²)/(L−1), and the constant
 * contributes q(1−q). Both follow from det ≤ product of the diagonal blocks' determinants (Fischer) and
 * det^(1/m) ≤ trace/m within a block.
 */
export function dEfficiencyBound(levels: readonly number[], alternatives: number, none: boolean): number {
  const J = alternatives;
  const q = 1 / (J + (none ? 1 : 0));
  let columns = none ? 1 : 0;
  let logarithm = none ? Math.log(q * (1 - q)) : 0;
  for (const L of levels) {
    const often = J % L;
    const squares = often * Math.ceil(J / L) ** 2 + (L - often) * Math.floor(J / L) ** 2;
    const f = q * J - (q * q * (L * squares - J * J)) / (L - 1);
    // Without "none" the mean of the task counts in full: q²J² = 1 brings the formula above to its known form.
    logarithm += (L - 1) * Math.log(f);
    columns += L - 1;
  }
  return 100 * Math.exp(logarithm / columns);
}
