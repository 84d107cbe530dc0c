import { fQuantile } from "./f-distribution.ts";
import { requireFinite, requireInput } from "./input-error.ts";
import { mean, pearsonCorrelation, sum, variance } from "./moments.ts";
import type { Interval } from "./wilson.ts";

export interface CronbachAlpha extends Interval {
  /** From covariances, and from correlations (items standardised; null when an item has no variance). */
  alpha: number;
  standardised: number | null;
  /** α of the scale without each item, in item order; null from two items or when the rest has no variance. */
  withoutItem: (number | null)[];
}

function fromColumns(columns: readonly (readonly number[])[]): number | null {
  const k = columns.length;
  if (k < 2) return null;
  const totals = columns[0]!.map((_, person) => sum(columns.map((column) => column[person]!)));
  const total = variance(totals);
  if (total === 0) return null;
  return (k / (k - 1)) * (1 - sum(columns.map((column) => variance(column))) / total);
}

function standardisedAlpha(columns: readonly (readonly number[])[]): number | null {
  const correlations = columns.flatMap((column, index) =>
    columns.slice(index + 1).map((other) => pearsonCorrelation(column, other)),
  );
  const known = correlations.filter((correlation) => correlation !== null);
  if (known.length < correlations.length) return null;
  const average = mean(known);
  return (columns.length * average) / (1 + (columns.length - 1) * average);
}

/**
 * Cronbach's α, k/(k − 1) · (1 − Σ s²_item / s²_total) (Cronbach 1951, Psychometrika 16:297), with Feldt's exact
 * interval 1 − (1 − α) F on n − 1 and (n − 1)(k − 1) degrees of freedom (Feldt 1965, Psychometrika 30:357).
 * @param table one row per person, one column per item, at least 2 × 2, complete
 * @returns null when the totals have no variance
 */
export function cronbachAlpha(table: readonly (readonly number[])[], level = 0.95): CronbachAlpha | null {
  const n = table.length;
  const k = table[0]?.length ?? 0;
  requireInput(
    n > 1 && k > 1 && table.every((row) => row.length === k),
    "Cronbach's alpha needs a complete table of at least two persons and two items.",
  );
  requireFinite(table.flat(), "Answers");
  const columns = table[0]!.map((_, item) => table.map((row) => row[item]!));
  const alpha = fromColumns(columns);
  if (alpha === null) return null;
  const bound = (p: number): number => 1 - (1 - alpha) * fQuantile(p, n - 1, (n - 1) * (k - 1));
  return {
    alpha,
    standardised: standardisedAlpha(columns),
    withoutItem: columns.map((_, item) => fromColumns(columns.filter((__, other) => other !== item))),
    lower: bound((1 + level) / 2),
    upper: bound((1 - level) / 2),
  };
}
