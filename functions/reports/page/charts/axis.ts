import { scaleLinear } from "d3-scale";

/** Places on a line of any width: SVG takes percentages, so nothing is stretched and no text shrinks on a phone. */
export interface Axis {
  /** `43.25%` from the start; what lies beyond an end is at it. */
  at: (value: number) => string;
  /** The width between two values. */
  between: (from: number, to: number) => string;
  isWithin: (value: number) => boolean;
  /** A few round values. */
  ticks: number[];
}

/** `12.5%`, with as many decimals as can be seen. */
export const percentOf = (value: number): string => `${Math.round(value * 100) / 100}%`;

/**
 * @param domain lower and upper end
 * @param range where they lie, in percent
 */
export function createAxis(domain: readonly [number, number], range: readonly [number, number] = [0, 100]): Axis {
  const scale = scaleLinear(domain, range).clamp(true);
  return {
    at: (value) => percentOf(scale(value)),
    between: (from, to) => percentOf(Math.abs(scale(to) - scale(from))),
    isWithin: (value) => value >= domain[0] && value <= domain[1],
    ticks: scale.ticks(4),
  };
}

/** Of shares. */
export const SHARES = createAxis([0, 100]);
