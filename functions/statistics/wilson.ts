import { requireInput } from "./input-error.ts";
import { twoSidedZ } from "./normal.ts";

export interface Interval {
  lower: number;
  upper: number;
}

export interface ShareInterval extends Interval {
  /** The observed share, 0..1. */
  share: number;
  /** Number of personas (never personas × reruns). */
  n: number;
}

/**
 * Wilson score interval of a share (Wilson 1927, JASA 22:209; method 3 in Newcombe 1998, Stat Med 17:857): (p + z²/2n ±
 * z √(p(1 − p)/n + z²/4n²)) / (1 + z²/n). If nobody was asked (n = 0), it is the whole range 0..1.
 * @param successes 0..n; a sum of probabilities need not be whole
 * @param n number of independent units
 */
export function wilsonInterval(successes: number, n: number, level = 0.95): ShareInterval {
  requireInput(
    Number.isFinite(n) && successes >= 0 && successes <= n,
    `A share needs 0 <= successes <= n, found ${successes} of ${n}.`,
  );
  if (n === 0) return { share: 0, n, lower: 0, upper: 1 };
  const z = twoSidedZ(level);
  const share = successes / n;
  const centre = successes + (z * z) / 2;
  const halfWidth = z * Math.sqrt((successes * (n - successes)) / n + (z * z) / 4);
  return {
    share,
    n,
    // At 0 and n one bound is exactly the end of the range; rounding would leave ±1e-17.
    lower: successes === 0 ? 0 : (centre - halfWidth) / (n + z * z),
    upper: successes === n ? 1 : (centre + halfWidth) / (n + z * z),
  };
}
