import { textWidth } from "../../platform/text/text-width.ts";
import type { Column, Table } from "../content/report.ts";
import { escaped } from "./text.ts";

/** Cells are filled up to this width, so that columns stay below each other where the file is read as text. */
const WIDEST = 48;

const cell = (text: string): string => escaped(text).replaceAll("|", "\\|");

/** The rule below the head, which sets the alignment of a column. */
const rule = ({ numeric }: Column, width: number): string =>
  numeric ? `${"-".repeat(width - 1)}:` : "-".repeat(width);

/** A table as GitHub's Markdown has it, with columns below each other in the text as well. */
export function markdownTable({ columns, rows }: Pick<Table, "columns" | "rows">): string {
  const lines = [columns.map(({ label }) => label), ...rows].map((row) => columns.map((_, at) => cell(row[at] ?? "")));
  const widths = columns.map((_, at) =>
    Math.max(3, ...lines.map((line) => Math.min(WIDEST, textWidth(line[at] ?? "")))),
  );
  const written = (line: readonly string[]): string =>
    `| ${line
      .map((text, at) => {
        const gap = " ".repeat(Math.max(0, (widths[at] ?? 0) - textWidth(text)));
        return columns[at]?.numeric ? gap + text : text + gap;
      })
      .join(" | ")} |`;
  const [head = [], ...body] = lines;
  return [head, columns.map((column, at) => rule(column, widths[at] ?? 3)), ...body].map(written).join("\n");
}
