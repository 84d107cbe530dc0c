import { regularizedGammaLower, regularizedGammaUpper } from "./gamma-function.ts";
import { requireInput } from "./input-error.ts";

/**
 * Coefficients, lowest power first, of Wichura's algorithm AS 241, PPND16 (1988, Appl Stat 37:477): relative error
 * about 1e-16.
 */
const CENTRE = {
  numerator: [
    3.387132872796366608, 133.14166789178437745, 1971.5909503065514427, 13731.693765509461125, 45921.953931549871457,
    67265.770927008700853, 33430.575583588128105, 2509.0809287301226727,
  ],
  denominator: [
    1, 42.313330701600911252, 687.1870074920579083, 5394.1960214247511077, 21213.794301586595867, 39307.89580009271061,
    28729.085735721942674, 5226.495278852854561,
  ],
};
const SHOULDER = {
  numerator: [
    1.42343711074968357734, 4.6303378461565452959, 5.7694972214606914055, 3.64784832476320460504,
    1.27045825245236838258, 0.24178072517745061177, 0.0227238449892691845833, 7.7454501427834140764e-4,
  ],
  denominator: [
    1, 2.05319162663775882187, 1.6763848301838038494, 0.68976733498510000455, 0.14810397642748007459,
    0.0151986665636164571966, 5.475938084995344946e-4, 1.05075007164441684324e-9,
  ],
};
const TAIL = {
  numerator: [
    6.6579046435011037772, 5.4637849111641143699, 1.7848265399172913358, 0.29656057182850489123,
    0.026532189526576123093, 0.0012426609473880784386, 2.71155556874348757815e-5, 2.01033439929228813265e-7,
  ],
  denominator: [
    1, 0.59983220655588793769, 0.13692988092273580531, 0.0148753612908506148525, 7.868691311456132591e-4,
    1.8463183175100546818e-5, 1.4215117583164458887e-7, 2.04426310338993978564e-15,
  ],
};

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduceRight((value, coefficient) => value * x + coefficient, 0);
}

function ratio({ numerator, denominator }: typeof CENTRE, x: number): number {
  return polynomial(numerator, x) / polynomial(denominator, x);
}

/**
 * Φ(z) = ½ ± ½ P(½, z²/2) (DLMF 7.11.1), by the upper function in the lower tail so that small probabilities keep all
 * their digits.
 */
export function normalCdf(z: number): number {
  const x = (z * z) / 2;
  return z < 0 ? 0.5 * regularizedGammaUpper(0.5, x) : 0.5 + 0.5 * regularizedGammaLower(0.5, x);
}

/**
 * Standard normal quantile, Φ⁻¹(p), by AS 241; −Infinity at 0, Infinity at 1.
 * @throws StatisticsInputError unless 0 <= p <= 1
 */
export function normalQuantile(p: number): number {
  requireInput(p >= 0 && p <= 1, `A probability must lie in 0..1, found ${p}.`);
  const q = p - 0.5;
  if (Math.abs(q) <= 0.425) return q * ratio(CENTRE, 0.180625 - q * q);
  const tail = q < 0 ? p : 1 - p;
  if (tail === 0) return q < 0 ? -Infinity : Infinity;
  const r = Math.sqrt(-Math.log(tail));
  const magnitude = r <= 5 ? ratio(SHOULDER, r - 1.6) : ratio(TAIL, r - 5);
  return q < 0 ? -magnitude : magnitude;
}

/** The z a two-sided interval of this confidence level uses: 1.959964 for 0.95. */
export function twoSidedZ(level: number): number {
  requireInput(level > 0 && level < 1, `A confidence level must lie between 0 and 1, found ${level}.`);
  return -normalQuantile((1 - level) / 2);
}
