import {
  BorderStyle,
  BuilderElement,
  Table as WordTable,
  TableCell,
  TableRow,
  type ITableCellOptions,
  type ITableOptions,
  type ITableRowOptions,
  type Paragraph,
  type XmlComponent,
} from "docx";
import { beginningOf } from "../../platform/text/text.ts";
import { textWidth } from "../../platform/text/text-width.ts";
import type { Column, Table } from "../content/report.ts";
import { writable } from "../../platform/text/writable.ts";
import { paragraph } from "./words.ts";
import { colours } from "./styles.ts";

/** A table that is called and described in its properties, for whoever has the document read aloud. */
class DescribedTable extends WordTable {
  constructor(options: ITableOptions, title: string, description: string | null) {
    super(options);
    const properties = this.root[0] as XmlComponent;
    const add = (name: string, text: string) => {
      const value = beginningOf(writable(text), LONGEST_DESCRIPTION);
      properties.addChildElement(new BuilderElement({ name, attributes: { value: { key: "w:val", value } } }));
    };
    add("w:tblCaption", title);
    if (description !== null) add("w:tblDescription", description);
  }
}
/** What Word shows of either. */
const LONGEST_DESCRIPTION = 1_000;

const rule = { style: BorderStyle.SINGLE, size: 4, color: colours.rule };
const none = { style: BorderStyle.NONE };
const borders = { top: rule, bottom: rule, insideHorizontal: rule, left: none, right: none, insideVertical: none };

/** A column of a table as it is laid out: what stands in its head and cells, and how wide it would like to be. */
export interface LaidOutColumn {
  head: Paragraph[];
  /** Paragraphs of each row. */
  cells: Paragraph[][];
  /** Twentieths of a point; of figures and pictures also the least. */
  width: number;
  /** The longest word takes so much. */
  least: number;
  /** How cells are made, beside their paragraphs; by row, -1 for the head. */
  format?: (row: number) => Partial<ITableCellOptions>;
}

/** Margins left and right within a cell. */
const MARGIN = 80;
/** About what a letter of the table's size takes. */
const LETTER = 100;

/** A text column that is wider than this breaks its lines instead. */
const WIDEST = 45;
const NARROWEST = 6;
/** A longer word is broken. */
const LONGEST_WORD = 22;

/** A column of a table by what it holds: its cells, as many as there are rows. */
export function columnOf({ label, numeric }: Column, cells: readonly string[]): LaidOutColumn {
  const style = numeric ? "TableFigure" : "TableText";
  const widthIn = (texts: readonly string[], widest: number) =>
    Math.min(widest, Math.max(numeric ? 1 : NARROWEST, ...texts.map(textWidth))) * LETTER + 2 * MARGIN;
  // Labels of figures may break between words; figures may not.
  const words = [label, ...cells].flatMap((text) => text.split(/\s/u));
  const width = widthIn(numeric ? [...cells, ...label.split(/\s/u)] : [label, ...cells], WIDEST);
  return {
    head: [paragraph(numeric ? "TableFigureHead" : "TableHead", label)],
    cells: cells.map((cell) => [paragraph(style, cell)]),
    width,
    least: numeric ? width : widthIn(words, LONGEST_WORD),
  };
}

/** The columns of a table. */
export const columnsOf = ({ columns, rows }: Table): LaidOutColumn[] =>
  columns.map((column, index) =>
    columnOf(
      column,
      rows.map((row) => row[index] ?? ""),
    ),
  );

/** Columns grow to this much of what they hold, no further: eyes lose the row over wide gaps. */
const GROWTH = 1.5;

/** Widths within the page: longest words have room first, then columns share what is left by what they hold. */
function widthsFor(columns: readonly LaidOutColumn[], available: number): number[] {
  const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
  const least = sum(columns.map((column) => column.least));
  const wanted = sum(columns.map((column) => column.width)) - least;
  const growth = Math.min(GROWTH, Math.max(0, (available - least) / (wanted || 1)));
  const shrinking = Math.min(1, available / least);
  return columns.map((column) => Math.floor((column.least + (column.width - column.least) * growth) * shrinking));
}

export interface TableLook {
  title: string;
  /** For whoever has the document read aloud; null where the title says it. */
  description: string | null;
  /** Between the margins of the page, in twentieths of a point. */
  available: number;
  /** Height of the head where its labels stand upright. */
  headHeight?: number;
}

/** Rows of a table that is kept on one page. */
const SHORT = 12;

/** A table with its head repeated on every page and rows that no page cuts. */
export function tableOf(columns: readonly LaidOutColumn[], look: TableLook): WordTable {
  const widths = widthsFor(columns, look.available);
  const cell = (column: LaidOutColumn, index: number, row: number) =>
    new TableCell({
      children: (row === -1 ? column.head : column.cells[row]) ?? [],
      width: { size: widths[index] ?? 0, type: "dxa" },
      verticalAlign: row === -1 ? "bottom" : "center",
      ...column.format?.(row),
    });
  const count = columns[0]?.cells.length ?? 0;
  const rowOf = (row: number, options: Partial<ITableRowOptions> = {}) =>
    new TableRow({
      children: columns.map((column, index) => cell(column, index, row)),
      cantSplit: true,
      // A short table stays on one page; of a long one its head stays with its first row.
      ...(row < count - 1 && (count <= SHORT || row === -1) ? { keepNext: true } : {}),
      ...options,
    });
  const height = look.headHeight;
  return new DescribedTable(
    {
      columnWidths: widths,
      width: { size: widths.reduce((sum, width) => sum + width, 0), type: "dxa" },
      layout: "fixed",
      borders,
      margins: { left: MARGIN, right: MARGIN, marginUnitType: "dxa" },
      tableLook: { firstRow: true, firstColumn: true, noHBand: true, noVBand: true },
      rows: [
        rowOf(-1, { tableHeader: true, ...(height ? { height: { value: height, rule: "exact" } } : {}) }),
        ...Array.from({ length: count }, (_, row) => rowOf(row)),
      ],
    },
    look.title,
    look.description,
  );
}
