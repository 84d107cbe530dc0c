import { requireInput } from "./input-error.ts";
import { sum } from "./moments.ts";

/** A margin that weights have to meet. */
export interface Margin {
  /** Category of each respondent, a place in `targets`. */
  of: readonly number[];
  /** Share of each category. Shares sum to 1; categories without people have 0. */
  targets: readonly number[];
}

export interface Raked {
  /** Positive, 1 on average. */
  weights: number[];
  /** Rounds over all margins. */
  rounds: number;
  /** Largest distance of a weighted share from its target, 0..1. */
  distance: number;
  /** Whether all margins are met; with a cap, whether the weights no longer move. */
  converged: boolean;
}

const MOST_ROUNDS = 2_000;
/** A weighted share is met if it is nearer to its target than this. A weight is at rest if it moves less than this. */
export const MET = 1e-6;

/** Weighted share of each category of a margin. */
export function marginShares({ of, targets }: Margin, weights: readonly number[]): number[] {
  const shares = targets.map(() => 0);
  of.forEach((category, index) => (shares[category]! += weights[index]!));
  const total = sum(weights);
  return shares.map((share) => share / total);
}

/** Weights of 1 on average, none of them above a cap: the excess of one weight is distributed to all others. */
function cut(weights: readonly number[], cap: number): number[] {
  for (let cutting = weights; ;) {
    const mean = sum(cutting) / cutting.length;
    const scaled = cutting.map((weight) => weight / mean);
    if (Math.max(...scaled) <= cap + MET) return scaled;
    cutting = scaled.map((weight) => Math.min(cap, weight));
  }
}

/**
 * Weights with which a sample has the given margins, each by itself: iterative proportional fitting (Deming & Stephan
 * 1940, Ann Math Stat 11:427). It finds the weights that meet the margins and are nearest to the start weights by
 * Kullback–Leibler. Margins that contradict each other, or the pattern of empty cells, are never met.
 * @param start positive, one per respondent
 * @param cap most that one respondent may count, in means; weights above are cut after each round, and margins then may
 *   be missed
 * @throws StatisticsInputError where a category with a target has nobody, or one with people has none
 */
export function rake(start: readonly number[], margins: readonly Margin[], cap = Infinity): Raked {
  for (const margin of margins) {
    const people = marginShares(margin, start);
    requireInput(
      margin.of.length === start.length && margin.targets.every((target, c) => target > 0 === people[c]! > 0),
      "Raking needs somebody in every category that has a target, and a target for everybody's category.",
    );
  }
  let weights = cut(start, Infinity);
  for (let rounds = 1; ; rounds++) {
    const before = weights;
    for (const margin of margins) {
      const shares = marginShares(margin, weights);
      weights = weights.map((weight, index) => {
        const category = margin.of[index]!;
        return (weight * margin.targets[category]!) / shares[category]!;
      });
    }
    weights = cut(weights, cap);
    const distance = Math.max(
      0,
      ...margins.flatMap((margin) =>
        marginShares(margin, weights).map((share, c) => Math.abs(share - margin.targets[c]!)),
      ),
    );
    const atRest = weights.every((weight, index) => Math.abs(weight - before[index]!) < MET);
    const converged = distance < MET || (cap < Infinity && atRest);
    if (converged || rounds === MOST_ROUNDS) return { weights, rounds, distance, converged };
  }
}
