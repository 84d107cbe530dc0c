import { requireInput } from "./input-error.ts";

const HALF_LOG_TWO_PI = 0.9189385332046727418;
/**
 * Below this argument, Stirling's series is reached by recurrence. At or above it, its eight terms are exact to double
 * precision.
 */
const STIRLING_FROM = 10;
const MAX_ITERATIONS = 100_000;

/**
 * The error of Stirling's formula, ln Γ(x) − [(x − ½) ln x − x + ½ ln 2π] for x ≥ 10, from the Bernoulli series (DLMF
 * 5.11.1).
 */
export function stirlingCorrection(x: number): number {
  const z = 1 / (x * x);
  const tail = 1 / 1188 - z * (691 / 360360 - z * (1 / 156 - z * (3617 / 122400)));
  return (1 / 12 - z * (1 / 360 - z * (1 / 1260 - z * (1 / 1680 - z * tail)))) / x;
}

/** Natural logarithm of the gamma function for x > 0; absolute error a few 1e-15 below 10, relative 1e-15 above. */
export function logGamma(x: number): number {
  requireInput(x > 0, `The log-gamma function is used for positive arguments only, found ${x}.`);
  let product = 1;
  let shifted = x;
  while (shifted < STIRLING_FROM) {
    product *= shifted;
    shifted += 1;
  }
  return (
    (shifted - 0.5) * Math.log(shifted) - shifted + HALF_LOG_TWO_PI + stirlingCorrection(shifted) - Math.log(product)
  );
}

/**
 * x^a e^(−x) / Γ(a), the factor before series and fraction. From a = 10 it is computed about its peak, x = a: there the
 * plain form would cancel numbers of the size a ln a (Loader 2000).
 */
function gammaWeight(a: number, x: number): number {
  if (a < STIRLING_FROM) return Math.exp(a * Math.log(x) - x - logGamma(a));
  const deviation = (x - a) / a;
  return Math.sqrt(a / (2 * Math.PI)) * Math.exp(-a * (deviation - Math.log1p(deviation)) - stirlingCorrection(a));
}

/** P(a, x) by its power series (DLMF 8.7.1), for x < a + 1. */
function lowerBySeries(a: number, x: number): number {
  let term = 1 / a;
  let total = term;
  for (let n = 1; n < MAX_ITERATIONS && term > total * Number.EPSILON * 0.1; n += 1) {
    term *= x / (a + n);
    total += term;
  }
  return total * gammaWeight(a, x);
}

/** Q(a, x) by Legendre's continued fraction (DLMF 8.9.2) in Lentz's form, for x ≥ a + 1. */
function upperByFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = Number.MAX_VALUE;
  let d = 1 / b;
  let value = d;
  for (let n = 1; n < MAX_ITERATIONS; n += 1) {
    const numerator = -n * (n - a);
    b += 2;
    d = 1 / (numerator * d + b);
    c = b + numerator / c;
    const factor = c * d;
    value *= factor;
    if (Math.abs(factor - 1) < Number.EPSILON) break;
  }
  return value * gammaWeight(a, x);
}

/** Regularised lower incomplete gamma function P(a, x), 0..1, for a > 0 and x ≥ 0 (DLMF 8.2.4). */
export function regularizedGammaLower(a: number, x: number): number {
  requireInput(a > 0 && x >= 0, `The incomplete gamma function needs a > 0 and x >= 0, found a = ${a}, x = ${x}.`);
  if (x === 0) return 0;
  if (x === Infinity) return 1;
  return x < a + 1 ? lowerBySeries(a, x) : 1 - upperByFraction(a, x);
}

/** Q(a, x) = 1 − P(a, x), with full relative accuracy in the far tail. */
export function regularizedGammaUpper(a: number, x: number): number {
  requireInput(a > 0 && x >= 0, `The incomplete gamma function needs a > 0 and x >= 0, found a = ${a}, x = ${x}.`);
  if (x === 0) return 1;
  if (x === Infinity) return 0;
  return x < a + 1 ? 1 - lowerBySeries(a, x) : upperByFraction(a, x);
}
