import { effectiveSize, equalWeights } from "./weighting.ts";
import { sum } from "./moments.ts";
import { wilsonInterval, type ShareInterval } from "./wilson.ts";

/**
 * The (weighted) share of personas for whom something is true, with Wilson's interval for the effective n. Without
 * weights it is the plain share with n.
 * @param holds one per persona, at least one
 * @param weights positive, one per persona, in any unit
 */
export function countedShare(
  holds: readonly boolean[],
  weights: readonly number[] = equalWeights(holds.length),
): ShareInterval {
  const n = effectiveSize(weights);
  const share = sum(weights.filter((_, index) => holds[index])) / sum(weights);
  // A share of exactly none or all stays exact; rounding may exceed n by an ulp.
  const successes = holds.every(Boolean) ? n : Math.min(n, share * n);
  return wilsonInterval(successes, n);
}
