import type { ChoiceData } from "./choice-data.ts";

/**
 * Log-likelihood of a multinomial logit over the sets `from` to `to` − 1, with its score and information.
 *
 * With differences d_j = x_j − x_chosen: LL_t = −ln(1 + Σ exp(d_j'b)), score −Σ p_j d_j,
 * information Σ p_j d_j d_j' − d̄d̄' with d̄ = Σ p_j d_j (Train, Discrete Choice Methods with Simulation, ch. 3).
 *
 * @param setWeights what each set counts; without them all count the same
 * @param gradient overwritten with the score, length K
 * @param information overwritten with the information, K×K
 */
export function logLikelihood(
  data: ChoiceData,
  coefficients: Float64Array,
  gradient: Float64Array,
  information: Float64Array,
  from = 0,
  to = data.sets,
  setWeights?: Float64Array,
): number {
  const { columns: K, differences, setStart } = data;
  gradient.fill(0);
  information.fill(0);
  const mean = new Float64Array(K);
  const weights = new Float64Array(data.largestSet);
  let total = 0;
  for (let t = from; t < to; t++) {
    const counts = setWeights?.[t] ?? 1;
    const first = setStart[t]!;
    const count = setStart[t + 1]! - first;
    const offset = first * K;

    let highest = 0;
    for (let j = 0; j < count; j++) {
      let utility = 0;
      const row = offset + j * K;
      for (let k = 0; k < K; k++) utility += differences[row + k]! * coefficients[k]!;
      weights[j] = utility;
      if (utility > highest) highest = utility;
    }
    let others = 0;
    for (let j = 0; j < count; j++) others += weights[j] = Math.exp(weights[j]! - highest);
    const chosen = Math.exp(-highest);
    const sum = chosen + others;
    total -= counts * (highest === 0 ? Math.log1p(others) : highest + Math.log(sum));

    mean.fill(0);
    for (let j = 0; j < count; j++) {
      const p = weights[j]! / sum;
      const row = offset + j * K;
      for (let k = 0; k < K; k++) {
        const weighted = p * differences[row + k]!;
        if (weighted === 0) continue;
        mean[k]! += weighted;
        for (let l = 0; l <= k; l++) information[k * K + l]! += counts * weighted * differences[row + l]!;
      }
    }
    for (let k = 0; k < K; k++) {
      const value = mean[k]!;
      gradient[k]! -= counts * value;
      for (let l = 0; l <= k; l++) information[k * K + l]! -= counts * value * mean[l]!;
    }
  }
  for (let k = 0; k < K; k++) for (let l = 0; l < k; l++) information[l * K + k] = information[k * K + l]!;
  return total;
}

/** Log-likelihood of choosing at random: −Σ ln(number of alternatives), each set with its weight. */
export function nullLogLikelihood(data: ChoiceData, setWeights?: Float64Array): number {
  let total = 0;
  for (let t = 0; t < data.sets; t++)
    total -= (setWeights?.[t] ?? 1) * Math.log(data.setStart[t + 1]! - data.setStart[t]! + 1);
  return total;
}

/** The weight of each set: that of its person. */
export function setWeights({ weights, personStart, sets }: ChoiceData): Float64Array {
  const bySet = new Float64Array(sets);
  weights.forEach((weight, i) => bySet.fill(weight, personStart[i], personStart[i + 1]));
  return bySet;
}

/** Logit probabilities of utilities, safe against overflow. */
export function softmax(utilities: readonly number[]): number[] {
  const highest = Math.max(...utilities);
  const weights = utilities.map((utility) => Math.exp(utility - highest));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
