/**
 * Adjusted p values (Holm 1979, Scand J Stat 6:65). The probability that any true hypothesis is rejected is at most the
 * level, however the hypotheses depend on each other. The k-th smallest of m values is multiplied by m − k + 1; no
 * value is below the one before it, or above 1.
 * @param values null where there is no test, which stays null and is not counted
 */
export function holmAdjusted(values: readonly (number | null)[]): (number | null)[] {
  const tested = values.flatMap((p, index) => (p === null ? [] : [{ p, index }])).sort((a, b) => a.p - b.p);
  const adjusted: (number | null)[] = values.map(() => null);
  let highest = 0;
  for (const [rank, { p, index }] of tested.entries()) {
    highest = Math.max(highest, Math.min(1, p * (tested.length - rank)));
    adjusted[index] = highest;
  }
  return adjusted;
}
