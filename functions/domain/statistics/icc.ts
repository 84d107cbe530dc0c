import { fQuantile, fSurvival } from "./f-distribution.ts";
import { requireFinite, requireInput } from "./input-error.ts";
import { mean, sum } from "./moments.ts";
import type { Interval } from "./wilson.ts";

export interface MeanSquares {
  /** Number of targets (rows) and of raters (columns). */
  targets: number;
  raters: number;
  /** Between targets, between raters, residual, and within targets. */
  msTargets: number;
  msRaters: number;
  msResidual: number;
  msWithin: number;
}

/** One intraclass correlation with its F test of zero and its interval. */
export interface IntraclassCorrelation extends Interval {
  estimate: number;
  f: number;
  df1: number;
  df2: number;
  p: number;
}

/**
 * Shrout & Fleiss's cases: 1 raters differ per target, 2 random raters (absolute agreement), 3 fixed raters; one rating
 * or the mean of k.
 */
export type IccForm = "ICC(1,1)" | "ICC(2,1)" | "ICC(3,1)" | "ICC(1,k)" | "ICC(2,k)" | "ICC(3,k)";

/**
 * Two-way mean squares of a complete table.
 * @param table one row per target, one column per rater, at least 2 × 2
 * @throws StatisticsInputError for a ragged or too small table or values that are not finite
 */
export function meanSquares(table: readonly (readonly number[])[]): MeanSquares {
  const n = table.length;
  const k = table[0]?.length ?? 0;
  requireInput(
    n > 1 && k > 1 && table.every((row) => row.length === k),
    "An intraclass correlation needs a complete table of at least two targets and two raters.",
  );
  requireFinite(table.flat(), "Ratings");
  const grand = mean(table.flat());
  const rows = table.map((row) => mean(row));
  const columns = table[0]!.map((_, column) => mean(table.map((row) => row[column]!)));
  const targetsSquares = k * sum(rows.map((row) => (row - grand) ** 2));
  const ratersSquares = n * sum(columns.map((column) => (column - grand) ** 2));
  const residualSquares = sum(
    table.flatMap((row, i) => row.map((value, j) => (value - rows[i]! - columns[j]! + grand) ** 2)),
  );
  return {
    targets: n,
    raters: k,
    msTargets: targetsSquares / (n - 1),
    msRaters: ratersSquares / (k - 1),
    msResidual: residualSquares / ((n - 1) * (k - 1)),
    msWithin: (ratersSquares + residualSquares) / (n * (k - 1)),
  };
}

/** Reliability of the mean of k ratings from that of one (Spearman 1910, Brown 1910). */
function stepUp(single: number, k: number): number {
  return (k * single) / (1 + (k - 1) * single);
}

/** Cases 1 and 3: the interval of MS_targets / error mean square, carried over. */
function fromRatio(ratio: number, df1: number, df2: number, k: number, level: number, average: boolean) {
  const upperTail = (1 + level) / 2;
  const low = ratio / fQuantile(upperTail, df1, df2);
  const high = ratio * fQuantile(upperTail, df2, df1);
  const convert = (f: number): number => (f === Infinity ? 1 : average ? 1 - 1 / f : (f - 1) / (f + k - 1));
  return {
    estimate: convert(ratio),
    lower: convert(low),
    upper: convert(high),
    f: ratio,
    df1,
    df2,
    p: fSurvival(ratio, df1, df2),
  };
}

/**
 * Case 2: the interval needs Satterthwaite's degrees of freedom (McGraw & Wong 1996, Psychol Methods 1:30, table 7).
 */
function randomRaters(ms: MeanSquares, level: number): IntraclassCorrelation {
  const { targets: n, raters: k, msTargets, msRaters, msResidual } = ms;
  const estimate = (msTargets - msResidual) / (msTargets + (k - 1) * msResidual + (k * (msRaters - msResidual)) / n);
  const df1 = n - 1;
  const df2 = (n - 1) * (k - 1);
  const f = msTargets / msResidual;
  const ratersPart = k * estimate * msRaters;
  const residualPart = (n * (1 + (k - 1) * estimate) - k * estimate) * msResidual;
  // Written in mean squares, not in their ratio: a table without residual does not divide by zero.
  const df = (ratersPart + residualPart) ** 2 / (ratersPart ** 2 / (k - 1) + residualPart ** 2 / df2);
  const test = { f, df1, df2, p: fSurvival(f, df1, df2) };
  if (!(df > 0)) return { estimate, lower: estimate, upper: estimate, ...test };
  const upperTail = (1 + level) / 2;
  const low = fQuantile(upperTail, df1, df);
  const high = fQuantile(upperTail, df, df1);
  const noise = k * msRaters + (k * n - k - n) * msResidual;
  return {
    estimate,
    // Divided by the quantile, which is astronomically large when Satterthwaite's df is nearly 0.
    lower: (n * (msTargets / low - msResidual)) / (noise + (n * msTargets) / low),
    upper: (n * (msTargets - msResidual / high)) / (noise / high + n * msTargets),
    ...test,
  };
}

/**
 * The six intraclass correlations of a complete table (Shrout & Fleiss 1979, Psychol Bull 86:420). ICC(2,1) is the
 * agreement of single exchangeable runs, ICC(2,k) that of their mean.
 * @param table one row per target, one column per rater
 * @returns null when no target differs from another: nothing can be told apart reliably or not
 */
export function intraclassCorrelations(
  table: readonly (readonly number[])[],
  level = 0.95,
): Record<IccForm, IntraclassCorrelation> | null {
  const ms = meanSquares(table);
  const { targets: n, raters: k, msTargets, msResidual, msWithin } = ms;
  if (msTargets === 0 && msResidual === 0) return null;
  const oneWay = (average: boolean) => fromRatio(msTargets / msWithin, n - 1, n * (k - 1), k, level, average);
  const fixed = (average: boolean) => fromRatio(msTargets / msResidual, n - 1, (n - 1) * (k - 1), k, level, average);
  const random = randomRaters(ms, level);
  return {
    "ICC(1,1)": oneWay(false),
    "ICC(2,1)": random,
    "ICC(3,1)": fixed(false),
    "ICC(1,k)": oneWay(true),
    "ICC(2,k)": {
      ...random,
      estimate: stepUp(random.estimate, k),
      lower: stepUp(random.lower, k),
      upper: stepUp(random.upper, k),
    },
    "ICC(3,k)": fixed(true),
  };
}
