import { pairableUnits } from "./krippendorff.ts";
import type { RatedUnits } from "./krippendorff.ts";
import { mean } from "./moments.ts";
import { pairDisagreement, ratingPositions } from "./pair-disagreement.ts";

/**
 * Share of identical pairs of ratings within a unit, averaged over units with at least two ratings. This is reliability
 * that is not corrected for chance (percent agreement). 0..1; null without such a unit.
 */
export function exactAgreement(units: RatedUnits): number | null {
  const pairable = pairableUnits(units);
  if (pairable.length === 0) return null;
  const code = ratingPositions(pairable.flat(), "nominal");
  return mean(pairable.map((ratings) => 1 - pairDisagreement(ratings.map(code), "nominal")));
}
