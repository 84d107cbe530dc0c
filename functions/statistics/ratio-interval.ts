import type { EstimatedMean } from "./mean-difference.ts";
import { studentTQuantile } from "./student-t.ts";

/**
 * 95 % interval of a ratio of two independent figures (Fieller 1954, JRSS B 16:175), with the smaller of their degrees
 * of freedom.
 * @returns null if the divisor cannot be distinguished from 0: then no interval of the ratio is bounded
 */
export function ratioInterval(first: EstimatedMean, divisor: EstimatedMean): [number, number] | null {
  const degrees = Math.min(first.error > 0 ? first.df : Infinity, divisor.error > 0 ? divisor.df : Infinity);
  // Beyond a million degrees of freedom, Student's t equals the normal to seven digits.
  const t = studentTQuantile(0.975, Math.min(degrees, 1e6));
  const g = ((t * divisor.error) / divisor.mean) ** 2;
  if (!(g < 1)) return null;
  const ratio = first.mean / divisor.mean;
  const inner = (1 - g) * first.error ** 2 + (ratio * divisor.error) ** 2;
  const half = (t / Math.abs(divisor.mean)) * Math.sqrt(inner);
  return [(ratio - half) / (1 - g), (ratio + half) / (1 - g)];
}
