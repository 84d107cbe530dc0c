import type { Level, Rating } from "../../statistics/pair-disagreement.ts";
import type { Ratings } from "./rated-questions.ts";

/** Ratings of one column as numbers; NaN is missing. */
export interface CodedColumn {
  level: Exclude<Level, "ratio">;
  /** Number of different ratings. Codes start at 0, the lowest first. 0 for scores, which are not coded. */
  categories: number;
  personas: number;
  runs: number;
  /** One persona after the other, each with a rating per run: hundreds of thousands of columns are dealt out again. */
  ratings: Float64Array;
}

/**
 * Krippendorff's α of one column, and α for any weights of its personas without reading a rating again. A persona
 * contributes a number to each of a few sums, and sums add up over personas.
 */
export interface AlphaTable {
  /** Ratings of each persona that can be paired, 0 or at least two. */
  sizes: Int32Array;
  /** Krippendorff's α of the personas as they are; null without two paired personas or without variance. */
  alpha: number | null;
  /**
   * 1 − D_o/D_b of personas with these weights. D_b comes from pairs of ratings of different personas.
   *
   * Krippendorff's D_e also has pairs of the same persona, (runs − 1)/(runs · n − 1) of all pairs. This makes its α
   * lower: by .04 of .7 with five personas and four runs, by .003 with fifty. Intervals are of this α, which estimates
   * the same without these pairs. Null without two different personas or without variance.
   */
  between: (weights: ArrayLike<number>) => number | null;
}

/** If a sum of squares is below this share of the spread in all ratings, it is a rounding error of zero. */
const ROUNDING = 1e-12;

/**
 * Numbers whose squared differences, over all dimensions, are the disagreement of two ratings: each persona's Σx, Σx².
 */
interface Dimension {
  sums: Float64Array;
  squares: Float64Array;
}

/** The dimensions of a column. For ordinal columns they depend on how many give each rating. */
type Positions = (weights: ArrayLike<number>) => readonly Dimension[];

/** Disagreement summed over ordered pairs: within personas (averaged as D_o is), of different personas, and of all. */
function disagreement(sizes: Int32Array, dimensions: readonly Dimension[], weights: ArrayLike<number>) {
  let [ratings, ownPairs] = [0, 0];
  for (let persona = 0; persona < sizes.length; persona++) {
    const count = weights[persona]! * sizes[persona]!;
    ratings += count;
    ownPairs += count * count;
  }
  let [observed, own, all, spread] = [0, 0, 0, 0];
  for (const { sums, squares } of dimensions) {
    let [sum, square] = [0, 0];
    for (let persona = 0; persona < sizes.length; persona++) {
      const [weight, m] = [weights[persona]!, sizes[persona]!];
      if (weight === 0 || m === 0) continue;
      const within = 2 * (m * squares[persona]! - sums[persona]! ** 2);
      observed += (weight * within) / (m - 1);
      own += weight * weight * within;
      sum += weight * sums[persona]!;
      square += weight * squares[persona]!;
    }
    all += 2 * (ratings * square - sum * sum);
    spread += 2 * ratings * square;
  }
  const pairs = ratings * ratings - ownPairs;
  const varies = all > ROUNDING * spread;
  return {
    observed: ratings === 0 ? 0 : observed / ratings,
    between: varies && pairs > 0 ? (all - own) / pairs : 0,
    all: varies ? all / (ratings * (ratings - 1)) : 0,
  };
}

/** Scores are their own positions, taken around their mean: they may vary little compared with their size. */
function intervalPositions({ ratings, runs }: CodedColumn, sizes: Int32Array): Positions {
  const own = Array.from(sizes, (m, persona) =>
    m === 0 ? [] : [...ratings.subarray(persona * runs, (persona + 1) * runs)].filter((value) => !Number.isNaN(value)),
  );
  const centre = own.flat().reduce((total, value) => total + value, 0) / Math.max(1, own.flat().length);
  const total = (of: (value: number) => number) =>
    Float64Array.from(own, (values) => values.reduce((sum, value) => sum + of(value - centre), 0));
  const dimensions = [{ sums: total((value) => value), squares: total((value) => value * value) }];
  return () => dimensions;
}

/** How often each persona gave each rating, one array per category. */
function countsOf({ ratings, runs, categories }: CodedColumn, sizes: Int32Array): Float64Array[] {
  const counts = Array.from({ length: categories }, () => new Float64Array(sizes.length));
  for (const [place, code] of ratings.entries()) {
    const persona = Math.floor(place / runs);
    if (sizes[persona]! > 0 && !Number.isNaN(code)) counts[code]![persona]! += 1;
  }
  return counts;
}

/**
 * Each label is a dimension, 0 or 1. Two different labels differ in two dimensions, so each counts half. With two
 * labels, one dimension is enough.
 */
function nominalPositions(column: CodedColumn, sizes: Int32Array): Positions {
  const counts = countsOf(column, sizes);
  const dimensions =
    counts.length === 2
      ? [{ sums: counts[1]!, squares: counts[1]! }]
      : counts.map((own) => ({ sums: own.map((count) => count * Math.SQRT1_2), squares: own.map((c) => c / 2) }));
  return () => dimensions;
}

/**
 * Points of a scale are placed at their middle ranks among all ratings: between them ordinal differences are distances.
 */
function ordinalPositions(column: CodedColumn, sizes: Int32Array): Positions {
  const counts = countsOf(column, sizes);
  const dimension = { sums: new Float64Array(sizes.length), squares: new Float64Array(sizes.length) };
  return (weights) => {
    dimension.sums.fill(0);
    dimension.squares.fill(0);
    let below = 0;
    for (const own of counts) {
      const given = own.reduce((total, count, persona) => total + weights[persona]! * count, 0);
      const rank = below + given / 2;
      below += given;
      for (let persona = 0; persona < sizes.length; persona++) {
        dimension.sums[persona]! += own[persona]! * rank;
        dimension.squares[persona]! += own[persona]! * rank * rank;
      }
    }
    return [dimension];
  };
}

const positionsOf = { interval: intervalPositions, nominal: nominalPositions, ordinal: ordinalPositions };

/** Codes a column once, for its table and for shuffles of it. */
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
    personas: ratings.length,
    runs: ratings[0]?.length ?? 0,
    ratings: Float64Array.from(ratings.flat(), code),
  };
}

export function alphaTable(column: CodedColumn): AlphaTable {
  const sizes = new Int32Array(column.personas);
  for (const [place, rating] of column.ratings.entries())
    if (!Number.isNaN(rating)) sizes[Math.floor(place / column.runs)]! += 1;
  for (const [persona, size] of sizes.entries()) if (size < 2) sizes[persona] = 0;
  const positions = positionsOf[column.level](column, sizes);
  const everybody = new Int32Array(column.personas).fill(1);
  const { observed, all, between } = disagreement(sizes, positions(everybody), everybody);
  return {
    sizes,
    // Without pairs of different personas there is nothing that personas could differ in.
    alpha: between > 0 ? 1 - observed / all : null,
    between: (weights) => {
      const found = disagreement(sizes, positions(weights), weights);
      return found.between > 0 ? 1 - found.observed / found.between : null;
    },
  };
}
