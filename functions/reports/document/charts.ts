import { Tab, TextRun, type Paragraph, type Table as WordTable } from "docx";
import { beginningOf } from "../../platform/text/text.ts";
import { textWidth } from "../../platform/text/text-width.ts";
import { chartTable } from "../content/chart-table.ts";
import type { Chart, MatrixChart, Table } from "../content/report.ts";
import { colours } from "./styles.ts";
import { picturesOf, stripRuns, swatch, type Pictures } from "./strips.ts";
import { columnsOf, tableOf, type LaidOutColumn } from "./tables.ts";
import { line, paragraph, runs } from "./words.ts";

export interface ChartPage {
  language: string;
  /** The last heading; its text is not repeated. */
  heading: string;
  /** Between the margins, in twentieths of a point. */
  available: number;
}

/** The width of a strip with margins, and of its blanks. */
const STRIP_WIDTH = 1_920;
const STRIP_END = 1_730;
/** The most letters that fit above a strip; longer texts take two lines. */
const ABOVE_STRIP = 18;

function axis([low, high]: readonly [string, string]): Paragraph[] {
  if (low.length + high.length > ABOVE_STRIP) return [paragraph("TableHead", low), paragraph("TableFigureHead", high)];
  const tabStops = [{ type: "right", position: STRIP_END }] as const;
  return [line("TableHead", low, [...runs(low), new TextRun({ children: [new Tab()] }), ...runs(high)], { tabStops })];
}

const picturesColumn = ({ strips, ends }: Pictures): LaidOutColumn => ({
  head: axis(ends),
  cells: strips.map((strip) => [line("TableText", "", stripRuns(strip))]),
  width: STRIP_WIDTH,
  least: STRIP_WIDTH,
});

/** The table of a chart with a strip for each row, placed before the first figure. */
function pictured(chart: Chart, table: Table, pictures: Pictures, available: number): LaidOutColumn[] {
  const columns = columnsOf(table);
  const picture = picturesColumn(pictures);
  const figures = table.columns.findIndex(({ numeric }) => numeric);
  // In a line chart, the first figure is the position on the axis, not the value.
  const place = figures + (chart.kind === "lines" ? 1 : 0);
  const beside = columns.toSpliced(place, 0, picture);
  if (beside.reduce((sum, { least }) => sum + least, 0) <= available) return beside;
  // Scales with many points leave no room next to their figures: the strip is put below the label.
  const [label = picture, ...rest] = columns;
  const below: LaidOutColumn = {
    head: [...label.head, ...picture.head],
    cells: label.cells.map((cell, row) => [...cell, ...(picture.cells[row] ?? [])]),
    width: Math.max(label.width, STRIP_WIDTH),
    least: STRIP_WIDTH,
  };
  return [below, ...rest];
}

/** The most people side by side in one table; the others follow in another table below. */
const PEOPLE_ABREAST = 16;
const LONGEST_UPRIGHT = 24;
const MARK_WIDTH = 360;

const upright = (name: string): string =>
  beginningOf(name, textWidth(name) > name.length ? LONGEST_UPRIGHT / 2 : LONGEST_UPRIGHT);

/** The tables of a matrix: a mark for each cell, and vertical names. */
function matrixTables(chart: MatrixChart, table: Table, { available }: ChartPage): WordTable[] {
  const people = chart.columns.length;
  const laidOut = columnsOf(table);
  const shown = { none: "", some: "●", first: "◆" };
  const columns = chart.columns.map((name, index): LaidOutColumn => {
    const marks = chart.rows.map(({ cells }) => cells[index] ?? "none");
    return {
      head: [paragraph("TableHead", upright(name))],
      cells: marks.map((mark) => [paragraph("TableMark", shown[mark])]),
      width: MARK_WIDTH,
      least: MARK_WIDTH,
      format: (row) => ({
        margins: { left: 20, right: 20, marginUnitType: "dxa" },
        ...(row === -1 ? { textDirection: "btLr", verticalAlign: "center" } : {}),
        ...(row >= 0 && marks[row] !== "none" ? { shading: { type: "clear", fill: colours.marked } } : {}),
      }),
    };
  });
  const abreast = Math.max(1, Math.ceil(people / Math.ceil(people / PEOPLE_ABREAST || 1)));
  const starts = Array.from({ length: Math.max(1, Math.ceil(people / abreast)) }, (_, index) => index * abreast);
  const headHeight = 160 + 88 * Math.max(0, ...chart.columns.map((name) => textWidth(upright(name))));
  return starts.map((start) =>
    tableOf([...laidOut.slice(0, 1), ...columns.slice(start, start + abreast), ...laidOut.slice(people + 1)], {
      title: chart.title,
      description: chart.alternative,
      available,
      headHeight,
    }),
  );
}

const matrixKey = ({ legend }: MatrixChart): string =>
  [legend.first === null ? "" : `◆ ${legend.first}`, `● ${legend.some}`].filter(Boolean).join("   ");

/** The title above a table, unless the heading already says it. */
export const captionOf = (title: string, { heading }: ChartPage): Paragraph[] =>
  heading.endsWith(title) ? [] : [paragraph("Caption", title)];

/** A chart: its title, its table with the picture in it, the meaning of its colours, and how to read its figures. */
export function chartBlocks(chart: Chart, page: ChartPage): (Paragraph | WordTable)[] {
  const table = chartTable(chart, page.language);
  const caption = captionOf(chart.title, page);
  const note = chart.note === null ? [] : [paragraph("Note", chart.note)];
  if (chart.kind === "matrix") {
    const tables = matrixTables(chart, table, page).flatMap((part) => [part, paragraph("Note", "")]);
    return [...caption, ...tables.slice(0, -1), paragraph("Note", matrixKey(chart)), ...note];
  }
  const pictures = picturesOf(chart, page.language);
  const columns = pictures ? pictured(chart, table, pictures, page.available) : columnsOf(table);
  const key = (pictures?.key ?? []).flatMap(({ colour, label }) => [...swatch(colour), ...runs(`${label}    `)]);
  return [
    ...caption,
    tableOf(columns, { title: chart.title, description: chart.alternative, available: page.available }),
    ...(key.length > 0 ? [line("Note", "", key)] : []),
    ...note,
  ];
}
