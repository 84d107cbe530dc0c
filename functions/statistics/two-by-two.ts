/** A matrix of two rows, row by row. */
export type TwoByTwo = readonly [a: number, b: number, c: number, d: number];
/** A point of a straight line: the factors of intercept and slope. */
export type Pair = readonly [number, number];

export const ZERO: TwoByTwo = [0, 0, 0, 0];

export const add = (p: TwoByTwo, q: TwoByTwo, times = 1): TwoByTwo => [
  p[0] + times * q[0],
  p[1] + times * q[1],
  p[2] + times * q[2],
  p[3] + times * q[3],
];

export const multiply = (p: TwoByTwo, q: TwoByTwo): TwoByTwo => [
  p[0] * q[0] + p[1] * q[2],
  p[0] * q[1] + p[1] * q[3],
  p[2] * q[0] + p[3] * q[2],
  p[2] * q[1] + p[3] * q[3],
];

export const apply = (p: TwoByTwo, v: Pair): [number, number] => [p[0] * v[0] + p[1] * v[1], p[2] * v[0] + p[3] * v[1]];

/** uᵀPv */
export const form = (u: Pair, p: TwoByTwo, v: Pair): number => {
  const [first, second] = apply(p, v);
  return u[0] * first + u[1] * second;
};

/** v vᵀ, each element times a number. */
export const square = (v: Pair, times = 1): TwoByTwo => [
  times * v[0] * v[0],
  times * v[0] * v[1],
  times * v[0] * v[1],
  times * v[1] * v[1],
];

export const transpose = ([a, b, c, d]: TwoByTwo): TwoByTwo => [a, c, b, d];
export const trace = (p: TwoByTwo): number => p[0] + p[3];
export const determinant = ([a, b, c, d]: TwoByTwo): number => a * d - b * c;

export const inverse = (p: TwoByTwo): TwoByTwo => {
  const by = determinant(p);
  return [p[3] / by, -p[1] / by, -p[2] / by, p[0] / by];
};
