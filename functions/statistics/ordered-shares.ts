import { requireCounts, requireInput } from "./input-error.ts";
import { sum } from "./moments.ts";

/**
 * Differences F_k − G_k of two cumulative distributions over the same ordered categories, without the last, which is 0.
 * @param first counts or probabilities per category, in order; normalised here
 * @throws StatisticsInputError for different lengths or an empty distribution
 */
export function cumulativeDifferences(first: readonly number[], second: readonly number[]): number[] {
  requireInput(
    first.length === second.length && first.length > 0,
    "Distributions over ordered categories must have the same categories, at least one.",
  );
  requireCounts(first, "Counts");
  requireCounts(second, "Counts");
  const [totalFirst, totalSecond] = [sum(first), sum(second)];
  requireInput(totalFirst > 0 && totalSecond > 0, "A distribution to compare must not be empty.");
  let [f, g] = [0, 0];
  return first.slice(0, -1).map((count, index) => {
    f += count;
    g += second[index]!;
    return f / totalFirst - g / totalSecond;
  });
}
