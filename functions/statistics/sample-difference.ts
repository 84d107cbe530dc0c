import { sum } from "./moments.ts";
import { normalCdf } from "./normal.ts";
import { studentTQuantile, studentTTwoSidedP } from "./student-t.ts";
import { effectiveSize, weightedError, weightedMean } from "./weighting.ts";
import { wilsonInterval } from "./wilson.ts";

/** A person's value and weight. */
export interface Member {
  value: number;
  /** Positive, in any unit. */
  weight: number;
}

/** A (weighted) mean of some people, with each person's contribution to its error. */
export interface WeightedSample {
  members: ReadonlyMap<string, Member>;
  mean: number;
  /** Standard error of the mean; null for a single value. */
  error: number | null;
  effectiveN: number;
  totalWeight: number;
}

/** @param members by id, at least one */
export function weightedSample(members: ReadonlyMap<string, Member>): WeightedSample {
  const values = [...members.values()].map(({ value }) => value);
  const weights = [...members.values()].map(({ weight }) => weight);
  return {
    members,
    mean: weightedMean(values, weights),
    error: weightedError(values, weights),
    effectiveN: effectiveSize(weights),
    totalWeight: sum(weights),
  };
}

/** The difference of two figures, first minus second. */
export interface SampleDifference {
  difference: number;
  /** 95 % interval; null where nothing varies. */
  interval: [number, number] | null;
  /** Two-sided p; null where nothing varies. */
  p: number | null;
  /** People who are in both samples. */
  paired: number;
}

interface Couple {
  a: Member;
  b: Member;
}

/** The members of both samples. Usually there are none, and then this should cost little. */
function couplesOf(first: WeightedSample, second: WeightedSample): Couple[] {
  const couples: Couple[] = [];
  for (const [id, a] of first.members) {
    const b = second.members.get(id);
    if (b) couples.push({ a, b });
  }
  return couples;
}

/** How much a member moves the mean away from a centre. */
const pull = (
  { value, weight }: Member,
  centre: number,
  { totalWeight }: Pick<WeightedSample, "totalWeight">,
): number => (weight * (value - centre)) / totalWeight;

const cosine = (x: readonly number[], y: readonly number[]): number => {
  const scale = Math.sqrt(sum(x.map((value) => value ** 2)) * sum(y.map((value) => value ** 2)));
  return scale === 0 ? 0 : sum(x.map((value, index) => value * y[index]!)) / scale;
};

/**
 * Correlation of the values of people who are in both, to the extent that they make up the samples; 0 for fewer than
 * three.
 */
export function correlationOfMeans(first: WeightedSample, second: WeightedSample): number {
  const couples = couplesOf(first, second);
  if (couples.length < 3) return 0;
  const pullsOf = (members: readonly Member[]) => {
    const weights = members.map(({ weight }) => weight);
    const centre = weightedMean(
      members.map(({ value }) => value),
      weights,
    );
    return members.map((member) => pull(member, centre, { totalWeight: 1 }));
  };
  const own = cosine(pullsOf(couples.map(({ a }) => a)), pullsOf(couples.map(({ b }) => b)));
  const squares = ({ members }: WeightedSample) => sum([...members.values()].map(({ weight }) => weight ** 2));
  const shared = sum(couples.map(({ a, b }) => a.weight * b.weight));
  return own * Math.min(1, shared / Math.sqrt(squares(first) * squares(second)));
}

const effective = (members: readonly Member[]): number =>
  members.length === 0 ? 0 : effectiveSize(members.map(({ weight }) => weight));

/**
 * Difference of two means of people, some of whom may be in both samples:
 *
 * - nobody in both: Welch's test (1947, Biometrika 34:28)
 * - everybody in both: the paired t test
 * - some in both: the test for partly overlapping samples of unequal variances, whose degrees of freedom are between
 *   the two (Derrick, Russ, Toher & White 2017, J Mod Appl Stat Methods 16:137, T_new2)
 *
 * With weights, sizes are effective ones and errors are those of weighted means.
 */
