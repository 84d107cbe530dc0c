import { logGamma } from "../../statistics/gamma-function.ts";
import { requireInput } from "../../statistics/input-error.ts";
import { sum } from "../../statistics/moments.ts";

/** The values that a figure can have by chance, ascending; probabilities sum to 1. */
export type ChanceDistribution = readonly { value: number; probability: number }[];

/** The average by chance, and an interval outside which chance falls in at most 5 of 100 studies. */
export interface Chance {
  expected: number;
  interval: readonly [number, number];
}

const TAIL = 0.025;
/** Probabilities are sums of many terms; a tail of exactly 2.5 % may come out an ulp above it. */
const ROUNDING = 1e-12;

/** Cuts at most 2.5 % off either end. @throws StatisticsInputError for a distribution without values */
export function summariseChance(distribution: ChanceDistribution): Chance {
  requireInput(distribution.length > 0, "A baseline needs at least one value that chance can give.");
  const edge = (ordered: ChanceDistribution): number => {
    let outside = 0;
    return ordered.find(({ probability }) => (outside += probability) > TAIL + ROUNDING)!.value;
  };
  return {
    expected: sum(distribution.map(({ value, probability }) => value * probability)),
    interval: [edge(distribution), edge(distribution.toReversed())],
  };
}

/** Simulated values, each equally likely. */
export const chanceFrom = (draws: readonly number[]): ChanceDistribution =>
  draws.toSorted((a, b) => a - b).map((value) => ({ value, probability: 1 / draws.length }));

/** Probabilities of 0..n successes in n independent trials of probability 0 < p < 1. */
export function binomialProbabilities(n: number, p: number): number[] {
  const logChoose = (k: number) => logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);
  return Array.from({ length: n + 1 }, (_, k) => Math.exp(logChoose(k) + k * Math.log(p) + (n - k) * Math.log1p(-p)));
}

/** The share, in percent, of n respondents who fall into a category with probability p each: exact, binomial. */
export const chanceShare = (n: number, p: number): ChanceDistribution =>
  binomialProbabilities(n, p).map((probability, successes) => ({ value: (100 * successes) / n, probability }));

/**
 * The mean of n answers that are uniform over equally spaced points. It is exact: the distribution of the sum of
 * positions is the n-fold convolution of the uniform one.
 * @param points ascending, at least two
 */
export function chanceMean(n: number, points: readonly number[]): ChanceDistribution {
  const [first, last] = [points[0]!, points.at(-1)!];
  const widest = n * (points.length - 1);
  let probabilities = [1];
  for (let respondent = 0; respondent < n; respondent += 1) {
    const next = Array.from({ length: probabilities.length + points.length - 1 }, () => 0);
    for (const [total, probability] of probabilities.entries())
      for (let position = 0; position < points.length; position += 1)
        next[total + position]! += probability / points.length;
    probabilities = next;
  }
  return probabilities.map((probability, total) => ({
    value: first + ((last - first) * total) / widest,
    probability,
  }));
}

/**
 * The share, in percent, of the most popular option if n respondents each choose one option at random: exact.
 *
 * g_k(r) is the probability that none of k options has more than m of r respondents: g_k(r) = Σ_{j≤m} C(r, j) k^−j (1 −
 * 1/k)^(r−j) g_{k−1}(r − j). The last option takes j, the others share the rest.
 * @param options at least two
 */
export function chanceModalShare(n: number, options: number): ChanceDistribution {
  const takes = Array.from({ length: options + 1 }, (_, k) =>
    k < 2 ? [] : Array.from({ length: n + 1 }, (_unused, r) => binomialProbabilities(r, 1 / k)),
  );
  const atMost = (m: number): number => {
    let below: number[] = Array.from({ length: n + 1 }, (_, r) => (r <= m ? 1 : 0));
    for (let k = 2; k <= options; k += 1) {
      const others = below;
      below = others.map((_, r) => sum(takes[k]![r]!.slice(0, m + 1).map((p, j) => p * others[r - j]!)));
    }
    return below[n]!;
  };
  let previous = 0;
  return Array.from({ length: n }, (_, index) => {
    const cumulated = atMost(index + 1);
    const probability = Math.max(0, cumulated - previous);
    previous = cumulated;
    return { value: (100 * (index + 1)) / n, probability };
  });
}
