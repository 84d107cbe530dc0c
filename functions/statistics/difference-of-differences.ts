import type { SampleDifference, WeightedSample } from "./sample-difference.ts";
import { sum } from "./moments.ts";
import { studentTQuantile, studentTTwoSidedP } from "./student-t.ts";

/**
 * How much larger the difference between two groups is than that between two others: (a − b) − (c − d). All groups have
 * different people. The degrees of freedom are those of Welch and Satterthwaite (1947, Biometrika 34:28) for four
 * means. Shares are means of 0 and 1.
 */
export function differenceOfDifferences(
  samples: readonly [WeightedSample, WeightedSample, WeightedSample, WeightedSample],
): SampleDifference {
  const [a, b, c, d] = samples;
  const difference = a.mean - b.mean - (c.mean - d.mean);
  const variances = samples.map(({ error }) => (error ?? Number.NaN) ** 2);
  const variance = sum(variances);
  if (!(variance > 0)) return { difference, interval: null, p: null, paired: 0 };
  const df = variance ** 2 / sum(variances.map((own, at) => own ** 2 / Math.max(1e-9, samples[at]!.effectiveN - 1)));
  const half = studentTQuantile(0.975, df) * Math.sqrt(variance);
  return {
    difference,
    interval: [difference - half, difference + half],
    p: studentTTwoSidedP(difference / Math.sqrt(variance), df),
    paired: 0,
  };
}
