import { expandedLevel } from "../../../statistics/bootstrap.ts";
import { quantileOfSorted } from "../../../statistics/quantile.ts";
import { randomFrom, wholeNumber } from "../../../statistics/random.ts";

/** Resamples of an analysis: enough for 2.5 % at either end. */
export const RESAMPLES = 1_000;

/**
 * How often each of n units is drawn in each resample: n draws with replacement.
 * @param use called with the same array every time
 */
export function eachResample(
  n: number,
  seed: number,
  use: (times: Float64Array, resample: number) => void,
  resamples = RESAMPLES,
): void {
  const random = randomFrom(seed);
  const times = new Float64Array(n);
  for (let resample = 0; resample < resamples; resample++) {
    times.fill(0);
    for (let draw = 0; draw < n; draw++) times[wholeNumber(random, 0, n - 1)]! += 1;
    use(times, resample);
  }
}

/** Percentile interval of resampled figures, expanded for few units (Hesterberg 2015). @param units effective n */
export function percentileInterval(figures: readonly number[], units: number): [number, number] {
  const sorted = figures.toSorted((a, b) => a - b);
  const level = expandedLevel(units);
  return [quantileOfSorted(sorted, (1 - level) / 2, 6), quantileOfSorted(sorted, (1 + level) / 2, 6)];
}
