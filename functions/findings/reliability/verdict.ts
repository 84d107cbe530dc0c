import type { ReliabilityVerdict } from "./schemas.ts";

/**
 * Lower ends of the interval, out of 100, at which a result counts as stable or tentative (Krippendorff 2004, ch. 11).
 */
export const VERDICT_FROM = { stable: 80, tentative: 66.7 } as const;

/**
 * With fewer personas, a study is an estimate with its interval; it never has only a verdict (docs/methods.md,
 * Reliability).
 */
export const FEW_PERSONAS = 20;

/** Verdict on the lower end of a score's interval, 0..100 with one decimal as it is shown. */
export function verdictOn(lower: number): ReliabilityVerdict {
  if (lower >= VERDICT_FROM.stable) return "stable";
  return lower >= VERDICT_FROM.tentative ? "tentative" : "unstable";
}
