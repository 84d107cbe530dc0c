import { sum } from "./moments.ts";
import { pairDisagreement, ratingPositions } from "./pair-disagreement.ts";
import type { Level, Rating } from "./pair-disagreement.ts";

export type { Level, Rating } from "./pair-disagreement.ts";

/**
 * One array of ratings per unit, e.g. a persona's answers to a question over reruns; null is missing, order within a
 * unit is free.
 */
export type RatedUnits<R extends Rating = Rating> = readonly (readonly (R | null)[])[];

export interface AlphaEstimate {
  alpha: number;
  reason: null;
  /** Mean disagreement within units, D_o, and over all pairs of ratings, D_e. */
  observed: number;
  expected: number;
  /** Units with at least two ratings, and the ratings in them. */
  units: number;
  ratings: number;
}

/**
 * No α: `no_variance` if all ratings are identical (neither agreement nor disagreement can show), `no_pairs` if no unit
 * was rated twice.
 */
export interface UndefinedAlpha {
  alpha: null;
  reason: "no_variance" | "no_pairs";
}

export type Alpha = AlphaEstimate | UndefinedAlpha;

/** The ratings of each unit that has at least two: nothing else can be paired. */
export function pairableUnits<R extends Rating>(units: RatedUnits<R>): R[][] {
  return units
    .map((ratings) => ratings.filter((rating): rating is R => rating !== null))
    .filter((ratings) => ratings.length > 1);
}

/**
 * Krippendorff's α = 1 − D_o / D_e for any number of exchangeable observers and missing ratings (Krippendorff 2011,
 * Computing Krippendorff's Alpha-Reliability). D_o weights each unit's mean pair disagreement by its number of ratings
 * m_u (the coincidence matrix's divisor m_u − 1). D_e takes all pairs of pairable ratings, without replacement. 1 is
 * perfect, 0 is chance, below 0 is systematic disagreement.
 * @throws StatisticsInputError for labels or non-finite numbers above nominal level, or negative numbers at ratio level
 */
export function krippendorffAlpha(units: RatedUnits<number>, level: Level): Alpha;
export function krippendorffAlpha(units: RatedUnits, level: "nominal"): Alpha;
export function krippendorffAlpha(units: RatedUnits, level: Level): Alpha {
  const pairable = pairableUnits(units);
  if (pairable.length === 0) return { alpha: null, reason: "no_pairs" };
  const pooled = pairable.flat();
  const position = ratingPositions(pooled, level);
  const expected = pairDisagreement(pooled.map(position), level);
  if (expected === 0) return { alpha: null, reason: "no_variance" };
  const observed =
    sum(pairable.map((ratings) => ratings.length * pairDisagreement(ratings.map(position), level))) / pooled.length;
  return {
    alpha: 1 - observed / expected,
    reason: null,
    observed,
    expected,
    units: pairable.length,
    ratings: pooled.length,
  };
}
