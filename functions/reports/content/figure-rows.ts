import type { Cell } from "../../findings/comparisons/schemas.ts";
import type { ComparedFigure } from "../../studies/report/compared-figures.ts";
import { amountIn, meanDecimals } from "./amounts.ts";
import { asInterval, type Writing } from "./context.ts";

/** The parts that all rows of a table of figures share. */
export interface FigureQuestion {
  question: string;
  /** For numbers and allocations. */
  unit: string | null;
}
export interface FigureRow {
  figure: ComparedFigure;
  /** The option or theme; null where the question has one figure. */
  label: string | null;
}

const names = {
  mean: "kinds.mean",
  top_two_box: "compared.top_two_box",
  nps: "kinds.nps",
  share: "tables.share",
  mean_rank: "kinds.mean_ranks",
} as const satisfies Record<ComparedFigure, string>;

export const figureName = ({ say }: Writing, figure: ComparedFigure): string => say(names[figure]);
export const rowName = (writing: Writing, { figure, label }: FigureRow): string => label ?? figureName(writing, figure);

/** Shares and boxes are percent, other figures in the numbers of their question. */
export const isPercent = ({ figure }: Pick<FigureRow, "figure">): boolean =>
  figure === "share" || figure === "top_two_box";

export function decimalsFor({ shareDecimals }: Writing, row: FigureRow, unit: string | null, value: number): number {
  if (isPercent(row)) return shareDecimals;
  if (row.figure === "nps") return 0;
  return unit === null ? 2 : meanDecimals(value);
}

/** A figure as its language writes it: `43 %`, `-12`, `3.42`, `12 days`. */
export function figureText(writing: Writing, row: FigureRow, { unit }: FigureQuestion, value: number): string {
  const decimals = decimalsFor(writing, row, unit, value);
  if (isPercent(row)) return writing.percent(value, decimals);
  if (row.figure === "nps") return writing.score(value, decimals);
  return row.figure === "mean" ? amountIn(writing, value, unit, decimals) : writing.number(value, decimals);
}

/** The 95 % interval of a figure, without its unit. */
export const endsText = (
  writing: Writing,
  row: FigureRow,
  { unit }: FigureQuestion,
  { value, interval }: Pick<Cell, "value" | "interval">,
): string => writing.intervalText(asInterval(interval), decimalsFor(writing, row, unit, value ?? 0));

/** `below 0.001`, or the p value. */
export const pText = ({ say, number }: Writing, p: number | null): string =>
  p === null ? "–" : p < 0.001 ? say("compared.p_below", { p: number(0.001, 3) }) : number(p, 3);
