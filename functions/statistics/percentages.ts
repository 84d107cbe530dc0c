import { requireCounts, requireInput } from "./input-error.ts";
import { sum } from "./moments.ts";

/**
 * Counts as percentages that add up to exactly 100 in their last decimal, by largest remainders (Hamilton's method).
 * Each share is rounded down, and the missing units go to the largest remainders. Where remainders tie, the later one
 * gets the unit. No figure is further than one unit of the last decimal from its exact share. If all counts are zero,
 * all percentages are zero.
 *
 * "Exactly" is decimal: in binary doubles 42.8 + 42.9 + 14.3 is 99.99999999999999, so add tenths, not doubles. The
 * later one of tied remainders wins because 33.3 + 33.3 + 33.4 is 100 in doubles too, and 33.4 + 33.3 + 33.3 is not.
 * @param decimals digits after the point, 0 to 6
 * @param whole what they add up to instead of 100
 */
export function percentages(counts: readonly number[], decimals = 1, whole = 100): number[] {
  requireCounts(counts, "Counts");
  requireInput(Number.isInteger(decimals) && decimals >= 0 && decimals <= 6, "Percentages have 0 to 6 decimals.");
  const total = sum(counts);
  if (total === 0) return counts.map(() => 0);
  const scale = 10 ** decimals;
  const shares = counts.map((count, index) => {
    const scaled = count * whole * scale;
    // For whole counts the remainder is an exact integer, so that equal remainders are recognised.
    const remainder = scaled % total;
    return { index, units: Math.round((scaled - remainder) / total), remainder };
  });
  let missing = whole * scale - sum(shares.map(({ units }) => units));
  for (const share of shares.toSorted((a, b) => b.remainder - a.remainder || b.index - a.index)) {
    if (missing <= 0) break;
    share.units += 1;
    missing -= 1;
  }
  return shares.map(({ units }) => units / scale);
}
