import { requireCounts } from "./input-error.ts";
import { mean, sum } from "./moments.ts";

function shared<T>(first: ReadonlySet<T>, second: ReadonlySet<T>): number {
  return [...first].filter((item) => second.has(item)).length;
}

/** |A ∩ B| / |A ∪ B|, 0..1 (Jaccard 1901); two empty sets agree, 1. */
export function jaccard<T>(first: ReadonlySet<T>, second: ReadonlySet<T>): number {
  const common = shared(first, second);
  const union = first.size + second.size - common;
  return union === 0 ? 1 : common / union;
}

/** |A ∩ B| / min(|A|, |B|) (Szymkiewicz–Simpson): 1 when one set holds the other; two empty sets 1, one empty 0. */
export function overlapCoefficient<T>(first: ReadonlySet<T>, second: ReadonlySet<T>): number {
  const smaller = Math.min(first.size, second.size);
  if (smaller === 0) return first.size === second.size ? 1 : 0;
  return shared(first, second) / smaller;
}

/** 2 |A ∩ B| / (|A| + |B|) (Dice 1945); two empty sets 1. */
export function dice<T>(first: ReadonlySet<T>, second: ReadonlySet<T>): number {
  const total = first.size + second.size;
  return total === 0 ? 1 : (2 * shared(first, second)) / total;
}

/** Σ min(a, b) / Σ max(a, b) over all keys, a missing key counting 0 (Ruzicka); nothing on either side 1. */
export function weightedJaccard<T>(first: ReadonlyMap<T, number>, second: ReadonlyMap<T, number>): number {
  requireCounts(first.values(), "Weights");
  requireCounts(second.values(), "Weights");
  const pairs = [...new Set([...first.keys(), ...second.keys()])].map(
    (key) => [first.get(key) ?? 0, second.get(key) ?? 0] as const,
  );
  const larger = sum(pairs.map(([a, b]) => Math.max(a, b)));
  return larger === 0 ? 1 : sum(pairs.map(([a, b]) => Math.min(a, b))) / larger;
}

/** Mean over all pairs of sets; null below two sets. */
export function meanPairwiseJaccard<T>(sets: readonly ReadonlySet<T>[]): number | null {
  const values = sets.flatMap((set, index) => sets.slice(index + 1).map((other) => jaccard(set, other)));
  return values.length === 0 ? null : mean(values);
}

/** In how many of the sets a finding occurs. */
export interface Occurrence<T> {
  finding: T;
  holdsIn: number;
  of: number;
}

/** Every finding with the number of sets it holds in, the most frequent first, then in order of first appearance. */
export function occurrences<T>(sets: readonly ReadonlySet<T>[]): Occurrence<T>[] {
  const counts = new Map<T, number>();
  for (const set of sets) for (const finding of set) counts.set(finding, (counts.get(finding) ?? 0) + 1);
  return [...counts]
    .map(([finding, holdsIn]) => ({ finding, holdsIn, of: sets.length }))
    .sort((a, b) => b.holdsIn - a.holdsIn);
}
