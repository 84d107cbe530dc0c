import { tInterval } from "../statistics/mean-difference.ts";
import { sum } from "../statistics/moments.ts";
import { studentTTwoSidedP } from "../statistics/student-t.ts";
import { effectiveSize, weightedError, weightedMean } from "../statistics/weighting.ts";
import { wilsonInterval, type Interval } from "../statistics/wilson.ts";

/** A difference between two figures of the same personas. */
export interface PairedDifference {
  /** Personas of whom both are known. */
  n: number;
  /** First minus second; null without anybody. */
  difference: number | null;
  /** Student's t 95 % interval; null where nobody, or everybody by the same, differs. */
  interval: [number, number] | null;
  /** Of the paired t test, two-sided; null as the interval is. */
  p: number | null;
}

/**
 * The (weighted) mean difference of two ratings by the same personas, with the paired t test on (effective) n − 1
 * degrees of freedom.
 * @param first ratings, parallel to `second`; null where there is none
 * @param weights positive, one per persona
 */
export function pairedDifference(
  first: readonly (number | null)[],
  second: readonly (number | null)[],
  weights: readonly number[],
): PairedDifference {
  const both = first.flatMap((value, index) => {
    const other = second[index] ?? null;
    return value === null || other === null ? [] : [{ by: value - other, weight: weights[index]! }];
  });
  const n = both.length;
  if (n === 0) return { n, difference: null, interval: null, p: null };
  const by = both.map((one) => one.by);
  const counts = both.map(({ weight }) => weight);
  const difference = weightedMean(by, counts);
  const error = weightedError(by, counts) ?? 0;
  const df = effectiveSize(counts) - 1;
  if (!(error > 0)) return { n, difference, interval: null, p: null };
  return {
    n,
    difference,
    interval: tInterval({ mean: difference, error, df }),
    p: studentTTwoSidedP(difference / error, df),
  };
}

/** Ratings that differ by less are level: they are stored with a few decimals. */
const LEVEL = 1e-9;

/** For how many a thing is the best of several. */
export interface BestShare extends Interval {
  /** 0..1, as the ends of the 95 % interval are. */
  share: number;
}

/**
 * The (weighted) share of personas who rate each of several things highest; who rates some alike counts for each of
 * them in equal parts. Intervals are Wilson's for as many personas as they are worth, which is too wide by a little
 * where many are torn.
 * @param ratings one row per persona with a rating of each thing; at least one row
 * @param weights positive, one per row
 */
export function bestShares(ratings: readonly (readonly number[])[], weights: readonly number[]): BestShare[] {
  const n = effectiveSize(weights);
  const all = sum(weights);
  return ratings[0]!.map((_, thing) => {
    const parts = ratings.map((row, index) => {
      const most = Math.max(...row);
      const best = row.filter((rating) => rating > most - LEVEL).length;
      return row[thing]! > most - LEVEL ? weights[index]! / best : 0;
    });
    const share = Math.min(1, sum(parts) / all);
    const { lower, upper } = wilsonInterval(share === 1 ? n : share * n, n);
    return { share, lower, upper };
  });
}
