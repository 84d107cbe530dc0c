import { ksSimilarity } from "../../statistics/ks.ts";
import { meanDifference, tInterval, type EstimatedMean } from "../../statistics/mean-difference.ts";
import { alignShares } from "../../statistics/value-shares.ts";
import { wassersteinDistance } from "../../statistics/wasserstein.ts";
import type { ScaleAnswers } from "./scale-answers.ts";
import type { Fidelity } from "./schemas.ts";

/** Difference of means, first minus second, with Welch's interval. */
export function differenceOf(
  own: ScaleAnswers,
  people: ScaleAnswers,
): Pick<Fidelity, "difference" | "difference_interval"> {
  const estimated = ({ mean, error }: ScaleAnswers): EstimatedMean | null => error && { mean, ...error };
  const [first, second] = [estimated(own), estimated(people)];
  return {
    difference: own.mean - people.mean,
    difference_interval: first && second && tInterval(meanDifference(first, second)),
  };
}

/** Distances of two distributions over a scale; null where one of them is not known. */
export function measureDistances(own: ScaleAnswers, people: ScaleAnswers, range: number) {
  if (!own.shares || !people.shares) return { ks_similarity: null, wasserstein_over_range: null };
  const { values, first, second } = alignShares(own.shares, people.shares);
  return {
    ks_similarity: ksSimilarity(first, second),
    wasserstein_over_range: range === 0 ? null : wassersteinDistance(first, second, values) / range,
  };
}

/** Points of the scale that people chose and the others never did; averages between points are left out. */
function emptyPoints(own: ScaleAnswers, people: ScaleAnswers, points: readonly number[]): string[] {
  if (!own.shares || !people.shares) return [];
  const answered = new Set(own.shares.flatMap(({ value, share }) => (share > 0 ? [value] : [])));
  const byPeople = new Set(people.shares.map(({ value }) => value));
  return points.filter((point) => byPeople.has(point) && !answered.has(point)).map(String);
}

/**
 * How near answers on a scale come to people's.
 * @param points points of the scale, lowest first
 */
export function compareOnScale(own: ScaleAnswers, people: ScaleAnswers, points: readonly number[]): Fidelity {
  const distances = measureDistances(own, people, points.at(-1)! - points[0]!);
  return {
    n: own.n,
    mean: own.mean,
    sd: own.sd,
    ...differenceOf(own, people),
    sd_ratio: own.sd === null || !people.sd ? null : own.sd / people.sd,
    ...distances,
    total_variation: null,
    shares: [],
    empty_options: emptyPoints(own, people, points),
  };
}
