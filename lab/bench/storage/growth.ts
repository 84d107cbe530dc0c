import type { Figure, Quantity } from "../figure.ts";

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

export const inThousands = (count: number): string => count.toLocaleString("en-US");

/** A line on what becomes of a quantity as something grows. */
export function growthFigure({ what, unit, of, small, large, atMost, load, details, data }: Growth): Figure {
  return {
    what,
    size: `${inThousands(large.size)} ${of}`,
    measured: { value: large.value, unit },
    over: { value: small.value, unit, what: `the same with ${inThousands(small.size)}` },
    ...(atMost === undefined ? {} : { target: { atMost } }),
    load,
    ...(details === undefined ? {} : { details }),
    ...(data ? { data } : {}),
  };
}
