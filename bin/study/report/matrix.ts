import { displayWidth, padEnd, padStart, truncate } from "../../cli/display-width.ts";
import { oneLine } from "../../cli/printable.ts";
import { labelLines } from "./chart.ts";
import { interval, percent } from "./figures.ts";
import { INDENT, paragraph, type Page } from "./page.ts";

export interface MatrixRow {
  /** Stands above the row, where a new part begins. */
  title?: string;
  /** Stands before the label: a number. */
  id?: string;
  label: string;
  /** One per column, painted, one cell wide. */
  marks: readonly string[];
  share: number;
  share_interval: readonly number[];
}

const CELL = 3;
const SHORTEST_LABEL = 8;
const LEAST_SHARE_WIDTH = 10;
/** ` (57–100)` */
const ENDS_WIDTH = 10;

/**
 * What is true of whom: a row per thing, a column per person, and the share of the people.
 * @param names of the columns; they are numbered, and named below
 * @param head of the share
 */
export function matrix(page: Page, rows: readonly MatrixRow[], names: readonly string[], head: string): string[] {
  const { paint } = page;
  const shareWidth = Math.max(LEAST_SHARE_WIDTH, displayWidth(head) + 2);
  const room = page.width - INDENT.length - CELL * names.length - shareWidth - ENDS_WIDTH;
  const idWidth = Math.max(0, ...rows.map(({ id }) => (id ? displayWidth(id) + 2 : 0)));
  const longest = Math.max(SHORTEST_LABEL, ...rows.map(({ label }) => displayWidth(oneLine(label))));
  const labelWidth = Math.min(room - idWidth, longest);
  const numbers = names.map((_, index) => padStart(String(index + 1), CELL)).join("");
  return [
    INDENT + " ".repeat(idWidth + labelWidth) + paint.faint(numbers + padStart(head, shareWidth)),
    ...rows.flatMap(({ title, id = "", label, marks, share, share_interval }) => {
      const [first = "", ...more] = labelLines(label, labelWidth);
      const cells = marks.map((mark) => " ".repeat(CELL - 1) + mark).join("");
      const ends = paint.faint(padStart(`(${interval(page, share_interval, 0)})`, ENDS_WIDTH));
      return [
        ...(title ? paragraph(page, oneLine(title), INDENT, paint.strong) : []),
        INDENT +
          padEnd(id, idWidth) +
          padEnd(first, labelWidth) +
          cells +
          padStart(percent(page, share, 0), shareWidth) +
          ends,
        ...more.map((line) => INDENT + " ".repeat(idWidth) + line.trimEnd()),
      ];
    }),
    ...numbered(page, names).map((line) => INDENT + paint.faint(line)),
  ];
}

/** `1 Änne Größmann · 2 Jana Fischer`, broken only between people. */
function numbered({ width }: Page, names: readonly string[]): string[] {
  const lines: string[] = [];
  for (const [index, name] of names.entries()) {
    const entry = truncate(`${index + 1} ${name}`, width - INDENT.length);
    const longer = `${lines.at(-1)} · ${entry}`;
    if (lines.length > 0 && displayWidth(longer) <= width - INDENT.length) lines[lines.length - 1] = longer;
    else lines.push(entry);
  }
  return lines;
}
