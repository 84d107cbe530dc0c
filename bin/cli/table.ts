import { displayWidth, padEnd, padStart } from "./display-width.ts";
import { printable } from "./printable.ts";
import { wrap } from "./wrap.ts";

type Cells = readonly string[];
type IsNumeric = (title: string, column: number) => boolean;

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");
const markdownRow = (cells: Cells): string => `| ${cells.map(cell).join(" | ")} |`;

/** A table in Markdown. @param isNumeric which columns hold figures, and are aligned to the right */
export const markdownTable = (titles: Cells, rows: readonly Cells[], isNumeric: IsNumeric): string =>
  [
    markdownRow(titles),
    markdownRow(titles.map((title, column) => (isNumeric(title, column) ? "--:" : ":--"))),
    ...rows.map(markdownRow),
  ].join("\n");

/** A column of a table for the terminal. */
export interface Column {
  /** In cells. */
  width: number;
  numeric?: boolean;
  paint?: (text: string) => string;
}

const GAP = "  ";

/** A row for the terminal, each cell broken to its column. @returns its lines */
export function textRow(cells: Cells, columns: readonly Column[]): string[] {
  const wrapped = columns.map(({ width }, column) => wrap(printable(cells[column] ?? ""), width));
  const height = Math.max(...wrapped.map(({ length }) => length));
  return Array.from({ length: height }, (_, line) =>
    columns
      .map(({ width, numeric, paint = String }, column) =>
        paint((numeric ? padStart : padEnd)(wrapped[column]?.[line] ?? "", width)),
      )
      .join(GAP)
      .trimEnd(),
  );
}

/** Columns that share a line, gaps between them left out. @param shares of each, in all at most 1 */
export const columnWidths = (line: number, shares: readonly number[]): number[] =>
  shares.map((share) => Math.floor((line - GAP.length * (shares.length - 1)) * share));

/** A table for the terminal whose columns are as wide as what stands in them. @returns its lines */
export function textTable(titles: Cells, rows: readonly Cells[], isNumeric: IsNumeric): string[] {
  const columns = titles.map((title, column) => ({
    width: Math.max(displayWidth(title), ...rows.map((row) => displayWidth(row[column] ?? ""))),
    numeric: isNumeric(title, column),
  }));
  return [titles, ...rows].flatMap((row) => textRow(row, columns));
}
