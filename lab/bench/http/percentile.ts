/**
 * The smallest value that at least a share of all values does not exceed (nearest rank).
 * @param sorted ascending
 * @param share 0 to 1
 * @returns NaN of no values
 */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
