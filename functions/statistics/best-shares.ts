import { sum } from "./moments.ts";
import { effectiveSize } from "./weighting.ts";
import { wilsonInterval, type Interval } from "./wilson.ts";

/** Ratings that differ by less are equal: they are stored with a few decimals. */
const LEVEL = 1e-9;

/** The share of personas for whom a thing is the best of several. */
export interface BestShare extends Interval {
  /** 0..1, like the ends of the 95 % interval. */
  share: number;
}

/**
 * The (weighted) share of personas who rate each of several things highest. A persona who rates several equally high
 * counts for each of them in equal parts. Intervals are Wilson's for the effective number of personas. They are a
 * little too wide if many personas are torn.
 * @param ratings one row per persona with a rating of each thing
 * @param weights positive, one per row
 */
export function bestShares(ratings: readonly (readonly number[])[], weights: readonly number[]): BestShare[] {
  if (ratings.length === 0) return [];
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