export function differenceOfMeans(first: WeightedSample, second: WeightedSample): SampleDifference {
  const couples = couplesOf(first, second);
  const difference = first.mean - second.mean;
  const none = { difference, interval: null, p: null, paired: couples.length };
  if (first.error === null || second.error === null) return none;
  const [a, b] = [first.error ** 2, second.error ** 2];
  const variance = a + b - 2 * correlationOfMeans(first, second) * first.error * second.error;
  // With identical answers of the same people, only rounding is left.
  if (!(variance > 1e-12 * (a + b))) return none;
  const welch =
    (a + b) ** 2 / (a ** 2 / Math.max(1e-9, first.effectiveN - 1) + b ** 2 / Math.max(1e-9, second.effectiveN - 1));
  const both = effective(couples.map((couple) => couple.a));
  const alone = (own: WeightedSample, other: WeightedSample) =>
    effective([...own.members].filter(([id]) => !other.members.has(id)).map(([, member]) => member));
  const single = alone(first, second) + alone(second, first);
  const df = couples.length < 2 ? welch : both - 1 + ((welch - both + 1) * single) / (single + 2 * both);
  const error = Math.sqrt(variance);
  const half = studentTQuantile(0.975, df) * error;
  return {
    difference,
    interval: [difference - half, difference + half],
    p: studentTTwoSidedP(difference / error, df),
    paired: couples.length,
  };
}

/** Variance of the difference if both shares were the same, `pooled`. */
function varianceUnderEquality(first: WeightedSample, second: WeightedSample, pooled: number): number {
  const isDisjoint = couplesOf(first, second).length === 0;
  if (isDisjoint) return pooled * (1 - pooled) * (1 / first.effectiveN + 1 / second.effectiveN);
  const ids = new Set([...first.members.keys(), ...second.members.keys()]);
  return sum(
    [...ids].map((id) => {
      const [a, b] = [first.members.get(id), second.members.get(id)];
      return ((a ? pull(a, pooled, first) : 0) - (b ? pull(b, pooled, second) : 0)) ** 2;
    }),
  );
}

/** A share, 0 to 1, of this number of people; with weights, of the effective number. */
type CountedShare = Pick<WeightedSample, "mean" | "effectiveN">;

/**
 * The 95 % interval of a difference of two shares: Wilson's ends squared and added (Newcombe 1998, Stat Med 17:873,
 * method 10), minus what their correlation takes off (Newcombe 1998, Stat Med 17:2635).
 * @param correlation correlation of the two; 0 where nobody is in both
 * @returns null where it has no width
 */
export function intervalOfShares(first: CountedShare, second: CountedShare, correlation = 0): [number, number] | null {
  const wilson = ({ mean, effectiveN }: CountedShare) =>
    wilsonInterval(Math.min(effectiveN, Math.max(0, mean * effectiveN)), effectiveN);
  const [a, b] = [wilson(first), wilson(second)];
  const half = (x: number, y: number) => Math.sqrt(Math.max(0, x ** 2 + y ** 2 - 2 * correlation * x * y));
  const difference = first.mean - second.mean;
  const lower = difference - half(first.mean - a.lower, b.upper - second.mean);
  const upper = difference + half(a.upper - first.mean, second.mean - b.lower);
  return upper - lower > 1e-9 ? [Math.max(-1, lower), Math.min(1, upper)] : null;
}

/**
 * Difference of two shares of people for whom something is true (1) or not (0). Some people may be in both samples.
 *
 * The test depends on how many people are in both:
 *
 * - nobody: the pooled two-proportion z
 * - everybody: McNemar's (1947, Psychometrika 12:153, without correction)
 * - some: the same variance of the difference under equality, with what the people in both have in common
 *
 * With weights, sizes are effective ones.
 */
export function differenceOfShares(first: WeightedSample, second: WeightedSample): SampleDifference {
  const difference = first.mean - second.mean;
  const pooled =
    (first.mean * first.effectiveN + second.mean * second.effectiveN) / (first.effectiveN + second.effectiveN);
  const variance = varianceUnderEquality(first, second, pooled);
  const z = Math.abs(difference) / Math.sqrt(variance);
  return {
    difference,
    interval: intervalOfShares(first, second, correlationOfMeans(first, second)),
    p: variance > 1e-15 ? 2 * normalCdf(-z) : null,
    paired: couplesOf(first, second).length,
  };
}
