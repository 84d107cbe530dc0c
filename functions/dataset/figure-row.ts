/** Figures that a table can have a row for. */
export const comparedFigures = ["mean", "top_two_box", "nps", "share", "mean_rank"] as const;
export type ComparedFigure = (typeof comparedFigures)[number];

/** What one row of a table is made of: what each participant brings to the figure. */
export interface FigureRow {
  figure: ComparedFigure;
  /** The option or theme. */
  label: string | null;
  /** Which end is the better one; null where neither is: a child's age, the share of those who say no. */
  best: "highest" | "lowest" | null;
  /** `counted`: 0 or 1; `probability`: 0 to 1; `measured`: numbers within `bounds`. */
  values: "counted" | "probability" | "measured";
  bounds: readonly [number, number];
  /** By participant; whoever did not answer is absent. */
  of: ReadonlyMap<string, number>;
}
