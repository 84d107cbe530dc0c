import { requireFinite, requireInput } from "./input-error.ts";
import { mean, pearsonCorrelation, sum, sumOfSquares } from "./moments.ts";

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

/**
 * Spearman's correlation averaged over all pairs of judges; null when one is undefined.
 * @param table one row per target, one column per judge
 */
export function meanSpearman(table: readonly (readonly number[])[]): number | null {
  const judges = columns(table);
  const pairs = judges.flatMap((judge, index) =>
    judges.slice(index + 1).map((other) => spearmanCorrelation(judge, other)),
  );
  const known = pairs.filter((value) => value !== null);
  return known.length === pairs.length ? mean(known) : null;
}

/**
 * Kendall's coefficient of concordance with tie correction, 12 S / (m²(n³ − n) − m Σ(t³ − t)), 0..1 (Kendall &
 * Babington Smith 1939): do the simulations put the questions, concepts or themes in the same order?
 * @param table one row per target, one column per judge, at least 2 × 2
 * @returns null when every judge gives one value to all targets
 */
export function kendallW(table: readonly (readonly number[])[]): number | null {
  const ranked = columns(table).map((column) => averageRanks(column));
  const [m, n] = [ranked.length, table.length];
  const totals = table.map((_, target) => sum(ranked.map((ranks) => ranks[target]!)));
  const ties = sum(
    ranked.map((ranks) => {
      const sizes = new Map<number, number>();
      for (const rank of ranks) sizes.set(rank, (sizes.get(rank) ?? 0) + 1);
      return sum([...sizes.values()].map((size) => size ** 3 - size));
    }),
  );
  const largest = m * m * (n ** 3 - n) - m * ties;
  return largest === 0 ? null : Math.min(1, (12 * sumOfSquares(totals)) / largest);
}

function columns(table: readonly (readonly number[])[]): number[][] {
  const width = table[0]?.length ?? 0;
  requireInput(
    table.length > 1 && width > 1 && table.every((row) => row.length === width),
    "Rank agreement needs a complete table of at least two targets and two judges.",
  );
  return table[0]!.map((_, column) => table.map((row) => row[column]!));
}
