import type { CodedColumn } from "./alpha-table.ts";

/** The positions of ratings in columns with the same gaps; only ratings that can be paired. */
export interface Gaps {
  personas: number;
  runs: number;
  /** Whether there is a rating, one for each persona and run. */
  given: readonly boolean[];
  /**
   * Places of the ratings, one persona after the other: those of the nth persona are from `starts[n]` to `starts[n +
   * 1]`.
   */
  places: Int32Array;
  starts: Int32Array;
}

function gapsOf({ personas, runs, ratings }: CodedColumn): Gaps {
  const given = Array.from(ratings, (rating) => !Number.isNaN(rating));
  const own = Array.from({ length: personas }, (_, persona) =>
    Array.from({ length: runs }, (__, run) => persona * runs + run).filter((place) => given[place]),
  ).filter(({ length }) => length > 1);
  let next = 0;
  return {
    personas,
    runs,
    given,
    places: Int32Array.from(own.flat()),
    starts: Int32Array.from([0, ...own.map(({ length }) => (next += length))]),
  };
}

/**
 * The gaps of every column. Columns with the same gaps get the same object: all options of a question have its gaps.
 */
export function createGaps(): (column: CodedColumn) => Gaps {
  const known = new Map<string, Gaps>();
  return (column) => {
    const key = Array.from(column.ratings, (rating) => (Number.isNaN(rating) ? " " : "x")).join("");
    const gaps = known.get(key) ?? gapsOf(column);
    known.set(key, gaps);
    return gaps;
  };
}

/**
 * Deals the ratings of every run out to other personas. The set of personas who answered stays the same. In one run,
 * all questions use the same order of personas: if nothing is missing, whole sets of answers change hands.
 * @param orders a random order of the personas for each run
 * @returns for each of the places, the place whose rating is now there
 */
export function permute({ personas, runs, given, places }: Gaps, orders: readonly (readonly number[])[]): Int32Array {
  const givers = new Int32Array(personas * runs);
  for (const [run, order] of orders.entries()) {
    let next = 0;
    for (let persona = 0; persona < personas; persona++) {
      const place = persona * runs + run;
      if (!given[place]) continue;
      // The number of givers equals the number of takers.
      while (!given[order[next]! * runs + run]) next++;
      givers[place] = order[next++]! * runs + run;
    }
  }
  return places.map((place) => givers[place]!);
}

/** Below this share of the squares, the rest is a rounding error, see `alphaTable`. */
const ROUNDING = 1e-12;

/** Middle ranks of the codes among the ratings dealt: between them ordinal differences are distances. */
function middleRanks({ ratings, categories }: CodedColumn, permuted: Int32Array): Float64Array {
  const counts = new Float64Array(categories);
  for (const place of permuted) counts[ratings[place]!]! += 1;
  let below = 0;
  return counts.map((count) => (below += count) - count / 2);
}

/** Any number of labels: counts ordered pairs of different labels one by one. */
const manyLabelAlpha =
  ({ ratings, categories }: CodedColumn, { starts }: Gaps) =>
  (permuted: Int32Array): number | null => {
    const counts = new Float64Array(categories);
    for (const place of permuted) counts[ratings[place]!]! += 1;
    const n = permuted.length;
    const expected = counts.reduce((unlike, count) => unlike + count * (n - count), 0) / (n - 1);
    if (expected === 0) return null;
    let observed = 0;
    for (let persona = 0; persona + 1 < starts.length; persona++) {
      const [from, to] = [starts[persona]!, starts[persona + 1]!];
      let unlike = 0;
      for (let a = from; a < to; a++)
        for (let b = a + 1; b < to; b++) if (ratings[permuted[a]!] !== ratings[permuted[b]!]) unlike++;
      observed += (2 * unlike) / (to - from - 1);
    }
    return 1 - observed / expected;
  };

/**
 * Two labels: a persona with c of the one among m has 2c(m − c) ordered pairs of different labels. Options and themes
 * make thousands of columns, so this is kept short.
 */
function twoLabelAlpha({ ratings }: CodedColumn, { starts }: Gaps): (permuted: Int32Array) => number | null {
  const codes = Uint8Array.from(ratings);
  return (permuted) => {
    let [count, observed] = [0, 0];
    for (let persona = 0; persona + 1 < starts.length; persona++) {
      const [from, to] = [starts[persona]!, starts[persona + 1]!];
      let own = 0;
      for (let index = from; index < to; index++) own += codes[permuted[index]!]!;
      count += own;
      observed += (own * (to - from - own)) / (to - from - 1);
    }
    const n = permuted.length;
    const expected = (count * (n - count)) / (n - 1);
    return expected === 0 ? null : 1 - observed / expected;
  };
}

/** Krippendorff's α of a column whose ratings were dealt out again: that of {@link alphaTable}, without a table. */
export function createPermutationAlpha(column: CodedColumn, gaps: Gaps): (permuted: Int32Array) => number | null {
  const { ratings, level, categories } = column;
  const { starts, places } = gaps;
  if (starts.length < 3) return () => null;
  if (level === "nominal") return categories > 2 ? manyLabelAlpha(column, gaps) : twoLabelAlpha(column, gaps);
  const n = places.length;
  const centre = level === "interval" ? places.reduce((total, place) => total + ratings[place]!, 0) / n : 0;
  const values = ratings.map((rating) => rating - centre);
  return (permuted) => {
    const ranks = level === "ordinal" ? middleRanks(column, permuted) : null;
    let [total, squares, within] = [0, 0, 0];
    for (let persona = 0; persona + 1 < starts.length; persona++) {
      const [from, to] = [starts[persona]!, starts[persona + 1]!];
      let [own, ownSquares] = [0, 0];
      for (let index = from; index < to; index++) {
        const value = ranks ? ranks[values[permuted[index]!]!]! : values[permuted[index]!]!;
        own += value;
        ownSquares += value * value;
      }
      total += own;
      squares += ownSquares;
      within += ((to - from) * ownSquares - own * own) / (to - from - 1);
    }
    const around = squares - (total * total) / n;
    if (around <= ROUNDING * squares) return null;
    return 1 - (within * (n - 1)) / (n * around);
  };
}
