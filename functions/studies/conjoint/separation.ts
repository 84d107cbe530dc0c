import type { ChoiceData } from "./choice-data.ts";

/** A direction may lose this share of its largest gain in a set before it no longer counts as separating. */
const TOLERANCE = 1e-6;

/**
 * Whether moving the coefficients along `direction` raises no rejected alternative against a chosen one anywhere, and
 * lowers at least one. The likelihood then grows for ever along it and no finite estimate exists (complete or
 * quasi-complete separation, Albert and Anderson 1984).
 *
 * This is a certificate, not a heuristic: where the estimate exists, no direction passes. Where it does not, Newton's
 * steps turn into such a direction, since everything that has a finite optimum settles while the rest keeps moving. A
 * handful of deterministic personas who never take "none", or never the most expensive level, are enough to cause it.
 *
 * Columns must span similar ranges, as `codingOf` makes them: the tolerance is relative to the largest gain of any row.
 */
export function isSeparating(data: ChoiceData, direction: Float64Array): boolean {
  const { columns: K, differences } = data;
  let highest = -Infinity;
  let lowest = Infinity;
  for (let row = 0; row < differences.length; row += K) {
    let change = 0;
    for (let k = 0; k < K; k++) change += differences[row + k]! * direction[k]!;
    if (change > highest) highest = change;
    if (change < lowest) lowest = change;
  }
  return lowest < 0 && highest <= -lowest * TOLERANCE;
}
