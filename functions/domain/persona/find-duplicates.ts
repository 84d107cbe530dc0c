import { cosineSimilarity } from "../statistics/ssr.ts";

/** Two personas whose profiles are more alike than this are the same person twice (research-methods §1.2). */
export const DUPLICATE_ABOVE = 0.92;
/** How often a persona is written anew before it is kept as it is. */
export const MOST_TRIES = 2;

export interface Candidate {
  id: string;
  vector: readonly number[];
  /** Whether the running generation made it; earlier ones are not compared with each other. */
  isNew: boolean;
  /** How often it may still be written anew; 0 for one that nobody wrote, as from the library. */
  triesLeft: number;
}

/** Somebody, and the earlier persona they are most like. */
export interface Duplicate {
  id: string;
  of: string;
  cosine: number;
}

/**
 * Finds who is nearly the same as somebody before them. Of a pair the later one goes, as long as it may be written
 * anew; with someone who goes nobody else is compared.
 * @param candidates in the order of their seniority
 */
export function findDuplicates(candidates: readonly Candidate[]): { rewrite: Duplicate[]; keep: Duplicate[] } {
  const staying: Candidate[] = [];
  const found: { rewrite: Duplicate[]; keep: Duplicate[] } = { rewrite: [], keep: [] };
  for (const candidate of candidates) {
    const nearest = candidate.isNew ? nearestOf(candidate, staying) : undefined;
    const isDuplicate = nearest !== undefined && nearest.cosine > DUPLICATE_ABOVE;
    if (isDuplicate && candidate.triesLeft > 0) {
      found.rewrite.push(nearest);
      continue;
    }
    if (isDuplicate) found.keep.push(nearest);
    staying.push(candidate);
  }
  return found;
}

function nearestOf({ id, vector }: Candidate, others: readonly Candidate[]): Duplicate | undefined {
  const compared = others.map((other) => ({ id, of: other.id, cosine: cosineSimilarity(vector, other.vector) }));
  return compared.reduce<Duplicate | undefined>(
    (best, next) => (best === undefined || next.cosine > best.cosine ? next : best),
    undefined,
  );
}
