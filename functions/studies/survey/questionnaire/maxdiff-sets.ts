/**
 * Sets of items for best–worst scaling. Each item is in as many sets as any other, or in one more. Each pair is
 * together as equally often as exchanges can achieve. Deterministic.
 * @param count number of sets; `count * size` is at least `items`
 * @returns the positions of the items in each set, in their order
 */
export function balancedSets(items: number, count: number, size: number): number[][] {
  const pairs = Array.from({ length: items }, () => new Array<number>(items).fill(0));
  const shown = new Array<number>(items).fill(0);
  const sets = Array.from({ length: count }, () => {
    const set: number[] = [];
    while (set.length < size) {
      const together = (item: number) => set.reduce((sum, other) => sum + pairs[item]![other]! ** 2, 0);
      const free = shown.map((_, item) => item).filter((item) => !set.includes(item));
      const best = free.toSorted((a, b) => shown[a]! - shown[b]! || together(a) - together(b) || a - b)[0]!;
      set.push(best);
      shown[best]! += 1;
    }
    countPairs(pairs, set, 1);
    return set;
  });
  for (let isBetter = true; isBetter;) isBetter = exchangeOnce(sets, pairs);
  return sets.map((set) => set.toSorted((a, b) => a - b));
}

/** @returns by how much the sum of the squares of all counts has grown: the smaller, the more equal they are */
function countPairs(pairs: number[][], set: readonly number[], by: 1 | -1): number {
  let growth = 0;
  for (const a of set)
    for (const b of set) {
      if (a === b) continue;
      growth += 2 * by * pairs[a]![b]! + 1;
      pairs[a]![b]! += by;
    }
  return growth;
}

/** Exchanges two items of two sets where that makes pairs more equal; how often each item is shown stays. */
function exchangeOnce(sets: number[][], pairs: number[][]): boolean {
  const exchange = (one: number[], i: number, other: number[], j: number): number => {
    const before = countPairs(pairs, one, -1) + countPairs(pairs, other, -1);
    [one[i], other[j]] = [other[j]!, one[i]!];
    return before + countPairs(pairs, one, 1) + countPairs(pairs, other, 1);
  };
  for (const [at, one] of sets.entries())
    for (const other of sets.slice(at + 1))
      for (const [i, item] of one.entries())
        for (const [j, another] of other.entries()) {
          if (other.includes(item) || one.includes(another)) continue;
          if (exchange(one, i, other, j) < 0) return true;
          exchange(one, i, other, j);
        }
  return false;
}
