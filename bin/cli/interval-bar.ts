/**
 * A bar and what is known about where it ends, in parts that can each have a colour; together exactly `width` cells.
 */
export interface IntervalBar {
  /** As long as the lower end of the interval. */
  sure: string;
  /** From there to the value. */
  likely: string;
  /** From the value to the upper end. */
  possible: string;
  rest: string;
}

const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, Number.isFinite(value) ? value : low));

/**
 * A horizontal bar with its interval as shades: `███▓▓▓──┤···` ends at the value, and `▓` and `──┤` are the
 * two sides of its interval.
 * @param share 0 to 1; anything beyond is cut
 * @param ends of the interval, 0 to 1
 * @param width cells
 */
export function intervalBar(share: number, ends: readonly number[], width: number): IntervalBar {
  const value = Math.round(clamp(share, 0, 1) * width);
  const lower = Math.min(value, Math.round(clamp(ends[0] ?? share, 0, 1) * width));
  const upper = Math.max(value, Math.round(clamp(ends[1] ?? share, 0, 1) * width));
  return {
    sure: "█".repeat(lower),
    likely: "▓".repeat(value - lower),
    possible: upper > value ? `${"─".repeat(upper - value - 1)}┤` : "",
    rest: "·".repeat(width - upper),
  };
}

/** Cell of a value on an axis of so many cells. */
export const cellOf = (value: number, [low, high]: readonly [number, number], width: number): number =>
  high > low ? Math.round(((clamp(value, low, high) - low) / (high - low)) * (width - 1)) : 0;
