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

/** A table with a title and a description in its properties, for people who have the document read aloud. */
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
/** The longest title or description that Word shows. */
const LONGEST_DESCRIPTION = 1_000;

const rule = { style: BorderStyle.SINGLE, size: 4, color: colours.rule };
const none = { style: BorderStyle.NONE };
const borders = { top: rule, bottom: rule, insideHorizontal: rule, left: none, right: none, insideVertical: none };

/** A column of a table in the layout: the contents of its head and cells, and its preferred width. */
export interface LaidOutColumn {
  head: Paragraph[];
  /** Paragraphs of each row. */
  cells: Paragraph[][];
  /** Preferred width in twentieths of a point; for figures and pictures also the least. */
  width: number;
  /** The width of the longest word. */
  least: number;
  /** The format of cells in addition to their paragraphs, by row; -1 is the head. */
  format?: (row: number) => Partial<ITableCellOptions>;
}

/** Margins left and right within a cell. */
const MARGIN = 80;
/** Approximate width of a letter in the font size of tables. */
const LETTER = 100;

/** A text column that would be wider breaks its lines instead, in letters. */
const WIDEST = 45;
const NARROWEST = 6;
/** A longer word is broken. */
const LONGEST_WORD = 22;

/** The layout of a table column, for its header and one cell for each row. */
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

/** Columns grow at most by this factor: readers lose the row over wide gaps. */
const GROWTH = 1.5;

/**
 * Widths within the page. Longest words have room first; then columns share the rest in proportion to their contents.
 */
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
  /** For people who have the document read aloud; null if the title is enough. */
  description: string | null;
  /** Between the margins of the page, in twentieths of a point. */
  available: number;
  /** Height of the head if its labels are vertical. */
  headHeight?: number;
}

/** The most rows of a table that is kept on one page. */
const SHORT = 12;

/** A table whose head is repeated on every page and whose rows are never split. */
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
      // A short table stays on one page; in a long one, the head stays with its first row.
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
