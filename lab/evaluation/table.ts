import { noPaint, type Paint } from "../../bin/cli/paint.ts";
import { printable } from "../../bin/cli/printable.ts";
import { columnWidths, textRow } from "../../bin/cli/table.ts";
import type { Line } from "./line.ts";

const COLUMNS = [
  { title: "measure", share: 0.34 },
  { title: "value", share: 0.14 },
  { title: "random baseline", share: 0.22 },
  { title: "verdict", share: 0.3 },
] as const;

/** How many checks hold, fail and were skipped, in words. */
export function summaryOf(lines: readonly Line[]): string {
  const count = (holds: boolean | null) => lines.filter((line) => line.holds === holds).length;
  return (
    `${count(true)} of ${lines.length} checks are better than chance, ${count(false)} are not, ${count(null)} could ` +
    "not be told."
  );
}

/**
 * The lines as one table with a heading per section, ending in a line break.
 * @param width cells of a line, at least 60
 */
export function renderTable(
  lines: readonly Line[],
  { width, paint = noPaint }: { width: number; paint?: Paint },
): string {
  const widths = columnWidths(
    width,
    COLUMNS.map(({ share }) => share),
  );
  const row = (cells: readonly string[], paints: readonly ((text: string) => string)[]): string[] =>
    textRow(
      cells,
      widths.map((own, column) => ({ width: own, paint: paints[column] ?? String })),
    );
  const plain = (text: string) => text;
  const verdictPaint = ({ holds }: Line) => (holds === null ? paint.faint : holds ? paint.good : paint.bad);
  const titles = COLUMNS.map(({ title }) => title);
  const faint = titles.map(() => paint.faint);
  const sections = [...Map.groupBy(lines, ({ section }) => section)];
  return [
    ...row(titles, faint),
    ...sections.flatMap(([section, members]) => [
      "",
      paint.strong(printable(section)),
      paint.faint("─".repeat(width)),
      ...members.flatMap((line) =>
        row(
          [line.measure, line.shown, line.random, line.verdict],
          [plain, paint.strong, paint.faint, verdictPaint(line)],
        ),
      ),
    ]),
    "",
    summaryOf(lines),
    "",
  ].join("\n");
}
