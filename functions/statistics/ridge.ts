import { cholesky, choleskySolve } from "./linear-algebra.ts";
import { requireFinite, requireInput } from "./input-error.ts";
import { mean } from "./moments.ts";

/** Predicts a number from a vector: `intercept` + `weights` · vector. */
export interface LinearMap {
  intercept: number;
  weights: number[];
}

export const applyMap = ({ intercept, weights }: LinearMap, vector: readonly number[]): number => {
  requireInput(vector.length === weights.length, `A map of ${weights.length} components read ${vector.length}.`);
  let value = intercept;
  // An indexed loop, as in `cosineSimilarity`.
  for (let index = 0; index < weights.length; index += 1) value += weights[index]! * vector[index]!;
  requireFinite([value], "What a map reads");
  return value;
};

/** Vectors around their mean, and the products of all pairs of them. Every ridge regression follows from these. */
export interface Products {
  centre: number[];
  vectors: readonly (readonly number[])[];
  /** Row-major n×n. */
  gram: Float64Array;
}

/** @throws StatisticsInputError for vectors of different length or components that are not finite */
export function computeProducts(vectors: readonly (readonly number[])[]): Products {
  const size = vectors[0]?.length ?? 0;
  requireInput(size > 0 && vectors.every(({ length }) => length === size), "Vectors must have the same length.");
  const centre = Array.from({ length: size }, (_, index) => mean(vectors.map((vector) => vector[index]!)));
  const centred = vectors.map((vector) => Float64Array.from(vector, (value, index) => value - centre[index]!));
  const n = vectors.length;
  const gram = new Float64Array(n * n);
  for (let i = 0; i < n; i += 1)
    for (let j = 0; j <= i; j += 1) {
      let product = 0;
      for (let k = 0; k < size; k += 1) product += centred[i]![k]! * centred[j]![k]!;
      gram[i * n + j] = product;
      gram[j * n + i] = product;
    }
  requireFinite(gram, "Products of vectors");
  return { centre, vectors, gram };
}

/**
 * Ridge regression by its dual, for vectors with more components than there are vectors. Weights are sums of the
 * centred vectors, each times its coefficient from (G + λI)c = y − ȳ.
 * @param values one per vector
 * @param penalty λ as a multiple of the mean squared length of a centred vector, above 0: embedders differ by a factor
 *   of ten in how far their vectors are apart
 * @param rows indices of the vectors that take part; by default all
 * @returns null if all vectors are the same
 */
export function ridge(
  { centre, vectors, gram }: Products,
  values: readonly number[],
  penalty: number,
  rows: readonly number[] = values.map((_, index) => index),
): LinearMap | null {
  const [n, all] = [rows.length, vectors.length];
  const length = mean(rows.map((row) => gram[row * all + row]!));
  if (!(length > 1e-12)) return null;
  const matrix = new Float64Array(n * n);
  for (const [i, row] of rows.entries())
    for (const [j, column] of rows.entries())
      matrix[i * n + j] = gram[row * all + column]! + (i === j ? penalty * length : 0);
  const factor = cholesky(matrix, n);
  if (!factor) return null;
  const middle = mean(rows.map((row) => values[row]!));
  const solved = choleskySolve(
    factor,
    n,
    Float64Array.from(rows, (row) => values[row]! - middle),
  );
  const weights = centre.map(() => 0);
  for (const [i, row] of rows.entries())
    for (let k = 0; k < weights.length; k += 1) weights[k]! += solved[i]! * (vectors[row]![k]! - centre[k]!);
  let intercept = middle;
  for (let k = 0; k < weights.length; k += 1) intercept -= weights[k]! * centre[k]!;
  return { intercept, weights };
}
