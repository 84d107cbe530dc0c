import type { Table } from "../../../functions/reports/content/report.ts";
import { displayWidth, padEnd, padStart, truncate } from "../../cli/display-width.ts";
import { oneLine } from "../../cli/printable.ts";
import { wrap } from "../../cli/wrap.ts";
import type { Page } from "./page.ts";

const GAP = 2;
const NARROWEST = 6;

const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(displayWidth));

/** Cells of every column: as wide as its cells and the longest word of its head, the widest narrowed until all fit. */
function columnWidths({ columns, rows }: Table, room: number): number[] {
  const widths = columns.map(({ label }, column) =>
    Math.max(widest(oneLine(label).split(" ")), widest(rows.map((row) => oneLine(row[column] ?? "")))),
  );
  const total = () => widths.reduce((sum, width) => sum + width + GAP, -GAP);
  while (total() > room && Math.max(...widths) > NARROWEST) {
    const most = widths.indexOf(Math.max(...widths));
    widths[most] = widths[most]! - 1;
  }
  return widths;
}

/** A table in columns that fit the page, cells broken over lines where they are too long. */
export function tableLines(page: Page, table: Table, indent: string): string[] {
  const room = page.width - indent.length;
  const widths = columnWidths(table, room);
  const line = (cells: readonly string[]): string[] => {
    const parts = cells.map((cell, column) => wrap(oneLine(cell), widths[column] ?? NARROWEST));
    return Array.from({ length: Math.max(...parts.map(({ length }) => length)) }, (_, row) => {
      const texts = parts.map((part, column) => {
        const pad = table.columns[column]?.numeric ? padStart : padEnd;
        return pad(part[row] ?? "", widths[column] ?? NARROWEST);
      });
      return indent + truncate(texts.join(" ".repeat(GAP)).trimEnd(), room);
    });
  };
  return [...line(table.columns.map(({ label }) => label)).map(page.paint.faint), ...table.rows.flatMap(line)];
}
