/**
 * p values adjusted so that, of all hypotheses that are true, any is rejected with at most the level's probability, in
 * whatever way they depend on each other (Holm 1979, Scand J Stat 6:65): the k-th smallest of m times m − k + 1, none
 * below the one before it, at most 1.
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
