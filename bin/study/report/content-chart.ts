import { binLabel, chartTable } from "../../../functions/reports/content/chart-table.ts";
import type { Chart, PointChart } from "../../../functions/reports/content/report.ts";
import { thinned } from "../../../functions/reports/content/survey-prices.ts";
import { displayWidth, padEnd, padStart } from "../../cli/display-width.ts";
import { oneLine } from "../../cli/printable.ts";
import { barLines, labelLines, pointOnScale } from "./chart.ts";
import { changeLines } from "./change-lines.ts";
import { interval, percent } from "./figures.ts";
import { fitsPage, matrixLines } from "./matrix.ts";
import { INDENT, paragraph, type Page } from "./page.ts";
import { tableLines } from "./table.ts";

const AXIS = { shortest: 12, longest: 41 } as const;
const SHORTEST_LABEL = 8;
/** Rows of a curve: whoever wants all of them has the report page. */
const MOST_ROWS = 12;

/** Values on a common axis, with their intervals; groups stand above their first row, notes below a row. */
function pointLines(page: Page, { rows, domain, ends, reference, decimals, unit }: PointChart): string[] {
  const { paint, number } = page;
  const widest = (texts: readonly string[]) => Math.max(0, ...texts.map(displayWidth));
  const values = rows.map(({ value }) => (unit === "%" ? percent(page, value, decimals) : number(value, decimals)));
  const intervals = rows.map(({ interval: own }) => (own ? `(${interval(page, own, decimals)})` : ""));
  const [valueWidth, endsWidth] = [widest(values), widest(intervals)];
  const labels = widest(rows.map(({ label }) => oneLine(label)));
  const room = page.width - INDENT.length - valueWidth - endsWidth - 6;
  const most = Math.max(room - AXIS.longest, Math.floor(room * 0.6));
  const labelWidth = Math.max(SHORTEST_LABEL, Math.min(labels, most));
  const width = Math.max(AXIS.shortest, Math.min(AXIS.longest, room - labelWidth));
  const before = " ".repeat(INDENT.length + labelWidth + valueWidth + 4);
  const [low, high] = domain.map((end) => number(end, Number.isInteger(end) ? 0 : decimals)) as [string, string];
  const key = [
    ...(ends ? [page.say("figures.axis", { low: ends[0], high: ends[1] })] : []),
    ...(reference ? [`┊ ${reference.label}`] : []),
  ];
  return [
    paint.faint(before + padEnd(low, width - displayWidth(high)) + high),
    ...rows.flatMap(({ label, group, value, interval: own, note }, row) => {
      const [first = "", ...more] = labelLines(label, labelWidth);
      const point = pointOnScale(page, value, own ?? [value, value], domain, width, reference?.value);
      return [
        ...(group === null || group === rows[row - 1]?.group
          ? []
          : paragraph(page, oneLine(group), INDENT, paint.strong)),
        `${INDENT}${padEnd(first, labelWidth)}  ${paint.strong(padStart(values[row] ?? "", valueWidth))}  ${point}` +
          (endsWidth > 0 ? `  ${paint.faint(padStart(intervals[row] ?? "", endsWidth))}` : ""),
        ...more.map((line) => INDENT + line.trimEnd()),
        ...(note === null ? [] : paragraph(page, note, INDENT + INDENT, paint.faint)),
      ];
    }),
    ...(key.length > 0 ? paragraph(page, key.join(page.say("figures.comma")), INDENT, paint.faint) : []),
  ];
}

function figureLines(page: Page, chart: Chart): string[] {
  switch (chart.kind) {
    case "bars":
      return barLines(page, chart);
    case "points":
      return pointLines(page, chart);
    case "changes":
      return changeLines(page, chart);
    case "histogram":
      return barLines(page, {
        whole: chart.whole,
        rows: chart.bins.map(({ share, interval: own, note }, index) => ({
          label: binLabel(page.service.language, chart, index),
          ...{ share, interval: own, mood: null, note },
        })),
      });
    case "lines": {
      const table = chartTable(chart, page.service.language);
      return tableLines(page, { ...table, rows: thinned(table.rows, MOST_ROWS) }, INDENT);
    }
    case "matrix":
      if (fitsPage(page, chart)) return matrixLines(page, chart);
      return barLines(page, {
        whole: chart.whole,
        rows: chart.rows.flatMap(({ label, share, interval: own }) =>
          share === null ? [] : [{ label, share, interval: own, mood: null, note: null }],
        ),
      });
    default:
      return tableLines(page, chartTable(chart, page.service.language), INDENT);
  }
}

/** The title of a chart or a table, unless it is what stands above already. */
export const titleLines = (page: Page, title: string, above: string): string[] =>
  title === above ? [] : paragraph(page, oneLine(title), INDENT, page.paint.strong);

/**
 * A chart with its base below.
 * @param heading what stands above it already, and is not said again
 */
export const chartLines = (page: Page, chart: Chart, heading: string): string[] => [
  ...titleLines(page, chart.title, heading),
  ...figureLines(page, chart),
  ...(chart.note === null ? [] : paragraph(page, chart.note, INDENT, page.paint.faint)),
];
