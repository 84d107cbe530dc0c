import type { Level, Rating } from "../statistics/pair-disagreement.ts";
import type { Ratings } from "./rated-questions.ts";

/** Ratings of one column as numbers, by persona, then by run; NaN is missing. */
export interface CodedColumn {
  level: Exclude<Level, "ratio">;
  /** Number of different ratings; what is coded runs from 0, the lowest first. 0 for scores, which are not coded. */
  categories: number;
  ratings: Float64Array[];
}

/**
 * Krippendorff's α of one column for any resample of its personas, without looking at a rating again. What α needs of a
 * persona is a row of sums, and rows add up over a resample. The α is that of `krippendorffAlpha`.
 */
export interface AlphaTable {
  /** Whether the persona answered at least twice: nothing else can be paired. */
  paired: readonly boolean[];
  /** α of the personas as they are; null without two paired personas or without variance. */
  alpha: number | null;
  /**
   * α of a resample to first order in its own d_o and d_e: 1 − d_o/D_e − (D_o/D_e)(1 − d_e/D_e). The plain ratio would be
   * biased downwards in every resample, which with many questions is more than the spread of their mean and leaves BCa
   * without a foothold. For the same reason ratings of two copies of one persona make no pair in d_e.
   * Null where α is, and without two different paired personas.
   * @param weights how often each persona was drawn
   */
  resampled: (weights: Int32Array) => number | null;
}

/** Sums over the personas of a resample. */
interface Sums {
  /** Σ w·row. */
  rows: Float64Array;
  /** Σ w(w − 1)(m − 1)·row: of sums over pairs within a persona, what its copies have between them. */
  copies: Float64Array;
  /** Ratings, and ordered pairs of them, copies of one persona left out. */
  ratings: number;
  pairs: number;
}

interface Rows {
  width: number;
  rows: Float64Array[];
  /** Disagreement observed and expected, each summed over ordered pairs and averaged; expected is 0 without variance. */
  disagreements: (sums: Sums) => { observed: number; expected: number };
}

/** Below this share of the spread in all ratings a sum of squares is what rounding leaves of none. */
const ROUNDING = 1e-12;

/** Row: sum, sum of squares, and Σ(a − b)²/(m − 1) over ordered pairs of the persona's own scores. */
function intervalRows(units: readonly Float64Array[]): Rows {
  const count = units.reduce((total, ratings) => total + ratings.length, 0);
  const total = units.reduce((all, ratings) => all + ratings.reduce((sum, value) => sum + value, 0), 0);
  // Moments are taken around the common mean: scores may vary little beside their size.
  const centre = total / Math.max(1, count);
  let spread = 0;
  const rows = units.map((ratings) => {
    const [own, m] = [ratings.reduce((sum, value) => sum + value, 0) / ratings.length, ratings.length];
    let [sum, squares, within] = [0, 0, 0];
    for (const value of ratings) {
      sum += value - centre;
      squares += (value - centre) ** 2;
      within += (value - own) ** 2;
    }
    spread += squares;
    return Float64Array.of(sum, squares, m > 1 ? (2 * m * within) / (m - 1) : 0);
  });
  return {
    width: 3,
    rows,
    disagreements: ({ rows: sums, copies, ratings, pairs }) => {
      const around = sums[1]! - (sums[0]! * sums[0]!) / ratings;
      if (around <= ROUNDING * spread) return { observed: 0, expected: 0 };
      return { observed: sums[2]! / ratings, expected: (2 * ratings * around - copies[2]!) / pairs };
    },
  };
}

/** Row: count per category, then ordered unlike pairs of the persona's own ratings, divided by m − 1. */
function nominalRows(units: readonly Float64Array[], categories: number): Rows {
  const rows = units.map((ratings) => {
    const row = new Float64Array(categories + 1);
    for (const code of ratings) row[code]! += 1;
    const m = ratings.length;
    let unlike = 0;
    for (let code = 0; code < categories; code++) unlike += row[code]! * (m - row[code]!);
    row[categories] = m > 1 ? unlike / (m - 1) : 0;
    return row;
  });
  return {
    width: categories + 1,
    rows,
    disagreements: ({ rows: sums, copies, ratings, pairs }) => {
      let unlike = 0;
      for (let code = 0; code < categories; code++) unlike += sums[code]! * (ratings - sums[code]!);
      return { observed: sums[categories]! / ratings, expected: (unlike - copies[categories]!) / pairs };
    },
  };
}

