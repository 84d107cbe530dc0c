import type { Level, Rating } from "../statistics/pair-disagreement.ts";
import { drawOf, sameSizes, times, type Draw } from "./draw.ts";
import type { Ratings } from "./rated-questions.ts";

/** Ratings of one column as numbers; NaN is missing. */
export interface CodedColumn {
  level: Exclude<Level, "ratio">;
  /** Number of different ratings; what is coded runs from 0, the lowest first. 0 for scores, which are not coded. */
  categories: number;
  personas: number;
  runs: number;
  /** Personas one after the other, each with a rating per run: hundreds of thousands of columns are dealt out anew. */
  ratings: Float64Array;
}

/** What is there of the ratings of a column, of the personas that have at least two: nothing else can be paired. */
interface Units {
  runs: number;
  /** Ratings of each persona, 0 or at least two. */
  sizes: Int32Array;
  /** Personas one after the other, `runs` places each, of which the first `sizes` are filled. */
  ratings: Float64Array;
}

/**
 * Krippendorff's α of one column for any resample of its personas, without looking at a rating again. What α needs of a
 * persona is a number in each of some sums, and sums add up over a resample. The α is that of `krippendorffAlpha`.
 */
export interface AlphaTable {
  /** Ratings of each persona that can be paired, 0 or at least two. */
  sizes: Int32Array;
  /** α of the personas as they are; null without two paired personas or without variance. */
  alpha: number | null;
  /**
   * α of a resample to first order in its own d_o and d_e: 1 − d_o/D_e − (D_o/D_e)(1 − d_e/D_e). The plain ratio would be
   * biased downwards in every resample, which with many questions is more than the spread of their mean and leaves BCa
   * without a foothold. For the same reason ratings of two copies of one persona make no pair in d_e.
   * Null where α is, and without two different paired personas.
   * @param draw of personas with these sizes
   */
  resampled: (draw: Draw) => number | null;
}

/** Disagreement observed and expected, each summed over ordered pairs and averaged; expected is 0 without variance. */
interface Disagreement {
  observed: number;
  expected: number;
}

/** Overwrites `into`: a resample of a hundred questions of forty options asks four thousand times. */
type Measure = (draw: Draw, into: Disagreement) => void;

/** Below this share of the spread in all ratings a sum of squares is what rounding leaves of none. */
const ROUNDING = 1e-12;

