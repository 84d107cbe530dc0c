/** Approximate ln of the smallest and largest positive double. */
const LOG_RANGE = 700;
/** 64 halvings of 1400 leave 8e-17, below the resolution of the logarithm. */
const HALVINGS = 64;

/**
 * The x > 0 at which an increasing function reaches `target`, by bisection on ln x: slower than Newton, but it cannot
 * diverge on the flat tails of distribution functions. Relative error about 1e-14 where the function is known to double
 * precision.
 */
export function solveIncreasing(f: (x: number) => number, target: number): number {
  let low = -LOG_RANGE;
  let high = LOG_RANGE;
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (f(Math.exp(middle)) < target) low = middle;
    else high = middle;
  }
  return Math.exp((low + high) / 2);
}
