import { sum } from "../../statistics/moments.ts";
import { normalQuantile } from "../../statistics/normal.ts";

const Z_95 = normalQuantile(0.975);

/**
 * The distribution of an answer whose words are read `by` points higher. Probability between two points is shared out
 * by its distance from them. The ends keep what would go beyond.
 * @param distribution probabilities of the points, lowest first
 * @param by number of points, also below zero
 */
export function shifted(distribution: readonly number[], by: number): number[] {
  const last = distribution.length - 1;
  const moved = distribution.map(() => 0);
  for (const [point, p] of distribution.entries()) {
    const place = Math.min(last, Math.max(0, point + by));
    const below = Math.floor(place);
    moved[below]! += p * (1 - (place - below));
    if (place > below) moved[below + 1]! += p * (place - below);
  }
  return moved;
}

/**
 * How far below and above a figure the true one may lie because all answers of a study are misread in the same
 * direction.
 */
export interface Misreading {
  below: number;
  above: number;
}

/**
 * How far a figure moves if its method misreads all answers of a study by the same amount, within 95 % of what may
 * happen. The answers are read higher and lower by that amount. The share of a middle point may fall in both cases.
 * @param bias standard deviation of what all answers are misread by
 * @param figureAt the figure if all answers are read this many points higher
 */
export function misreading(bias: number, figureAt: (by: number) => number): Misreading {
  if (bias === 0) return { below: 0, above: 0 };
  const figure = figureAt(0);
  const moves = [figureAt(Z_95 * bias) - figure, figureAt(-Z_95 * bias) - figure];
  return { below: Math.max(0, -Math.min(...moves)), above: Math.max(0, ...moves) };
}

/**
 * A 95 % interval that includes the error of its method, which does not depend on the sample. Half-widths add by the
 * root of the sum of squares, separately for each side.
 * @param range least and greatest value of the figure
 */
export function widened(
  { lower, upper }: { lower: number; upper: number },
  figure: number,
  { below, above }: Misreading,
  [least, most]: readonly [number, number],
): { lower: number; upper: number } {
  // Without an error every digit stays as it is.
  return {
    lower: below === 0 ? lower : Math.max(least, figure - Math.hypot(figure - lower, below)),
    upper: above === 0 ? upper : Math.min(most, figure + Math.hypot(upper - figure, above)),
  };
}

/** Weighted mean of what distributions have on the points `from` to before `to`, from 0, read `by` higher. */
export const shareIn = (
  answers: readonly { distribution: readonly number[]; weight: number }[],
  [from, to]: readonly [number, number],
  by: number,
): number =>
  sum(answers.map(({ distribution, weight }) => weight * sum(shifted(distribution, by).slice(from, to)))) /
  sum(answers.map(({ distribution, weight }) => weight * sum(distribution)));
