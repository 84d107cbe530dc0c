import { requireInput } from "./input-error.ts";
import { twoSidedZ } from "./normal.ts";
import type { Interval } from "./wilson.ts";

/**
 * Interval of a Pearson correlation by Fisher's transformation (1921, Metron 1:3): tanh(atanh r ± z/√(n − 3)).
 * @param n number of pairs behind the correlation
 * @returns null below four pairs, and for a correlation of exactly ±1, which shows no error
 * @throws StatisticsInputError unless −1 <= r <= 1
 */
export function fisherInterval(r: number, n: number, level = 0.95): Interval | null {
  requireInput(Math.abs(r) <= 1, `A correlation lies in -1..1, found ${r}.`);
  if (n < 4 || Math.abs(r) === 1) return null;
  const half = twoSidedZ(level) / Math.sqrt(n - 3);
  return { lower: Math.tanh(Math.atanh(r) - half), upper: Math.tanh(Math.atanh(r) + half) };
}
