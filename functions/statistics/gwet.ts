import { requireInput } from "./input-error.ts";
import type { RatedUnits, Rating } from "./krippendorff.ts";
import { mean, sum } from "./moments.ts";
import { studentTQuantile } from "./student-t.ts";
import type { Interval } from "./wilson.ts";

/**
 * How much a pair of different categories still agrees: not at all, by rank distance, or by squared distance of the
 * values.
 */
export type AgreementWeights = "identity" | "ordinal" | "quadratic";

/**
 * Agreement weights between categories in the given order, 1 on the diagonal. Ordinal: 1 − C(|k − l| + 1, 2) / C(q, 2),
 * ranks only; quadratic: 1 − (x_k − x_l)² / (max − min)² on the categories' own numbers (Gwet 2014, Handbook of
 * Inter-Rater Reliability, 4th ed.).
 */
export function agreementWeights(categories: readonly Rating[], weights: AgreementWeights): number[][] {
  if (weights === "identity") {
    return categories.map((_, row) => categories.map((__, column) => (row === column ? 1 : 0)));
  }
  if (weights === "ordinal") {
    const last = categories.length - 1;
    return categories.map((_, row) =>
      categories.map((__, column) => {
        const steps = Math.abs(row - column);
        return steps === 0 ? 1 : 1 - (steps * (steps + 1)) / (last * (last + 1));
      }),
    );
  }
  const values = categories.filter((category) => typeof category === "number");
  requireInput(values.length === categories.length, "Quadratic weights need numbers as categories.");
  const range = Math.max(...values) - Math.min(...values);
  return values.map((row) => values.map((column) => (row === column ? 1 : 1 - ((row - column) / range) ** 2)));
}

export interface GwetAgreement extends Interval {
  coefficient: number;
  /** Standard error with units as the sample, for inference to the population they come from; null from one unit. */
  standardError: number | null;
  /** Weighted observed agreement, and the agreement expected by chance. */
  observed: number;
  expected: number;
}

export interface GwetOptions {
  /** Every category that could have been given, in order, used or not: the chance term depends on their number. */
  categories: readonly Rating[];
  weights?: AgreementWeights;
  level?: number;
}

/** Per unit: counts per category, number of ratings, and weighted share of agreeing pairs (null if rated once). */
function tabulate(units: RatedUnits, categories: readonly Rating[], weights: readonly (readonly number[])[]) {
  const column = new Map(categories.map((category, index) => [category, index]));
  return units.flatMap((ratings) => {
    const counts = categories.map(() => 0);
    for (const rating of ratings) {
      if (rating === null) continue;
      const index = column.get(rating);
      requireInput(index !== undefined, `The rating ${rating} is not one of the categories.`);
      counts[index] = counts[index]! + 1;
    }
    const n = sum(counts);
    if (n === 0) return [];
    const weighted = weights.map((row) => sum(row.map((weight, index) => weight * counts[index]!)));
    const agreeing = sum(counts.map((count, index) => count * (weighted[index]! - 1)));
    return [{ shares: counts.map((count) => count / n), agreement: n > 1 ? agreeing / (n * (n - 1)) : null }];
  });
}

/**
 * Gwet's AC2 (AC1 with identity weights) for any number of raters and missing ratings. It is stable where almost
 * everyone gives the same answer and α collapses (Gwet 2008, Br J Math Stat Psychol 61:29; 2014).
 *
 * AC2 = (p_a − p_e) / (1 − p_e) with p_e = Σw / (q(q − 1)) · Σ π_k (1 − π_k).
 * The variance is by linearisation over units. The interval is by t on n − 1 degrees of freedom, cut at −1 and 1.
 * @returns null when no unit has two ratings
 * @throws StatisticsInputError below two different categories or for a rating outside them
 */
export function gwetAgreement(units: RatedUnits, options: GwetOptions): GwetAgreement | null {
  const { categories, weights = "identity", level = 0.95 } = options;
  const q = categories.length;
  requireInput(q > 1 && new Set(categories).size === q, "Gwet's coefficient needs at least two different categories.");
  const matrix = agreementWeights(categories, weights);
  const rated = tabulate(units, categories, matrix);
  const agreements = rated.map(({ agreement }) => agreement).filter((agreement) => agreement !== null);
  if (agreements.length === 0) return null;
  const observed = mean(agreements);
  const prevalence = categories.map((_, k) => mean(rated.map(({ shares }) => shares[k]!)));
  const scale = sum(matrix.flat()) / (q * (q - 1));
  const expected = scale * sum(prevalence.map((share) => share * (1 - share)));
  const coefficient = (observed - expected) / (1 - expected);
  const n = rated.length;
  const deviations = rated.map(({ shares, agreement }) => {
    const unitExpected = scale * sum(shares.map((share, k) => share * (1 - prevalence[k]!)));
    const own = agreement === null ? 0 : ((n / agreements.length) * (agreement - expected)) / (1 - expected);
    return own - (2 * (1 - coefficient) * (unitExpected - expected)) / (1 - expected) - coefficient;
  });
  const squares = sum(deviations.map((deviation) => deviation ** 2));
  const standardError = n > 1 ? Math.sqrt(squares / (n * (n - 1))) : null;
  const margin = standardError === null ? Infinity : studentTQuantile((1 + level) / 2, n - 1) * standardError;
  return {
    coefficient,
    standardError,
    observed,
    expected,
    // −1 is not the least possible value with few units and weighted categories.
    lower: Math.max(Math.min(-1, coefficient), coefficient - margin),
    upper: Math.min(1, coefficient + margin),
  };
}
