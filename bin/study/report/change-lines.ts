import type { ChangeChart } from "../../../functions/reports/content/report.ts";
import { displayWidth, padEnd, padStart, truncate } from "../../cli/display-width.ts";
import { cellOf } from "../../cli/interval-bar.ts";
import { oneLine } from "../../cli/printable.ts";
import { score } from "./figures.ts";
import { INDENT, paragraph, type Page } from "./page.ts";

const LONGEST_NAME = 24;
const AXIS = { shortest: 12, longest: 41 } as const;
const FIGURE = 7;

/** The way from one value to the other: `····○━━●··┊···`. */
function way({ paint }: Page, { before, after }: ChangeChart["rows"][number], chart: ChangeChart, width: number) {
  const cell = (value: number) => cellOf(value, chart.domain, width);
  const [from, to] = [cell(before), cell(after)];
  const reference = chart.reference && cell(chart.reference.value);
  const cells = Array.from({ length: width }, (_, at) => {
    if (at === to) return paint[after > before ? "good" : after < before ? "bad" : "middling"]("●");
    if (at === from) return "○";
    if (at > Math.min(from, to) && at < Math.max(from, to)) return "━";
    return paint.faint(at === reference ? "┊" : "·");
  });
  return cells.join("");
}

/** A row per thing that changed: where it was, where it is, and both values; what is noted of it stands behind. */
export function changeLines(page: Page, chart: ChangeChart): string[] {
  const { paint } = page;
  const names = chart.rows.map(({ label }) => oneLine(label));
  const nameWidth = Math.min(LONGEST_NAME, Math.max(...names.map(displayWidth)));
  const notes = Math.max(0, ...chart.rows.map(({ note }) => (note ? displayWidth(note) + 2 : 0)));
  const room = page.width - INDENT.length - nameWidth - 2 - 2 * FIGURE;
  const beside = notes > 0 && room - notes >= AXIS.shortest;
  const width = Math.max(AXIS.shortest, Math.min(AXIS.longest, room - (beside ? notes : 0)));
  const [low, high] = chart.domain.map((end) => page.number(end)) as [string, string];
  const margin = " ".repeat(INDENT.length + nameWidth + 2);
  const key = [
    `○ ${chart.legend.before}`,
    `● ${chart.legend.after}`,
    ...(chart.reference ? [`┊ ${chart.reference.label} (${score(page, chart.reference.value, chart.decimals)})`] : []),
    page.say("figures.axis", { low: chart.ends[0], high: chart.ends[1] }),
  ];
  return [
    paint.faint(margin + padEnd(low, width - displayWidth(high)) + high),
    ...chart.rows.flatMap((row, index) => [
      INDENT +
        padEnd(truncate(names[index] ?? "", nameWidth), nameWidth) +
        `  ${way(page, row, chart, width)}` +
        padStart(score(page, row.before, chart.decimals), FIGURE) +
        padStart(score(page, row.after, chart.decimals), FIGURE) +
        (beside && row.note ? paint.faint(`  ${row.note}`) : ""),
      ...(!beside && row.note ? paragraph(page, row.note, INDENT + INDENT, paint.faint) : []),
    ]),
    ...paragraph(page, key.join(page.say("figures.comma")), INDENT, paint.faint),
  ];
}
