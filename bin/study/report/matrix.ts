import type { MatrixChart } from "../../../functions/reports/content/report.ts";
import { displayWidth, padEnd, padStart, truncate } from "../../cli/display-width.ts";
import { oneLine } from "../../cli/printable.ts";
import { labelLines } from "./chart.ts";
import { interval, percent } from "./figures.ts";
import { INDENT, paragraph, type Page } from "./page.ts";

const CELL = 3;
const SHORTEST_LABEL = 8;
const LEAST_SHARE_WIDTH = 10;
/** ` (57–100)` */
const ENDS_WIDTH = 10;

/** Whether so many people have columns side by side, with room for what the rows are called. */
export const fitsPage = ({ width }: Page, { columns }: MatrixChart): boolean =>
  width - INDENT.length - CELL * columns.length - LEAST_SHARE_WIDTH - ENDS_WIDTH >= 2 * SHORTEST_LABEL;

/** What is true of whom: a row per thing, a column per person, and the share of the people. */
export function matrixLines(page: Page, { columns, rows, legend }: MatrixChart): string[] {
  const { paint, say } = page;
  const head = say("tables.share");
  const shareWidth = Math.max(LEAST_SHARE_WIDTH, displayWidth(head) + 2);
  const room = page.width - INDENT.length - CELL * columns.length - shareWidth - ENDS_WIDTH;
  const longest = Math.max(SHORTEST_LABEL, ...rows.map(({ label }) => displayWidth(oneLine(label))));
  const labelWidth = Math.min(room, longest);
  const numbers = columns.map((_, index) => padStart(String(index + 1), CELL)).join("");
  const marks = { none: paint.faint("·"), some: paint.accent("●"), first: paint.good("◆") };
  const key = [...(legend.first === null ? [] : [`◆ ${legend.first}`]), `● ${legend.some}`];
  return [
    INDENT + " ".repeat(labelWidth) + paint.faint(numbers + padStart(head, shareWidth)),
    ...rows.flatMap(({ label, cells, share, interval: ends }) => {
      const [first = "", ...more] = labelLines(label, labelWidth);
      const figures =
        share === null
          ? ""
          : padStart(percent(page, share, 0), shareWidth) +
            paint.faint(padStart(`(${interval(page, ends, 0)})`, ENDS_WIDTH));
      return [
        INDENT + padEnd(first, labelWidth) + cells.map((cell) => " ".repeat(CELL - 1) + marks[cell]).join("") + figures,
        ...more.map((line) => INDENT + line.trimEnd()),
      ];
    }),
    ...numbered(page, columns.map(oneLine)).map((line) => INDENT + paint.faint(line)),
    ...paragraph(page, key.join(say("figures.comma")), INDENT, paint.faint),
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
