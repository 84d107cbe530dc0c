import { requireFinite, requireInput } from "./input-error.ts";

/** Sum of finite numbers with Neumaier's compensation, so that it does not depend on order beyond the last bit. */
export function sum(values: Iterable<number>): number {
  let total = 0;
  let compensation = 0;
  for (const value of values) {
    const next = total + value;
    compensation += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
    total = next;
  }
  return total + compensation;
}

/** @throws StatisticsInputError for no values or values that are not finite. */
export function mean(values: readonly number[]): number {
  requireInput(values.length > 0, "A mean needs at least one value.");
  requireFinite(values, "Values of a mean");
  return sum(values) / values.length;
}

/** Sum of squared deviations from the mean, in two passes; 0 for identical values, exactly. */
export function sumOfSquares(values: readonly number[]): number {
  const first = values[0];
  if (values.every((value) => value === first)) return 0;
  const centre = mean(values);
  return sum(values.map((value) => (value - centre) ** 2));
}

/** Sample variance with divisor n − 1. @throws StatisticsInputError below two values. */
export function variance(values: readonly number[]): number {
  requireInput(values.length > 1, "A sample variance needs at least two values.");
  return sumOfSquares(values) / (values.length - 1);
}

/** Square root of the sample variance, in the units of the values. */
export function standardDeviation(values: readonly number[]): number {
  return Math.sqrt(variance(values));
}

/** Product-moment correlation, −1..1; null when either side has no variance. */
export function pearsonCorrelation(x: readonly number[], y: readonly number[]): number | null {
  requireInput(x.length === y.length && x.length > 1, "A correlation needs two series of equal length, at least two.");
  const [meanX, meanY] = [mean(x), mean(y)];
  const spread = Math.sqrt(sumOfSquares(x)) * Math.sqrt(sumOfSquares(y));
  if (spread === 0) return null;
  const product = sum(x.map((value, index) => (value - meanX) * (y[index]! - meanY)));
  return Math.min(1, Math.max(-1, product / spread));
}
