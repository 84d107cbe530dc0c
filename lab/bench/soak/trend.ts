import { studentTQuantile } from "../../../functions/statistics/student-t.ts";

/** How a quantity goes on in time, as a straight line through its values. */
export interface Trend {
  /** A minute. */
  slope: number;
  /** Half of the 95 % interval of the slope, with minutes taken as independent; Infinity of fewer than three values. */
  margin: number;
  minutes: number;
}

/** Least squares of a value a minute. */
export function trendOf(values: readonly number[]): Trend {
  const n = values.length;
  const meanX = (n - 1) / 2;
  const meanY = values.reduce((sum, value) => sum + value, 0) / n;
  const deviations = values.map((_, x) => x - meanX);
  const sxx = deviations.reduce((sum, deviation) => sum + deviation ** 2, 0);
  const slope = deviations.reduce((sum, deviation, x) => sum + deviation * ((values[x] as number) - meanY), 0) / sxx;
  if (n < 3) return { slope: n < 2 ? 0 : slope, margin: Infinity, minutes: n };
  const residuals = deviations.reduce((sum, dx, x) => sum + ((values[x] as number) - meanY - slope * dx) ** 2, 0);
  return { slope, margin: studentTQuantile(0.975, n - 2) * Math.sqrt(residuals / (n - 2) / sxx), minutes: n };
}

/** Whether the interval of the slope has zero or less in it: nothing shows that it grows. */
export const isFlat = ({ slope, margin }: Trend): boolean => slope - margin <= 0;
