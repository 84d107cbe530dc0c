import type { Column, Table } from "../content/report.ts";
import { fitted, LINE, linesOf, widthOf } from "./fit.ts";
import { CELL, type Box, type Shape } from "./pptx/shape.ts";

/** Font size of cells, in points, and the margins left and right of them with some space. */
const SIZE = 11;
const MARGINS = 2 * CELL + 4;
const PADDING = 8;
/** The most lines of a cell; longer texts are cut. */
const MOST_LINES = 3;
/** More columns than these cannot be read on a slide. */
const MOST_COLUMNS = 9;
const NARROWEST = 56;
const WIDEST = 420;

function widthsOf(columns: readonly Column[], rows: readonly string[][], available: number): number[] {
  const wanted = columns.map(({ label }, at) => {
    const widths = [label, ...rows.map((cells) => cells[at] ?? "")].map((text) =>
      widthOf(text, { size: SIZE, bold: true }),
    );
    return Math.min(WIDEST, Math.max(NARROWEST, ...widths) + MARGINS);
  });
  const sum = wanted.reduce((total, width) => total + width, 0);
  return sum <= available ? wanted : wanted.map((width) => (width / sum) * available);
}

/** A table on as many slides as its rows need, its head on each; nothing for a table with too many columns. */
export function tablePages({ title, columns, rows }: Table, box: Box): Shape[][] {
  if (rows.length === 0 || columns.length > MOST_COLUMNS) return [];
  const widths = widthsOf(columns, rows, box.width);
  const roomOf = (at: number) => ({ width: widths[at]! - MARGINS, size: SIZE, bold: true });
  const cut = (cells: readonly string[]) => cells.map((cell, at) => fitted(cell, roomOf(at), MOST_LINES));
  const heightOf = (cells: readonly string[]) =>
    Math.max(1, ...cells.map((cell, at) => linesOf(cell, roomOf(at)))) * SIZE * LINE + PADDING;
  const head = cut(columns.map(({ label }) => label));
  const body = rows.map(cut);
  const row = Math.max(...body.map(heightOf));
  const pages = Math.ceil(body.length / Math.max(1, Math.floor((box.height - heightOf(head)) / row)));
  const most = Math.ceil(body.length / pages);
  const cellsOf = (cells: readonly string[]) =>
    cells.map((text, at) => ({ text, numeric: columns[at]?.numeric ?? false }));
  return Array.from({ length: pages }, (_, page) => {
    const shown = body.slice(page * most, (page + 1) * most);
    const heights = { head: heightOf(head), row };
    const sizes = { width: widths.reduce((sum, width) => sum + width, 0), height: heights.head + row * shown.length };
    return [
      {
        kind: "table" as const,
        name: title || "Table",
        description: title,
        box: { x: box.x, y: box.y, ...sizes },
        widths,
        rows: [head, ...shown].map(cellsOf),
        heights,
        size: SIZE,
      },
    ];
  });
}
