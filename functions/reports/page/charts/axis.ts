import { scaleLinear } from "d3-scale";

/** Positions on a line of any width. SVG takes percentages, so nothing is stretched and no text shrinks on a phone. */
export interface Axis {
  /** `43.25%` from the start; a value beyond an end is placed at that end. */
  at: (value: number) => string;
  /** The width between two values. */
  between: (from: number, to: number) => string;
  isWithin: (value: number) => boolean;
  /** A few round values. */
  ticks: number[];
}

/** `12.5%`, with as many decimals as are visible. */
export const percentOf = (value: number): string => `${Math.round(value * 100) / 100}%`;

/**
 * @param domain lower and upper end
 * @param range positions of the ends, in percent
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

/** The axis for shares. */
export const SHARES = createAxis([0, 100]);