/**
 * Row: count per category, then n_g·n_k/(m − 1) for every pair g < k. How far two categories lie apart depends on the
 * counts of the resample, so pairs are kept apart until these are known.
 */
function ordinalRows(units: readonly Float64Array[], categories: number): Rows {
  const width = categories + (categories * (categories - 1)) / 2;
  const rows = units.map((ratings) => {
    const row = new Float64Array(width);
    for (const code of ratings) row[code]! += 1;
    let pair = categories;
    for (let g = 0; g < categories; g++) {
      for (let k = g + 1; k < categories; k++, pair++)
        row[pair] = ratings.length > 1 ? (row[g]! * row[k]!) / (ratings.length - 1) : 0;
    }
    return row;
  });
  return {
    width,
    rows,
    disagreements: ({ rows: sums, copies, ratings, pairs }) => {
      let [observed, expected, pair] = [0, 0, categories];
      for (let g = 0; g < categories; g++) {
        let between = 0;
        for (let k = g + 1; k < categories; k++, pair++) {
          const distance = (between + (sums[g]! + sums[k]!) / 2) ** 2;
          observed += 2 * sums[pair]! * distance;
          expected += 2 * (sums[g]! * sums[k]! - copies[pair]!) * distance;
          between += sums[k]!;
        }
      }
      // Distances are counts of ratings; as shares they compare between resamples of different size.
      return { observed: observed / ratings ** 3, expected: expected / (pairs * ratings ** 2) };
    },
  };
}

/** Codes a column once, for tables of it and of what comes of shuffling it. */
export function codeColumn(ratings: Ratings, level: CodedColumn["level"]): CodedColumn {
  const different = [...new Set(ratings.flat())].filter((rating) => rating !== null);
  different.sort((a, b) => (typeof a === "number" && typeof b === "number" ? a - b : 0));
  const position = new Map(different.map((rating, index) => [rating, index]));
  const code = (rating: Rating | null): number => {
    if (rating === null) return Number.NaN;
    return level === "interval" ? Number(rating) : position.get(rating)!;
  };
  return {
    level,
    categories: level === "interval" ? 0 : different.length,
    ratings: ratings.map((own) => Float64Array.from(own, code)),
  };
}

const tables = { interval: intervalRows, nominal: nominalRows, ordinal: ordinalRows };

export function alphaTable({ level, categories, ratings }: CodedColumn): AlphaTable {
  const units = ratings
    .map((own) => own.filter((rating) => !Number.isNaN(rating)))
    .map((own) => (own.length > 1 ? own : new Float64Array()));
  const { width, rows, disagreements } = tables[level](units, categories);
  const sums: Sums = { rows: new Float64Array(width), copies: new Float64Array(width), ratings: 0, pairs: 0 };
  const measure = (weights: Int32Array) => {
    sums.rows.fill(0);
    sums.copies.fill(0);
    let [drawn, total, pairs] = [0, 0, 0];
    for (let persona = 0; persona < units.length; persona++) {
      const [weight, m] = [weights[persona]!, units[persona]!.length];
      if (weight === 0 || m === 0) continue;
      drawn += 1;
      total += weight * m;
      pairs -= weight * (weight - 1) * m * m;
      const row = rows[persona]!;
      const again = weight * (weight - 1) * (m - 1);
      for (let column = 0; column < width; column++) {
        sums.rows[column]! += weight * row[column]!;
        sums.copies[column]! += again * row[column]!;
      }
    }
    if (drawn < 2) return null;
    sums.ratings = total;
    sums.pairs = pairs + total * (total - 1);
    return disagreements(sums);
  };
  const whole = measure(new Int32Array(units.length).fill(1));
  const ratio = whole && whole.expected > 0 ? whole.observed / whole.expected : null;
  return {
    paired: units.map((own) => own.length > 1),
    alpha: ratio === null ? null : 1 - ratio,
    resampled: (weights) => {
      const drawn = ratio === null ? null : measure(weights);
      if (!whole || ratio === null || !drawn) return null;
      return 1 - drawn.observed / whole.expected - ratio * (1 - drawn.expected / whole.expected);
    },
  };
}
