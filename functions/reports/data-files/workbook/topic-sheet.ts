import type { SummaryFigure } from "../summary-figure.ts";
import { isSpreadAdjusted } from "../summary-survey.ts";
import type { BarChart } from "../xlsx-writer/chart.ts";
import { topOf, type Range } from "../xlsx-writer/places.ts";
import type { Cell, Sheet, Value } from "../xlsx-writer/sheet.ts";
import type { BreakColumn, Breaks, BrokenRow } from "./breaks.ts";
import type { Topic, TopicTable } from "./topics.ts";

/** A share of persona figures with what is expected of people beside it. */
interface FigureLine {
  shown: SummaryFigure;
  adjusted: SummaryFigure | null;
}

/** A table of a sheet with the row that it begins in. */
interface PlacedTable extends TopicTable {
  lines: readonly FigureLine[];
  /** Of its header, from 1. */
  row: number;
  chart: BarChart | null;
}

/** Marks figures of a group of fewer than five answers, which are not tested. */
const FEW = "†";
const NOTE =
  "Letters: the groups of the same break that a figure differs from at 5 % (Holm over all tests of its question). " +
  `${FEW}: fewer than 5 answers, read with care. Shares and means are weighted where the study is, bases are heads.`;

const VALUE = 3;
const WIDTHS = { answer: 46, figure: 24, number: 11, letters: 9 } as const;
/** Of a picture, in pixels; and of a row. */
const CHART = { width: 760, perBar: 26, around: 110 } as const;
const ROW_HEIGHT = 20;

/** Pairs shares with what is expected of people, which follows them. */
function linesOf(figures: readonly SummaryFigure[]): FigureLine[] {
  const adjusted = new Map(figures.filter(isSpreadAdjusted).map((one) => [one.item, one]));
  return figures
    .filter((one) => !isSpreadAdjusted(one))
    .map((shown) => ({ shown, adjusted: shown.figure === "share" ? (adjusted.get(shown.item) ?? null) : null }));
}

/** Percentages are numbers from 0 to 1 in their cells, which are shown in percent. */
const isPercent = ({ unit }: SummaryFigure) => unit === "%";
const fraction = (percent: number) => Number((percent / 100).toFixed(6));

function figureCell(value: number | null | undefined, percent: boolean): Cell {
  if (value === null || value === undefined) return null;
  return percent ? { value: fraction(value), style: "percent" } : value;
}

/** Figures that a cross-tab has under another name, or without an option. */
function comparedAs({ figure, item }: SummaryFigure): readonly string[] {
  if (figure === "net promoter score") return ["nps|"];
  if (figure === "mean rank") return [`mean_rank|${item ?? ""}`];
  if (figure.startsWith("mean, of ")) return [`mean|${item ?? ""}`];
  return [`${figure}|${item ?? ""}`, ...(item === "top two" ? ["top_two_box|"] : [])];
}

/** What a sheet shows beside the figures: only columns that something stands in. */
interface Layout {
  weighted: boolean;
  adjusted: boolean;
  breaks: readonly BreakColumn[];
}

const groupName = ({ fact, letter, label }: BreakColumn): string => `${fact}: ${label} (${letter})`;

function headerOf({ weighted, adjusted, breaks }: Layout): { header: string; width: number; numeric: boolean }[] {
  const number = (header: string) => ({ header, width: WIDTHS.number, numeric: true });
  return [
    { header: "answer", width: WIDTHS.answer, numeric: false },
    { header: "figure", width: WIDTHS.figure, numeric: false },
    ...["count", "value", "interval_lower", "interval_upper"].map(number),
    { header: "unit", width: WIDTHS.number, numeric: false },
    number("base"),
    ...(weighted ? [number("effective_base")] : []),
    ...(adjusted ? ["spread_adjusted", "spread_lower", "spread_upper"].map(number) : []),
    ...breaks.flatMap((group) => [
      { header: groupName(group), width: WIDTHS.number, numeric: true },
      { header: `${group.letter} differs`, width: WIDTHS.letters, numeric: false },
    ]),
  ];
}

/** Bases of the groups of all breaks, where they are not those of the row above. */
function baseRow({ weighted, adjusted }: Layout, { total, cells }: BrokenRow): Cell[] {
  return [
    ...["", "base", null, null, null, null, "persons", total.base],
    ...(weighted ? [total.effective_n] : []),
    ...(adjusted ? [null, null, null] : []),
    ...cells.flatMap(({ base }) => [base, null]),
  ];
}

function figureRow(layout: Layout, { shown, adjusted }: FigureLine, broken: BrokenRow | undefined): Cell[] {
  const percent = isPercent(shown);
  const { item, figure, count, value, interval, unit, base } = shown;
  return [
    ...([item ?? figure, figure, count] satisfies Value[]),
    ...[value, interval?.[0], interval?.[1]].map((one) => figureCell(one, percent)),
    percent ? null : unit,
    base,
    ...(layout.weighted ? [broken?.total.effective_n ?? null] : []),
    ...(layout.adjusted
      ? [adjusted?.value, adjusted?.interval?.[0], adjusted?.interval?.[1]].map((one) => figureCell(one, true))
      : []),
    ...(broken?.cells ?? []).flatMap((cell) => [
      figureCell(cell.value, percent),
      [...cell.differs_from, ...(cell.small_base && cell.value !== null ? [FEW] : [])].join(" ") || null,
    ]),
  ];
}

