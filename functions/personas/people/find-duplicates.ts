import { SAME_WORDS_ABOVE, wordOverlap } from "../../languages/word-overlap.ts";
import { cosineSimilarity } from "../../statistics/ssr.ts";

/** How often a persona is written anew before it is kept as it is. */
export const MOST_TRIES = 2;

/** How two people are compared, and above which similarity they are the same. */
export interface Similarity<T> {
  of: (a: T, b: T) => number;
  above: number;
}
/** @param above what the embedding model shows for the same person twice (`studies/rating/theme-test.ts`) */
export const byVectors = (above: number): Similarity<readonly number[]> => ({ of: cosineSimilarity, above });
/** For vectors that do not distinguish people; it finds only those who are described in nearly the same words. */
export const byWords: Similarity<ReadonlySet<string>> = { of: wordOverlap, above: SAME_WORDS_ABOVE };

export interface Candidate<T> {
  id: string;
  portrait: T;
  /** Whether the running generation made it; earlier ones are not compared with each other. */
  isNew: boolean;
  /** How often it may still be written anew; 0 for a persona that was not written, as from the library. */
  triesLeft: number;
}

/** Somebody, and the earlier persona they are most like. */
export interface Duplicate {
  id: string;
  of: string;
  similarity: number;
}

/**
 * Finds people who are nearly the same as somebody before them. The later one of a pair goes, as long as it may be
 * written anew; nobody else is compared with somebody who goes.
 * @param candidates in the order of their seniority
 */
export function findDuplicates<T>(
  candidates: readonly Candidate<T>[],
  similarity: Similarity<T>,
): { rewrite: Duplicate[]; keep: Duplicate[] } {
  const staying: Candidate<T>[] = [];
  const found: { rewrite: Duplicate[]; keep: Duplicate[] } = { rewrite: [], keep: [] };
  for (const candidate of candidates) {
    const nearest = candidate.isNew ? nearestOf(candidate, staying, similarity) : undefined;
    const isDuplicate = nearest !== undefined && nearest.similarity > similarity.above;
    if (isDuplicate && candidate.triesLeft > 0) {
      found.rewrite.push(nearest);
      continue;
    }
    if (isDuplicate) found.keep.push(nearest);
    staying.push(candidate);
  }
  return found;
}

function nearestOf<T>(
  { id, portrait }: Candidate<T>,
  others: readonly Candidate<T>[],
  { of }: Similarity<T>,
): Duplicate | undefined {
  const compared = others.map((other) => ({ id, of: other.id, similarity: of(portrait, other.portrait) }));
  return compared.reduce<Duplicate | undefined>(
    (best, next) => (best === undefined || next.similarity > best.similarity ? next : best),
    undefined,
  );
}
