import { mean, pearsonCorrelation } from "./moments.ts";

/**
 * Reliability of a measure that is `times` as long, from the reliability of one (Spearman 1910, Brown 1910, Br J
 * Psychol 3:271, 296).
 */
export const spearmanBrown = (reliability: number, times = 2): number =>
  (times * reliability) / (1 + (times - 1) * reliability);

/**
 * Split-half reliability of means over questions. It is the Pearson correlation between the means of two halves of the
 * people, averaged over divisions and stepped up to all people.
 * @param divisions for each division, the means of both halves, question by question in the same order
 * @returns null below three questions, and where halves agree no better than by chance or do not vary
 */
export function splitHalfReliability(
  divisions: readonly (readonly [readonly number[], readonly number[]])[],
): number | null {
  const correlations = divisions
    .filter(([first]) => first.length > 2)
    .map(([first, second]) => pearsonCorrelation(first, second))
    .filter((correlation) => correlation !== null);
  if (correlations.length === 0) return null;
  const average = mean(correlations);
  return average > 0 ? spearmanBrown(average) : null;
}
