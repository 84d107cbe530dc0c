import { chartTable } from "../../../functions/reports/content/chart-table.ts";
import type { BarChart, Chart, PointChart } from "../../../functions/reports/content/report.ts";
import { displayWidth, padEnd, padStart } from "../../cli/display-width.ts";
import { oneLine } from "../../cli/printable.ts";
import { chartRows, labelLines, pointOnScale } from "./chart.ts";
import { interval } from "./figures.ts";
import { INDENT, paragraph, type Page } from "./page.ts";
import { tableLines } from "./table.ts";

const barLines = (page: Page, { rows }: BarChart): string[] =>
  chartRows(
    page,
    rows.map(({ label, share, interval: ends, mood, note }) => ({
      label,
      share,
      share_interval: ends,
      colour: page.paint[mood ?? "accent"],
      ...(note === null ? {} : { note }),
    })),
    INDENT,
  ).flat();

const AXIS = { shortest: 12, longest: 41 } as const;
const SHORTEST_LABEL = 8;

/** Values on a common axis, with their intervals; notes stand below. */
function pointLines(page: Page, { rows, domain, ends, decimals }: PointChart): string[] {
  const { paint, number } = page;
  const widest = (texts: readonly string[]) => Math.max(0, ...texts.map(displayWidth));
  const values = rows.map(({ value }) => number(value, decimals));
  const intervals = rows.map((row) => `(${interval(page, row.interval, decimals)})`);
  const [valueWidth, endsWidth] = [widest(values), widest(intervals)];
  const labels = widest(rows.map(({ label }) => oneLine(label)));
  const room = page.width - INDENT.length - valueWidth - endsWidth - 6;
  const labelWidth = Math.max(SHORTEST_LABEL, Math.min(labels, room - AXIS.shortest));
  const width = Math.max(AXIS.shortest, Math.min(AXIS.longest, room - labelWidth));
  const before = " ".repeat(INDENT.length + labelWidth + valueWidth + 4);
  const [low, high] = domain.map(String) as [string, string];
  return [
    paint.faint(before + padEnd(low, width - high.length) + high),
    ...rows.flatMap(({ label, value, interval: own, note }, row) => {
      const [first = "", ...more] = labelLines(label, labelWidth);
      const point = pointOnScale(page, value, own ?? [value, value], domain, width);
      return [
        `${INDENT}${padEnd(first, labelWidth)}  ${paint.strong(padStart(values[row] ?? "", valueWidth))}  ${point}  ` +
          paint.faint(padStart(intervals[row] ?? "", endsWidth)),
        ...more.map((line) => INDENT + line.trimEnd()),
        ...(note === null ? [] : paragraph(page, note, INDENT + INDENT, paint.faint)),
      ];
    }),
    ...(ends ? paragraph(page, page.say("figures.axis", { low: ends[0], high: ends[1] }), INDENT, paint.faint) : []),
  ];
}

function figureLines(page: Page, chart: Chart): string[] {
  switch (chart.kind) {
    case "bars":
      return barLines(page, chart);
    case "points":
      return pointLines(page, chart);
    default:
      return tableLines(page, chartTable(chart, page.service.language), INDENT);
  }
}

/**
 * A chart with its base below.
 * @param heading what stands above it already, and is not said again
 */
export const chartLines = (page: Page, chart: Chart, heading: string): string[] => [
  ...(chart.title === heading ? [] : paragraph(page, oneLine(chart.title), INDENT, page.paint.strong)),
  ...figureLines(page, chart),
  ...(chart.note === null ? [] : paragraph(page, chart.note, INDENT, page.paint.faint)),
];
