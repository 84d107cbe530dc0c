import type { KeptSample, Quota, QuotaFact } from "./schemas.ts";

/** A group of the personas of a sample by one fact: that of a quota, or everybody whom the quotas do not name. */
export interface Cell {
  fact: QuotaFact;
  /** Null of everybody else. */
  quota: Quota | null;
  completes: number;
  holds: (candidate: Candidate) => boolean;
}
export type Candidate = KeptSample["candidates"][number];

/** The cells of a sample, fact by fact: its quotas, and the rest. Nobody is in two cells of one fact. */
export function cellsByFact({ completes, quotas }: Pick<KeptSample, "completes" | "quotas">): Cell[][] {
  const byFact = Map.groupBy(quotas.entries(), ([, { fact }]) => fact);
  return [...byFact].map(([fact, own]) => {
    const rest = completes - own.reduce((sum, [, quota]) => sum + quota.completes, 0);
    const named = own.map(([index, quota]): Cell => ({
      fact,
      quota,
      completes: quota.completes,
      holds: (candidate) => candidate.quotas.includes(index),
    }));
    const holdsNoOther = (candidate: Candidate) => !named.some(({ holds }) => holds(candidate));
    return rest > 0 ? [...named, { fact, quota: null, completes: rest, holds: holdsNoOther }] : named;
  });
}
