import type { ComparedFigure } from "../studies/report/compared-figures.ts";

/** The data of one row of a table: each participant's contribution to the figure. */
export interface FigureRow {
  figure: ComparedFigure;
  /** The option or theme. */
  label: string | null;
  /** Which end is the better one. Null if neither is: a child's age, the share of people who say no. */
  best: "highest" | "lowest" | null;
  /** `counted`: 0 or 1; `probability`: 0 to 1; `measured`: numbers within `bounds`. */
  values: "counted" | "probability" | "measured";
  bounds: readonly [number, number];
  /** Values by participant; participants who did not answer are absent. */
  of: ReadonlyMap<string, number>;
}
