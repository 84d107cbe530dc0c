import { requireInput } from "../../statistics/input-error.ts";
import { sum } from "../../statistics/moments.ts";
import { solveIncreasing } from "../../statistics/solve-increasing.ts";

/** Position of point `index` of a scale of `points`, 0..1. */
const place = (index: number, points: number) => index / (points - 1);
/** Means that close to an end of the scale (0..1) leave no room for any other point. */
const AT_THE_END = 1e-9;

const meanPlace = (distribution: readonly number[]) =>
  sum(distribution.map((p, index) => p * place(index, distribution.length)));

/** Multiplies a distribution by t^index and renormalises it; in logarithms, because t may be e^±700. */
function tilted(distribution: readonly number[], t: number): number[] {
  const logs = distribution.map((p, index) => (p > 0 ? Math.log(p) + index * Math.log(t) : -Infinity));
  const largest = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - largest));
  const total = sum(weights);
  return weights.map((weight) => weight / total);
}

/**
 * Carries a distribution over the points of one scale to a scale with another number of points over the same range. All
 * mass is kept, and so is the mean as a place between the two ends. The same number of points changes nothing.
 *
 * Each point hands its mass to the points around its place, by linearly falling weights that reach as far as the
 * coarser scale's step. Onto fewer points, that alone keeps the mean. Onto more points, it leaves no gaps but pulls the
 * ends inwards. The closest distribution with the right mean (exponential tilting, least Kullback–Leibler divergence)
 * undoes that.
 * @param distribution probabilities, at least two points
 * @param points number of points of the other scale, at least two
 */
export function spreadDistribution(distribution: readonly number[], points: number): number[] {
  const known = distribution.length;
  requireInput(known > 1 && points > 1, "Scales have at least two points.");
  if (points === known) return [...distribution];
  const centre = meanPlace(distribution);
  if (centre < AT_THE_END) return Array.from({ length: points }, (_, index) => (index === 0 ? 1 : 0));
  if (centre > 1 - AT_THE_END) return Array.from({ length: points }, (_, index) => (index === points - 1 ? 1 : 0));
  const reach = Math.max(1 / (known - 1), 1 / (points - 1));
  const spread = Array.from({ length: points }, () => 0);
  for (const [index, mass] of distribution.entries()) {
    const weights = spread.map((_, target) =>
      Math.max(0, 1 - Math.abs(place(target, points) - place(index, known)) / reach),
    );
    const total = sum(weights);
    for (const [target, weight] of weights.entries()) spread[target]! += (mass * weight) / total;
  }
  if (points < known) return spread;
  return tilted(
    spread,
    solveIncreasing((t) => meanPlace(tilted(spread, t)), centre),
  );
}
