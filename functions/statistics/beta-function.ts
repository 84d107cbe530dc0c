import { logGamma, stirlingCorrection } from "./gamma-function.ts";
import { requireInput } from "./input-error.ts";

const MAX_ITERATIONS = 100_000;
const TINY = 1e-300;

/** x^a y^b / B(a, b) with y = 1 − x; about its peak once both parameters reach 10, against cancellation. */
function betaWeight(x: number, y: number, a: number, b: number): number {
  const total = a + b;
  if (Math.min(a, b) < 10) {
    return Math.exp(a * Math.log(x) + b * Math.log(y) + logGamma(total) - logGamma(a) - logGamma(b));
  }
  const offset = x * b - y * a;
  const exponent = a * Math.log1p(offset / a) + b * Math.log1p(-offset / b);
  const correction = stirlingCorrection(total) - stirlingCorrection(a) - stirlingCorrection(b);
  return Math.sqrt((a * b) / (2 * Math.PI * total)) * Math.exp(exponent + correction);
}

/** I_x(a, b) by its continued fraction (DLMF 8.17.22) in Lentz's form, for x < (a + 1) / (a + b + 2). */
function byFraction(x: number, y: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / Math.max(1 - ((a + b) * x) / (a + 1), TINY);
  let value = d;
  for (let m = 1; m < MAX_ITERATIONS; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / (1 + even * d || TINY);
    c = 1 + even / c || TINY;
    value *= c * d;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / (1 + odd * d || TINY);
    c = 1 + odd / c || TINY;
    const factor = c * d;
    value *= factor;
    if (Math.abs(factor - 1) < Number.EPSILON) break;
  }
  return (value * betaWeight(x, y, a, b)) / a;
}

/**
 * Regularised incomplete beta function I_x(a, b), 0..1 (DLMF 8.17.2).
 * @param complement 1 − x, passed separately if the caller knows it more precisely than the subtraction would give it
 */
export function regularizedBeta(x: number, a: number, b: number, complement: number = 1 - x): number {
  requireInput(
    a > 0 && b > 0 && x >= 0 && complement >= 0,
    `The incomplete beta function needs a, b > 0 and 0 <= x <= 1, found a = ${a}, b = ${b}, x = ${x}.`,
  );
  if (x === 0) return 0;
  if (complement === 0) return 1;
  return x < (a + 1) / (a + b + 2) ? byFraction(x, complement, a, b) : 1 - byFraction(complement, x, b, a);
}
