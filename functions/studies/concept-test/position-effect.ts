import { cholesky, choleskyInverse, choleskySolve, dot, quadraticForm } from "../../statistics/linear-algebra.ts";
import { regularizedBeta } from "../../statistics/beta-function.ts";
import { tInterval } from "../../statistics/mean-difference.ts";
import { mean, sum } from "../../statistics/moments.ts";

/** A rating of one persona; condition and position are counted from 0. */
export interface PlacedRating {
  persona: string;
  condition: number;
  position: number;
  rating: number;
}

export interface PositionEffect {
  /** By position: how far above the mean of all positions it makes a rating, in the numbers of the scale. */
  effects: { effect: number; interval: [number, number] | null }[];
  /** F test that all positions are equal; null where nothing is left to test it with. */
  p: number | null;
}

/** P(F > f) on `between` and `within` degrees of freedom. */
const fTail = (f: number, between: number, within: number): number => {
  const rest = within / (within + between * f);
  return regularizedBeta(rest, within / 2, between / 2, 1 - rest);
};

/** Effect coding of a level: its own column, and −1 in all of them for the last level. */
const coded = (level: number, levels: number): number[] =>
  Array.from({ length: levels - 1 }, (_, column) => (level === levels - 1 ? -1 : level === column ? 1 : 0));

/** Residual squares below this share of all are rounding. */
const NOTHING_LEFT = 1e-12;

/**
 * The effect on a rating of being seen first, second, and later. It fits the additive model rating = persona +
 * condition + position by least squares within personas, as a Latin square is analysed (Cochran & Cox 1957,
 * Experimental Designs, §4.4). The model needs no balance, so that ratings may be missing. Ratings of a persona are
 * assumed to have independent errors of the same size.
 * @param count number of conditions, and of positions
 * @returns null where the two cannot be distinguished, or nothing is left to judge them by
 */
export function positionEffect(ratings: readonly PlacedRating[], count: number): PositionEffect | null {
  const columns = 2 * (count - 1);
  const personas = [...Map.groupBy(ratings, ({ persona }) => persona).values()];
  // Within its persona, a row is its distance from the persona's mean.
  const rows = personas.flatMap((own) => {
    const coding = own.map(({ condition, position }) => [...coded(condition, count), ...coded(position, count)]);
    const centre = coding[0]!.map((_, column) => mean(coding.map((row) => row[column]!)));
    const level = mean(own.map(({ rating }) => rating));
    return own.map(({ rating }, index) => ({
      x: Float64Array.from(coding[index]!, (value, column) => value - centre[column]!),
      y: rating - level,
    }));
  });
  const within = ratings.length - personas.length - columns;
  if (within < 1) return null;
  const full = fitted(rows, columns);
  const reduced = fitted(
    rows.map(({ x, y }) => ({ x: x.slice(0, count - 1), y })),
    count - 1,
  );
  if (!full || !reduced) return null;
  const spread = full.residual / within;
  const tested = full.residual > NOTHING_LEFT * sum(rows.map(({ y }) => y ** 2));
  return {
    effects: Array.from({ length: count }, (_, position) => {
      const contrast = Float64Array.from([...Array.from({ length: count - 1 }, () => 0), ...coded(position, count)]);
      const effect = dot(contrast, full.coefficients);
      const error = tested ? Math.sqrt(spread * quadraticForm(full.inverse, contrast)) : 0;
      return { effect, interval: tInterval({ mean: effect, error, df: within }) };
    }),
    p: tested ? fTail((reduced.residual - full.residual) / (count - 1) / spread, count - 1, within) : null,
  };
}

/** Least squares by the normal equations; null where the columns cannot be distinguished. */
function fitted(rows: readonly { x: Float64Array; y: number }[], columns: number) {
  const products = new Float64Array(columns * columns);
  const sides = new Float64Array(columns);
  for (const { x, y } of rows)
    for (let i = 0; i < columns; i++) {
      sides[i]! += x[i]! * y;
      for (let j = 0; j < columns; j++) products[i * columns + j]! += x[i]! * x[j]!;
    }
  const factor = cholesky(products, columns);
  if (!factor) return null;
  const coefficients = choleskySolve(factor, columns, sides);
  const residual = sum(rows.map(({ x, y }) => (y - dot(x, coefficients)) ** 2));
  return { coefficients, residual, inverse: choleskyInverse(factor, columns) };
}
