import {
  meanDifference,
  sampledMean,
  tInterval,
  type EstimatedMean,
} from "../../functions/statistics/mean-difference.ts";
import { intervalOfShares } from "../../functions/statistics/sample-difference.ts";
import { cohensD, cohensH } from "../../functions/statistics/standardised-effect.ts";

/** What so many answered to one question: a mean and its spread (n − 1), or people by option. */
export type Answered = { n: number; mean: number; sd: number } | { n: number; counts: ReadonlyMap<string, number> };

/** A difference of two groups that were asked in different arms, first minus second, with its 95 % interval. */
export interface Difference {
  /** Null: the mean; else the option whose shares differ. */
  option: string | null;
  difference: number;
  interval: [number, number] | null;
  /** Cohen's d of means, Cohen's h of shares; null where nothing varies. */
  effect: number | null;
  n: [number, number];
}

const isMean = (answered: Answered): answered is Extract<Answered, { mean: number }> => "mean" in answered;

/**
 * The differences between two groups of people: of means one, of options one each, all in the scale's points or
 * percentage points.
 * @returns none where a group has fewer than two answers
 */
export function differencesOf(first: Answered, second: Answered): Difference[] {
  const n: [number, number] = [first.n, second.n];
  if (Math.min(...n) < 2) return [];
  if (isMean(first) && isMean(second)) {
    const estimate: EstimatedMean = meanDifference(sampledMean(first), sampledMean(second));
    const effect = cohensD(estimate.mean, [first.sd, second.sd]);
    return [{ option: null, difference: estimate.mean, interval: tInterval(estimate), effect, n }];
  }
  if (isMean(first) || isMean(second)) return [];
  return [...first.counts].map(([option, count]): Difference => {
    const [one, other] = [
      { mean: count / first.n, effectiveN: first.n },
      { mean: (second.counts.get(option) ?? 0) / second.n, effectiveN: second.n },
    ];
    const interval = intervalOfShares(one, other);
    return {
      option,
      difference: 100 * (one.mean - other.mean),
      interval: interval && [100 * interval[0], 100 * interval[1]],
      effect: cohensH(one.mean, other.mean),
      n,
    };
  });
}

/** Answers of several groups of people as those of one. */
export function pooled(groups: readonly Answered[]): Answered {
  if (groups.length === 1) return groups[0]!;
  const n = groups.reduce((sum, group) => sum + group.n, 0);
  if (groups.every(isMean)) {
    const mean = groups.reduce((sum, group) => sum + group.n * group.mean, 0) / n;
    const squares = groups.reduce(
      (sum, group) => sum + (group.n - 1) * group.sd ** 2 + group.n * (group.mean - mean) ** 2,
      0,
    );
    return { n, mean, sd: Math.sqrt(squares / (n - 1)) };
  }
  const counts = new Map<string, number>();
  for (const group of groups)
    if (!isMean(group))
      for (const [option, count] of group.counts) counts.set(option, (counts.get(option) ?? 0) + count);
  return { n, counts };
}
