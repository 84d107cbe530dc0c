import { chiSquareSurvival } from "./chi-square.ts";
import { requireCounts, requireInput } from "./input-error.ts";
import { sum } from "./moments.ts";

export interface Association {
  chiSquare: number;
  df: number;
  p: number;
  /** Strength of association 0..1: √(X²/(n · min(r − 1, c − 1))), and with Bergsma's correction for small tables. */
  cramersV: number;
  cramersVCorrected: number;
}

/**
 * Pearson's chi-square test and Cramér's V of a contingency table (Cramér 1946; bias correction Bergsma 2013, J Korean
 * Stat Soc 42:323). Rows and columns without counts are left out.
 * @returns null when fewer than two rows or two columns are left
 */
export function association(counts: readonly (readonly number[])[]): Association | null {
  const width = counts[0]?.length ?? 0;
  requireInput(
    counts.every((row) => row.length === width),
    "The rows of a contingency table must have equal length.",
  );
  for (const row of counts) requireCounts(row, "Counts");
  const used = counts[0]?.map((_, column) => counts.some((row) => row[column]! > 0)) ?? [];
  const table = counts.filter((row) => sum(row) > 0).map((row) => row.filter((_, column) => used[column]));
  const [rows, columns] = [table.length, table[0]?.length ?? 0];
  if (rows < 2 || columns < 2) return null;
  const rowTotals = table.map((row) => sum(row));
  const columnTotals = table[0]!.map((_, column) => sum(table.map((row) => row[column]!)));
  const n = sum(rowTotals);
  const chiSquare = sum(
    table.flatMap((row, i) =>
      row.map((count, j) => {
        const expected = (rowTotals[i]! * columnTotals[j]!) / n;
        return (count - expected) ** 2 / expected;
      }),
    ),
  );
  const df = (rows - 1) * (columns - 1);
  const corrected = Math.max(0, chiSquare / n - df / (n - 1));
  const rowsCorrected = rows - (rows - 1) ** 2 / (n - 1);
  const columnsCorrected = columns - (columns - 1) ** 2 / (n - 1);
  return {
    chiSquare,
    df,
    p: chiSquareSurvival(chiSquare, df),
    cramersV: Math.sqrt(chiSquare / (n * Math.min(rows - 1, columns - 1))),
    cramersVCorrected: corrected === 0 ? 0 : Math.sqrt(corrected / Math.min(rowsCorrected - 1, columnsCorrected - 1)),
  };
}
