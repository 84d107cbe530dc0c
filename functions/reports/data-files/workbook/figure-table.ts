import type { SummaryFigure } from "../summary-figure.ts";
import { isSpreadAdjusted } from "../summary-survey.ts";
import type { Cell } from "../xlsx-writer/sheet.ts";
import type { BreakColumn, BrokenRow } from "./breaks.ts";

/** A figure, with the share expected of people if there is one. */
export interface FigureLine {
  shown: SummaryFigure;
  adjusted: SummaryFigure | null;
}

/** Pairs shares with the shares expected of people, which follow them. */
export function linesOf(figures: readonly SummaryFigure[]): FigureLine[] {
  const adjusted = new Map(figures.filter(isSpreadAdjusted).map((one) => [one.item, one]));
  return figures
    .filter((one) => !isSpreadAdjusted(one))
    .map((shown) => ({ shown, adjusted: shown.figure === "share" ? (adjusted.get(shown.item) ?? null) : null }));
}

/** The columns that the tables of a sheet show in addition to the figures. Empty columns are left out. */
export interface Layout {
  weighted: boolean;
  adjusted: boolean;
  breaks: readonly BreakColumn[];
}

/** Marks figures of a group of fewer than five answers, which are not tested. */
export const FEW = "†";

const WIDTHS = { answer: 46, figure: 24, number: 14, group: 15, letters: 9 } as const;
/** Position of the column of values. */
export const VALUE = 4;

interface HeaderColumn {
  header: string;
  /** In characters. */
  width: number;
  numeric: boolean;
  centred?: boolean;
}

/** The column headers of the tables of a sheet. */
export function headerOf({ weighted, adjusted, breaks }: Layout): HeaderColumn[] {
  const number = (header: string) => ({ header, width: WIDTHS.number, numeric: true });
  return [
    { header: "answer", width: WIDTHS.answer, numeric: false },
    { header: "figure", width: WIDTHS.figure, numeric: false },
    { header: "unit", width: WIDTHS.letters, numeric: false },
    ...["count", "value", "interval_lower", "interval_upper", "base"].map(number),
    ...(weighted ? [number("effective_base")] : []),
    ...(adjusted ? ["spread_adjusted", "spread_lower", "spread_upper"].map(number) : []),
    ...breaks.flatMap(({ fact, letter, label }) => [
      { header: `${fact}: ${label} (${letter})`, width: WIDTHS.group, numeric: true },
      { header: `${letter} differs`, width: WIDTHS.letters, numeric: false, centred: true },
    ]),
  ];
}

/** Percentages are numbers from 0 to 1 in their cells, which are shown in percent. */
export const isPercent = ({ unit }: SummaryFigure): boolean => unit === "%";
/** Six decimals: more than any percentage has. */
export const fraction = (percent: number): number => Number((percent / 100).toFixed(6));

/** Two decimals would show nothing of smaller numbers. */
const SMALL = 0.01;

function figureCell(value: number | null | undefined, percent: boolean): Cell {
  if (value === null || value === undefined) return null;
  if (percent) return { value: fraction(value), style: "percent" };
  return Number.isInteger(value) || Math.abs(value) < SMALL ? value : { value, style: "decimal" };
}

/** The unweighted bases of the whole and of each group, and the effective sample of the whole. */
export const baseRow = ({ weighted, adjusted }: Layout, { total, cells }: BrokenRow): Cell[] => [
  ...["base", "base", "personas", null, null, null, null, total.base],
  ...(weighted ? [total.effective_n] : []),
  ...(adjusted ? [null, null, null] : []),
  ...cells.flatMap(({ base }) => [base, null]),
];

/** Keys of the cross-tab row of a figure. The cross-tab may use another name, or no option. */
export function comparedAs({ figure, item }: SummaryFigure): readonly string[] {
  if (figure === "net promoter score") return ["nps|"];
  if (figure === "mean rank") return [`mean_rank|${item ?? ""}`];
  if (figure.startsWith("mean, of ")) return [`mean|${item ?? ""}`];
  return [`${figure}|${item ?? ""}`, ...(item === "top two" ? ["top_two_box|"] : [])];
}

/** The key of a row of a cross-tab. */
export const keyOf = ({ figure, label }: BrokenRow): string => `${figure}|${label ?? ""}`;

/** @param broken the same figure by the standard breaks; undefined if no cross-tab has it */
export function figureRow(layout: Layout, { shown, adjusted }: FigureLine, broken: BrokenRow | undefined): Cell[] {
  const percent = isPercent(shown);
  const { item, figure, count, value, interval, unit, base } = shown;
  return [
    ...[item ?? figure, figure, percent ? null : unit, count],
    ...[value, interval?.[0], interval?.[1]].map((one) => figureCell(one, percent)),
    base,
    ...(layout.weighted ? [broken?.total.effective_n ?? null] : []),
    ...(layout.adjusted
      ? [adjusted?.value, adjusted?.interval?.[0], adjusted?.interval?.[1]].map((one) => figureCell(one, true))
      : []),
    ...layout.breaks.flatMap((_, index): Cell[] => {
      const cell = broken?.cells[index];
      if (!cell || cell.value === null) return [null, null];
      const letters = [...cell.differs_from, ...(cell.small_base ? [FEW] : [])].join(" ");
      return [figureCell(cell.value, percent), { value: letters, style: "centred" }];
    }),
  ];
}
