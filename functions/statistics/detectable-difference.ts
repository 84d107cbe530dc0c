import { normalQuantile } from "./normal.ts";
import { studentTQuantile } from "./student-t.ts";

const LEVEL = 0.05;
const POWER = 0.8;
/** Shares that differ by more have other variances than shares near one half. */
const LARGEST = 0.8;

/**
 * The difference between the means of two groups that Welch's test finds four times in five at the 5 % level. It is in
 * standard deviations of the answers: (t₁₋α/₂ + t₀.₈)·√(1/n₁ + 1/n₂). Simulations with at least five in each group
 * agree.
 * @returns null below two in a group
 */
export function detectableShift(first: number, second: number): number | null {
  if (first < 2 || second < 2) return null;
  const [a, b] = [1 / first, 1 / second];
  const df = (a + b) ** 2 / (a ** 2 / (first - 1) + b ** 2 / (second - 1));
  return (studentTQuantile(1 - LEVEL / 2, df) + studentTQuantile(POWER, df)) * Math.sqrt(a + b);
}

/**
 * The difference between two shares that a test finds four times in five at the 5 % level, from 0 to 1. The shares are
 * near one half, where a difference is hardest to see.
 * @returns null if it is larger than between 10 and 90 %: then the formula is no longer valid
 */
export function detectableShare(first: number, second: number): number | null {
  const errors = normalQuantile(1 - LEVEL / 2) + normalQuantile(POWER);
  const difference = errors * Math.sqrt(0.25 / first + 0.25 / second);
  return difference <= LARGEST ? difference : null;
}
