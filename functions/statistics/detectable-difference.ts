import { normalQuantile } from "./normal.ts";
import { studentTQuantile } from "./student-t.ts";

const LEVEL = 0.05;
const POWER = 0.8;

/**
 * The difference between the means of two groups that a test finds four times in five at the 5 % level, in standard
 * deviations of the answers: (t₁₋α/₂ + t₀.₈)·√(1/n₁ + 1/n₂), which simulations of Welch's test bear out from five in
 * each group on.
 * @returns null where a group has nobody, or there are too few for any test
 */
export function detectableShift(first: number, second: number): number | null {
  const df = first + second - 2;
  if (first < 1 || second < 1 || df < 1) return null;
  return (studentTQuantile(1 - LEVEL / 2, df) + studentTQuantile(POWER, df)) * Math.sqrt(1 / first + 1 / second);
}

/**
 * The difference between two shares near one half, where it is hardest to see, that a test finds four times in five at
 * the 5 % level, from 0 to 1.
 * @returns null where no difference is large enough
 */
export function detectableShare(first: number, second: number): number | null {
  const errors = normalQuantile(1 - LEVEL / 2) + normalQuantile(POWER);
  const difference = errors * Math.sqrt(0.25 / first + 0.25 / second);
  return difference < 1 ? difference : null;
}
