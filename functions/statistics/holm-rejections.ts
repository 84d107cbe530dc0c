const LEVEL = 0.05;

/**
 * Which of several hypotheses Holm's step-down procedure rejects at 5 % altogether (Holm 1979, Scand J Stat 6:65).
 * @param ps one p per hypothesis
 */
export function isMoved(ps: readonly number[]): boolean[] {
  const rejected = ps.map(() => false);
  const inOrder = ps.map((_, index) => index).toSorted((a, b) => ps[a]! - ps[b]!);
  for (const [rank, index] of inOrder.entries()) {
    if (ps[index]! > LEVEL / (ps.length - rank)) break;
    rejected[index] = true;
  }
  return rejected;
}