/** Of each persona: sum, sum of squares, and Σ(a − b)² over ordered pairs of its own scores. */
function intervalMeasure({ runs, sizes, ratings }: Units): Measure {
  const own = Array.from(sizes, (m, persona) => ratings.subarray(persona * runs, persona * runs + m));
  const total = own.reduce((all, scores) => all + scores.reduce((sum, value) => sum + value, 0), 0);
  const count = sizes.reduce((all, m) => all + m, 0);
  // Moments are taken around the common mean: scores may vary little beside their size.
  const centre = total / Math.max(1, count);
  let spread = 0;
  const [sums, squares, pairs] = [0, 1, 2].map(() => new Float64Array(sizes.length)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (const [persona, scores] of own.entries()) {
    const m = scores.length;
    const mean = scores.reduce((sum, value) => sum + value, 0) / m;
    let within = 0;
    for (const value of scores) {
      sums[persona]! += value - centre;
      squares[persona]! += (value - centre) ** 2;
      within += (value - mean) ** 2;
    }
    spread += squares[persona]!;
    pairs[persona] = 2 * m * within;
  }
  return (draw, into) => {
    const around = times(draw.drawn, squares) - times(draw.drawn, sums) ** 2 / draw.ratings;
    const varies = around > ROUNDING * spread;
    into.observed = varies ? times(draw.shares, pairs) / draw.ratings : 0;
    into.expected = varies ? (2 * draw.ratings * around - times(draw.copies, pairs)) / draw.pairs : 0;
  };
}

/** How often each persona gave each rating, one array per category. */
function countsOf({ runs, sizes, ratings }: Units, categories: number): Uint32Array[] {
  const counts = Array.from({ length: categories }, () => new Uint32Array(sizes.length));
  for (const [persona, m] of sizes.entries()) {
    const first = persona * runs;
    for (let place = first; place < first + m; place++) counts[ratings[place]!]![persona]! += 1;
  }
  return counts;
}

/** Of each persona: a count per category, and ordered unlike pairs of its own ratings. */
function nominalMeasure(units: Units, categories: number): Measure {
  const counts = countsOf(units, categories);
  const unlike = Uint32Array.from(units.sizes, (m, persona) =>
    counts.reduce((pairs, own) => pairs + own[persona]! * (m - own[persona]!), 0),
  );
  // What is not of any other category is of the first.
  const others = counts.slice(1);
  return ({ drawn, shares, copies, ratings, pairs }, into) => {
    let expected = 0;
    let first = ratings;
    for (const own of others) {
      const count = times(drawn, own);
      first -= count;
      expected += count * (ratings - count);
    }
    expected += first * (ratings - first);
    into.observed = times(shares, unlike) / ratings;
    into.expected = (expected - times(copies, unlike)) / pairs;
  };
}

/**
 * Of each persona: a count per category, and n_g·n_k for every pair g < k. How far two categories lie apart depends on
 * the counts of the resample, so pairs are kept apart until these are known.
 */
function ordinalMeasure(units: Units, categories: number): Measure {
  const counts = countsOf(units, categories);
  const pairs = counts.map((low, g) => counts.slice(g + 1).map((high) => low.map((count, i) => count * high[i]!)));
  const sums = new Float64Array(categories);
  return (draw, into) => {
    for (let code = 0; code < categories; code++) sums[code] = times(draw.drawn, counts[code]!);
    let [observed, expected] = [0, 0];
    for (let g = 0; g < categories; g++) {
      let between = 0;
      for (let k = g + 1; k < categories; k++) {
        const distance = (between + (sums[g]! + sums[k]!) / 2) ** 2;
        const own = pairs[g]![k - g - 1]!;
        observed += 2 * times(draw.shares, own) * distance;
        expected += 2 * (sums[g]! * sums[k]! - times(draw.copies, own)) * distance;
        between += sums[k]!;
      }
    }
    // Distances are counts of ratings; as shares they compare between resamples of different size.
    into.observed = observed / draw.ratings ** 3;
    into.expected = expected / (draw.pairs * draw.ratings ** 2);
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
    personas: ratings.length,
    runs: ratings[0]?.length ?? 0,
    ratings: Float64Array.from(ratings.flat(), code),
  };
}

const measures = { interval: intervalMeasure, nominal: nominalMeasure, ordinal: ordinalMeasure };

function pairable({ personas, runs, ratings }: CodedColumn): Units {
  const units = { runs, sizes: new Int32Array(personas), ratings: ratings.slice() };
  for (let persona = 0; persona < personas; persona++) {
    const first = persona * runs;
    let size = 0;
    for (let place = first; place < first + runs; place++)
      if (!Number.isNaN(ratings[place])) units.ratings[first + size++] = ratings[place]!;
    units.sizes[persona] = size > 1 ? size : 0;
  }
  return units;
}

/** @param like sizes of another column, which are kept instead of equal ones: one draw then does for both */
export function alphaTable(column: CodedColumn, like?: Int32Array): AlphaTable {
  const { level, categories } = column;
  const units = pairable(column);
  const sizes = like && sameSizes(like, units.sizes) ? like : units.sizes;
  const measure = measures[level](units, categories);
  const whole = { observed: 0, expected: 0 };
  const everybody = drawOf(new Int32Array(sizes.length).fill(1), sizes);
  if (everybody.personas > 1) measure(everybody, whole);
  const ratio = whole.expected > 0 ? whole.observed / whole.expected : null;
  const drawn = { observed: 0, expected: 0 };
  return {
    sizes,
    alpha: ratio === null ? null : 1 - ratio,
    resampled: (draw) => {
      if (ratio === null || draw.personas < 2) return null;
      measure(draw, drawn);
      return 1 - drawn.observed / whole.expected - ratio * (1 - drawn.expected / whole.expected);
    },
  };
}
