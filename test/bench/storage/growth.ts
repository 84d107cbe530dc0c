import type { Figure, Quantity, Target } from "../figure.ts";

/** The same quantity at a smaller and a larger size. */
export interface Growth {
  what: string;
  unit: Quantity["unit"];
  /** What there is more of: "entries". */
  of: string;
  small: { size: number; value: number };
  large: { size: number; value: number };
  /** What the ratio may be at most; without it any is told. */
  atMost?: number;
  load: number;
  details?: string;
  data?: Record<string, unknown>;
}

export const inThousands = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ",");

/** A line on what becomes of a quantity as something grows. */
export function growthFigure({ what, unit, of, small, large, atMost, load, details, data }: Growth): Figure {
  const target: Target | undefined = atMost === undefined ? undefined : { atMost };
  return {
    what,
    size: `${inThousands(large.size)} ${of}`,
    measured: { value: large.value, unit },
    over: { value: small.value, unit, what: `the same with ${inThousands(small.size)}` },
    ...(target ? { target } : {}),
    load,
    ...(details === undefined ? {} : { details }),
    ...(data ? { data } : {}),
  };
}

/** The middle of some values; of an even number the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
}
