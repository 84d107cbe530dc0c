import { tInterval } from "./mean-difference.ts";
import { studentTTwoSidedP } from "./student-t.ts";
import { effectiveSize, weightedError, weightedMean } from "./weighting.ts";

/** A difference between two figures of the same personas. */
export interface PairedDifference {
  /** Personas for whom both figures are known. */
  paired: number;
  /** First minus second; null without personas. */
  difference: number | null;
  /** Student's t 95 % interval; null if nobody differs, or all differ by the same. */
  interval: [number, number] | null;
  /** Two-sided p of the paired t test; null where the interval is null. */
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
  const paired = both.length;
  if (paired === 0) return { paired, difference: null, interval: null, p: null };
  const by = both.map((one) => one.by);
  const counts = both.map(({ weight }) => weight);
  const difference = weightedMean(by, counts);
  const error = weightedError(by, counts) ?? 0;
  const df = effectiveSize(counts) - 1;
  if (!(error > 0)) return { paired, difference, interval: null, p: null };
  return {
    paired,
    difference,
    interval: tInterval({ mean: difference, error, df }),
    p: studentTTwoSidedP(difference / error, df),
  };
}
