import { meanSquares } from "./icc.ts";
import { requireInput } from "./input-error.ts";
import { mean, standardDeviation } from "./moments.ts";
import { studentTQuantile } from "./student-t.ts";
import type { Interval } from "./wilson.ts";

/**
 * Factor by which clustering inflates a variance: 1 + (n − 1) ICC for n answers per person (Kish 1965, Survey
 * Sampling).
 */
export function designEffect(repeats: number, icc: number): number {
  requireInput(repeats >= 1 && icc <= 1, `A design effect needs repeats >= 1 and ICC <= 1, found ${repeats}, ${icc}.`);
  return 1 + (repeats - 1) * icc;
}

/**
 * How many independent answers p persons with n answers each are worth: p n / (1 + (n − 1) ICC). Twenty personas asked
 * five times are not a hundred respondents. A negative ICC is taken as 0: repeating a question cannot be worth more
 * than asking new people.
 */
export function effectiveSampleSize(persons: number, repeats: number, icc: number): number {
  return (persons * repeats) / designEffect(repeats, Math.max(0, icc));
}

export interface ClusteredMean extends Interval {
  mean: number;
  /** Standard error as if all answers were independent, and with persons as the units. */
  naiveError: number;
  clusterError: number;
  /** ICC(1,1), design effect and effective sample size; null with one answer each or when none differs. */
  icc: number | null;
  designEffect: number | null;
  effectiveN: number | null;
}

/**
 * Mean of repeated answers with persons as the units: the standard error is that of the person means, the interval by t
 * on persons − 1 degrees of freedom.
 * @param answers one row per person (at least two), the same number of answers in each
 */
export function clusteredMean(answers: readonly (readonly number[])[], level = 0.95): ClusteredMean {
  const persons = answers.length;
  const repeats = answers[0]?.length ?? 0;
  requireInput(
    persons > 1 && repeats > 0 && answers.every((row) => row.length === repeats),
    "A clustered mean needs at least two persons with equally many answers.",
  );
  const means = answers.map((row) => mean(row));
  const estimate = mean(means);
  const clusterError = standardDeviation(means) / Math.sqrt(persons);
  const margin = studentTQuantile((1 + level) / 2, persons - 1) * clusterError;
  const icc = repeats > 1 ? oneWayIcc(answers) : null;
  return {
    mean: estimate,
    naiveError: standardDeviation(answers.flat()) / Math.sqrt(persons * repeats),
    clusterError,
    icc,
    designEffect: icc === null ? null : designEffect(repeats, icc),
    effectiveN: icc === null ? null : effectiveSampleSize(persons, repeats, icc),
    lower: estimate - margin,
    upper: estimate + margin,
  };
}

function oneWayIcc(answers: readonly (readonly number[])[]): number | null {
  const { msTargets, msWithin, raters } = meanSquares(answers);
  const total = msTargets + (raters - 1) * msWithin;
  return total === 0 ? null : (msTargets - msWithin) / total;
}