/** The longest run of figures of one sort, one for each answer: what a picture shows. */
function drawnLines(lines: readonly FigureLine[]): { from: number; count: number } | null {
  let best = { from: 0, count: 0 };
  for (let from = 0; from < lines.length;) {
    const { figure, item } = lines[from]!.shown;
    const continues = ({ shown }: FigureLine) => shown.figure === figure && shown.value !== null && !shown.box;
    let to = from;
    while (to < lines.length && continues(lines[to]!)) to += 1;
    if (item !== null && to - from > best.count) best = { from, count: to - from };
    from = Math.max(to, from + 1);
  }
  return best.count > 1 ? best : null;
}

/** @param below row that the picture stands in */
function chartOf(sheet: string, title: string, lines: readonly FigureLine[], rows: Chartable): BarChart | null {
  const drawn = drawnLines(lines);
  if (!drawn) return null;
  const shown = lines.slice(drawn.from, drawn.from + drawn.count).map((line) => line.shown);
  const percent = shown.every(isPercent);
  const scaled = (value: number) => (percent ? fraction(value) : value);
  const cells = (column: number): Range => ({
    sheet,
    columns: [column, column],
    rows: [rows.first + drawn.from, rows.first + drawn.from + drawn.count - 1],
  });
  return {
    kind: "bars",
    title,
    at: { column: 0, row: rows.below, width: CHART.width, height: CHART.around + CHART.perBar * drawn.count },
    names: { cells: cells(0), cached: shown.map(({ item }) => item ?? "") },
    values: { cells: cells(VALUE), cached: shown.map(({ value }) => scaled(value ?? 0)) },
    intervals: shown.map(({ interval }) => interval && interval.map(scaled)),
    format: percent ? "0%" : "General",
  };
}

/** The row of the first figure, and the first row below the table. */
interface Chartable {
  first: number;
  below: number;
}

/** Rows above the tables: the title, the way back, and an empty one. */
const HEAD_ROWS = 3;

/** Where the tables of a sheet and their pictures stand, one below the other. */
function placed(sheet: string, { tables }: Topic): { tables: PlacedTable[]; end: number } {
  let next = HEAD_ROWS + 1;
  const all = tables.map((table): PlacedTable => {
    const lines = linesOf(table.figures);
    const row = next + (table.heading === "" ? 0 : 1);
    // A row for the bases of the groups stands between the header and the figures.
    const first = row + 2;
    const below = first + lines.length + 1;
    const chart = chartOf(sheet, table.heading, lines, { first, below });
    next = chart ? below + Math.ceil(chart.at.height / ROW_HEIGHT) + 1 : below;
    return { ...table, lines, row, chart };
  });
  return { tables: all, end: next };
}

const emptyRows = (from: number, to: number): Cell[][] => Array.from({ length: Math.max(0, to - from) }, () => []);

/**
 * A sheet of figures: a table for each of what it is about, with a picture below, the standard breaks beside the
 * figures, and a way back to the summary. The breaks are computed while the sheet is written.
 * @param sheet its name, as it was given out
 */
export function topicSheet(sheet: string, topic: Topic, breaks: Breaks, { weighted, back }: TopicOptions): Sheet {
  const { tables, end } = placed(sheet, topic);
  const isBroken = tables.some(({ questionId }) => questionId !== null);
  const layout: Layout = {
    weighted: weighted && isBroken,
    adjusted: tables.some(({ lines }) => lines.some(({ adjusted }) => adjusted !== null)),
    breaks: isBroken ? breaks.columns : [],
  };
  const header = headerOf(layout);
  function* rows(): Generator<Cell[]> {
    yield [{ value: topic.title, style: "title" }];
    yield [{ value: back.text, style: "link", to: topOf(back.sheet) }];
    yield [];
    let written = HEAD_ROWS;
    for (const { heading, lines, row, questionId } of tables) {
      const before = row - (heading === "" ? 0 : 1);
      const gap = emptyRows(written + 1, before);
      yield* gap;
      if (heading !== "") yield [{ value: heading, style: "heading" }];
      yield header.map((one): Cell => ({
        value: one.header,
        style: one.numeric ? "numericTableHeader" : "tableHeader",
      }));
      const broken = questionId === null ? [] : breaks.rowsOf(questionId);
      const byFigure = new Map(broken.map((one) => [`${one.figure}|${one.label ?? ""}`, one]));
      yield broken[0] ? baseRow(layout, broken[0]) : [];
      for (const line of lines) {
        const own = comparedAs(line.shown)
          .map((key) => byFigure.get(key))
          .find((one) => one !== undefined);
        yield figureRow(layout, line, own);
      }
      written = row + 1 + lines.length;
    }
    yield* emptyRows(written + 1, end);
    if (layout.breaks.length > 0) yield [{ value: NOTE, style: "note" }];
  }
  return {
    name: sheet,
    widths: header.map(({ width }) => width),
    rows: { [Symbol.iterator]: rows },
    charts: tables.flatMap(({ chart }) => chart ?? []),
  };
}

interface TopicOptions {
  weighted: boolean;
  /** The sheet of the summary, and what leads there. */
  back: { sheet: string; text: string };
}
