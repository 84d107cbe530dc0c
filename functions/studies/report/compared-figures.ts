/** Figures that a table can have a row for. */
export const comparedFigures = ["mean", "top_two_box", "nps", "share", "mean_rank"] as const;
export type ComparedFigure = (typeof comparedFigures)[number];
