import { requireFinite } from "./input-error.ts";
import { pearsonCorrelation } from "./moments.ts";

/** Ranks 1..n, ties sharing their mean rank. */
export function averageRanks(values: readonly number[]): number[] {
  requireFinite(values, "Values to rank");
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}

/** Spearman's rank correlation, −1..1, exact with ties (Pearson on mean ranks); null when a side has no variance. */
export function spearmanCorrelation(x: readonly number[], y: readonly number[]): number | null {
  return pearsonCorrelation(averageRanks(x), averageRanks(y));
}
