/** Smaller ranges are rounding errors of zero: the person is indifferent to everything. */
const INDIFFERENT = 1e-9;

/**
 * Importance of each attribute to one person: the range of its part-worths as percent of the sum of all ranges. Someone
 * indifferent to everything gives every attribute the same importance.
 * @param partWorths by attribute and level
 */
export function importances(partWorths: readonly (readonly number[])[]): number[] {
  const ranges = partWorths.map((levels) => Math.max(...levels) - Math.min(...levels));
  const total = ranges.reduce((sum, range) => sum + range, 0);
  return ranges.map((range) => (total < INDIFFERENT ? 100 / ranges.length : (100 * range) / total));
}

/**
 * Factor to zero-centred diffs: utilities of a person scaled so that the ranges sum to 100 per attribute. This removes
 * how consistently each person chose and leaves what they preferred. 0 for someone indifferent to everything.
 */
export function zeroCentredScale(partWorths: readonly (readonly number[])[]): number {
  const total = partWorths.reduce((sum, levels) => sum + Math.max(...levels) - Math.min(...levels), 0);
  return total < INDIFFERENT ? 0 : (100 * partWorths.length) / total;
}

/** Part-worths of an attribute shifted to sum to zero, times a factor. */
export function zeroCentred(levels: readonly number[], scale = 1): number[] {
  const mean = levels.reduce((sum, value) => sum + value, 0) / levels.length;
  return levels.map((value) => (value - mean) * scale);
}
