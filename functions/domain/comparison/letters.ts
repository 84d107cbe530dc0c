/**
 * p-values adjusted for one another by Holm's step-down procedure (Holm 1979, Scand J Stat 6:65): one of at most .05 is
 * rejected at 5 % altogether.
 * @param ps one p per hypothesis; null is none, and counts as none
 */
export function holmAdjusted(ps: readonly (number | null)[]): (number | null)[] {
  const adjusted: (number | null)[] = ps.map(() => null);
  const inOrder = ps.flatMap((p, index) => (p === null ? [] : [{ p, index }])).toSorted((a, b) => a.p - b.p);
  let least = 0;
  for (const [rank, { p, index }] of inOrder.entries()) {
    least = Math.max(least, Math.min(1, p * (inOrder.length - rank)));
    adjusted[index] = least;
  }
  return adjusted;
}

/** `A` for the first, `B` for the second, … of at most 26. */
export const letterOf = (index: number): string => String.fromCodePoint(65 + index);
