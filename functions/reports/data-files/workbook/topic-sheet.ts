import type { BarChart } from "../xlsx-writer/chart.ts";
import { firstCell } from "../xlsx-writer/places.ts";
import type { Cell, Sheet } from "../xlsx-writer/sheet.ts";
import type { Breaks } from "./breaks.ts";
import { figureChart, reachCells } from "./figure-chart.ts";
import { baseRow, comparedAs, FEW, figureRow, headerOf, keyOf, linesOf } from "./figure-table.ts";
import type { FigureLine, Layout } from "./figure-table.ts";
import type { Topic } from "./topics.ts";

const NOTE =
  "Letters: the groups of the same break that a figure differs from at 5 % (Holm over all tests of its question). " +
  `${FEW}: fewer than 5 answers, read with care. Shares and means are weighted where the study is, bases are heads.`;

/** In pixels. */
const ROW_HEIGHT = 20;
/** Rows above the tables: the title, the link back, and an empty one. */
const HEAD_ROWS = 3;

/** A table with its place on the sheet. */
interface PlacedTable {
  heading: string;
  questionId: string | null;
  lines: readonly FigureLine[];
  /** Row of its header, and row of its first figure, counted from 1. */
  row: number;
  first: number;
  chart: BarChart | null;
}

/** Tables and their pictures, one below the other, and the row below all of them. */
function placed(
  sheet: string,
  tables: readonly Pick<PlacedTable, "heading" | "questionId" | "lines">[],
  hidden: number,
): { tables: PlacedTable[]; end: number } {
  let next = HEAD_ROWS + 1;
  const all = tables.map((table): PlacedTable => {
    const row = next + (table.heading === "" ? 0 : 1);
    // A row for the bases of the groups is between the header and the figures of a question.
    const first = row + (table.questionId === null ? 1 : 2);
    const below = first + table.lines.length + 1;
    const chart = figureChart(table.heading, table.lines, { sheet, first, below, hidden });
    next = chart ? below + Math.ceil(chart.at.height / ROW_HEIGHT) + 1 : below;
    return { ...table, row, first, chart };
  });
  return { tables: all, end: next };
}

/** Rows of a table, starting with its header. */
function* tableRows({ lines, questionId }: PlacedTable, layout: Layout, breaks: Breaks): Generator<Cell[]> {
  yield headerOf(layout).map((one): Cell => ({
    value: one.header,
    style: one.centred ? "centredTableHeader" : one.numeric ? "numericTableHeader" : "tableHeader",
  }));
  const broken = questionId === null ? [] : breaks.rowsOf(questionId);
  const byKey = new Map(broken.map((one) => [keyOf(one), one]));
  if (questionId !== null) yield broken[0] ? baseRow(layout, broken[0]) : [];
  for (const line of lines) {
    const found = comparedAs(line.shown).find((key) => byKey.has(key));
    yield [...figureRow(layout, line, found === undefined ? undefined : byKey.get(found)), ...reachCells(line)];
  }
}

interface TopicOptions {
  weighted: boolean;
  /** The sheet of the summary, and the text of the link to it. */
  back: { sheet: string; text: string };
}

/**
 * A sheet of figures: a table for each subject, with a picture below, the standard breaks next to the figures, and a
 * link back to the summary. The breaks are computed while the sheet is written.
 * @param sheet its name from `sheetNamer`
 */
export function topicSheet(sheet: string, topic: Topic, breaks: Breaks, { weighted, back }: TopicOptions): Sheet {
  const all = topic.tables.map(({ figures, ...table }) => ({ ...table, lines: linesOf(figures) }));
  const isBroken = all.some(({ questionId }) => questionId !== null);
  const layout: Layout = {
    weighted: weighted && isBroken,
    adjusted: all.some(({ lines }) => lines.some(({ adjusted }) => adjusted !== null)),
    breaks: isBroken ? breaks.columns : [],
  };
  const widths = headerOf(layout).map(({ width }) => width);
  const { tables, end } = placed(sheet, all, widths.length);
  function* rows(): Generator<readonly Cell[]> {
    yield [{ value: topic.title, style: "title" }];
    yield [{ value: back.text, style: "link", to: firstCell(back.sheet) }];
    let written = HEAD_ROWS - 1;
    const emptyUntil = function* (row: number): Generator<readonly Cell[]> {
      for (; written < row - 1; written += 1) yield [];
    };
    for (const table of tables) {
      const { heading, row, first, lines } = table;
      if (heading !== "") {
        yield* emptyUntil(row - 1);
        yield [{ value: heading, style: "heading" }];
        written += 1;
      }
      yield* emptyUntil(row);
      yield* tableRows(table, layout, breaks);
      written = first + lines.length - 1;
    }
    yield* emptyUntil(end);
    if (layout.breaks.length > 0) yield [{ value: NOTE, style: "note" }];
  }
  return {
    name: sheet,
    widths: [...widths, 0, 0],
    rows: { [Symbol.iterator]: rows },
    charts: tables.flatMap(({ chart }) => chart ?? []),
  };
}
