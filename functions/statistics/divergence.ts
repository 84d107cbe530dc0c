import { chiSquareSurvival } from "./chi-square.ts";
import { requireCounts, requireInput } from "./input-error.ts";
import { sum } from "./moments.ts";

/** Shannon entropy in bits of non-negative weights, normalised first (Shannon 1948); 0 for a single category. */
export function entropyBits(weights: readonly number[]): number {
  requireCounts(weights, "Weights");
  const total = sum(weights);
  requireInput(total > 0, "Entropy needs at least one positive weight.");
  return Math.max(0, -sum(weights.map((weight) => (weight > 0 ? (weight / total) * Math.log2(weight / total) : 0))));
}

function requireTable(table: readonly (readonly number[])[]): void {
  const categories = table[0]?.length ?? 0;
  requireInput(
    table.length > 0 && categories > 0 && table.every((row) => row.length === categories),
    "Distributions to compare must have the same categories, at least one.",
  );
  for (const row of table) {
    requireCounts(row, "Counts");
    requireInput(sum(row) > 0, "A distribution to compare must not be empty.");
  }
}

/**
 * Generalised Jensen–Shannon divergence in bits, Σ_s w_s Σ_k p_sk log₂(p_sk / m_k) with m = Σ_s w_s p_s. It is 0 for
 * identical distributions and at most H(w), so 1 for two of equal weight (Lin 1991, IEEE Trans Inf Theory 37:145).
 * @param distributions counts or probabilities, one row per distribution over the same categories; normalised here
 * @param weights one per distribution, default equal; normalised here
 */
export function jensenShannonBits(
  distributions: readonly (readonly number[])[],
  weights: readonly number[] = distributions.map(() => 1),
): number {
  requireTable(distributions);
  requireInput(weights.length === distributions.length, "Distributions to compare need one weight each.");
  requireCounts(weights, "Weights");
  const weightTotal = sum(weights);
  requireInput(weightTotal > 0, "Distributions to compare need a positive weight.");
  const rows = distributions.map((row) => {
    const total = sum(row);
    return row.map((value) => value / total);
  });
  const mixture = rows[0]!.map((_, k) => sum(rows.map((row, s) => (weights[s]! / weightTotal) * row[k]!)));
  const parts = rows.flatMap((row, s) =>
    row.map((p, k) => (p > 0 && weights[s]! > 0 ? (weights[s]! / weightTotal) * p * Math.log2(p / mixture[k]!) : 0)),
  );
  return Math.max(0, sum(parts));
}

export interface DistributionComparison {
  /** Distributions with at least one answer, categories used by any of them, and answers in all. */
  distributions: number;
  categories: number;
  n: number;
  /** Size-weighted divergence in bits, what sampling alone would give on average, and the difference. */
  jsdBits: number;
  expectedBits: number;
  correctedBits: number;
  /** 1 − corrected / H(weights), clipped to 0..1. */
  similarity: number;
  /** Likelihood-ratio test that all come from one population. */
  g: number;
  df: number;
  p: number;
}

/**
 * How similar the answers of several simulations to one question are. Sizes weight the divergence.
 *
 * On average, sampling alone gives (K − 1)(S − 1)/(2N ln 2) bits, which are subtracted.
 *
 * The reason: 2N ln 2 · JSD is the G statistic with chi-square mean (K − 1)(S − 1) (Grosse et al. 2002, Phys Rev E
 * 65:041905). K counts the categories that somebody used: an answer that nobody gave adds no sampling noise.
 *
 * Sums of probabilities are allowed as counts. Their noise is smaller than the correction assumes, and p is then
 * conservative.
 * @param counts one row per simulation over the same categories; rows without answers are left out
 * @returns null below two rows with answers
 */
export function compareDistributions(counts: readonly (readonly number[])[]): DistributionComparison | null {
  for (const row of counts) requireCounts(row, "Counts");
  const table = counts.filter((row) => sum(row) > 0);
  if (table.length < 2) return null;
  requireTable(table);
  const sizes = table.map((row) => sum(row));
  const n = sum(sizes);
  const categories = table[0]!.filter((_, k) => table.some((row) => row[k]! > 0)).length;
  const df = (categories - 1) * (table.length - 1);
  const jsdBits = jensenShannonBits(table, sizes);
  const expectedBits = df / (2 * n * Math.LN2);
  const correctedBits = jsdBits - expectedBits;
  const g = 2 * n * Math.LN2 * jsdBits;
  return {
    distributions: table.length,
    categories,
    n,
    jsdBits,
    expectedBits,
    correctedBits,
    similarity: Math.min(1, Math.max(0, 1 - correctedBits / entropyBits(sizes))),
    g,
    df,
    p: df === 0 ? 1 : chiSquareSurvival(g, df),
  };
}
