import { regularizedBeta } from "./beta-function.ts";
import { requireInput } from "./input-error.ts";

/** After this number of halvings, an end is known to the last bit. */
const HALVINGS = 60;

/** The x of 0..1 at which I_x(a, b) reaches a probability. */
function betaQuantile(probability: number, a: number, b: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (regularizedBeta(middle, a, b) < probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * Exact 95 % interval of a share (Clopper & Pearson 1934, Biometrika 26:404). It never contains the truth less often
 * than 95 %, and usually more often.
 * @param successes whole, 0..n
 * @param n whole, at least 1
 */
export function exactShareInterval(successes: number, n: number): [number, number] {
  requireInput(
    Number.isInteger(n) && Number.isInteger(successes) && n > 0 && successes >= 0 && successes <= n,
    `An exact interval needs whole 0 <= successes <= n and n > 0, found ${successes} of ${n}.`,
  );
  return [
    successes === 0 ? 0 : betaQuantile(0.025, successes, n - successes + 1),
    successes === n ? 1 : betaQuantile(0.975, successes + 1, n - successes),
  ];
}
