import { reportWordingOf } from "../../languages/report-wording.ts";
import type { Chart, Column } from "../content/report.ts";
import { drawChart, PERCENT_FORMAT, sentenceOf, type Drawn } from "./drawn.ts";
import { fitted, LINE, onOneLine, widthOf } from "./fit.ts";
import type { BarSeries, NativeChart } from "./pptx/chart.ts";
import { scaleFrom } from "./scale.ts";
import { CELL, type Box, type Shape } from "./pptx/shape.ts";
import type { Fill, ThemeColour } from "./pptx/theme-colour.ts";

/** Size of labels and figures, in points. */
const SIZE = 11;
const HEAD = 20;
/** The most rows of a chart on one slide; the others go to the next. */
const MOST_ROWS = 14;
const TALLEST_ROW = 52;
const GAP = 12;
/** The largest part of a chart's width that its labels may take. */
const LABELS = 0.45;
/** Programs give labels different parts of the room next to a chart; this part holds them in every program. */
const LABEL_ROOM = 0.75;
/** The height below a chart of an axis with its numbers, and of the words at its ends. */
const AXIS = 22;
const LEGEND = 26;

/** The part of white in bars that have an interval drawn across them, so that the line is visible. */
const BEHIND_LINES = 0.4;
const behindLines = (series: BarSeries): BarSeries => {
  if (!series.intervals?.some((interval) => interval !== null)) return series;
  const paler = (fill: Fill): Fill => ({ ...fill, white: BEHIND_LINES });
  const { fill, fills } = series;
  return { ...series, fill: paler(fill), ...(fills ? { fills: fills.map((one) => one && paler(one)) } : {}) };
};

/** Some of the rows of a chart; the axis stays that of all. */
function part({ series, labels, figures, ...rest }: Drawn, from: number, to: number): Drawn {
  const of = <T>(values: readonly T[]) => values.slice(from, to);
  return {
    ...rest,
    labels: of(labels),
    series: series.map(({ fills, intervals, ...one }) => ({
      ...one,
      values: of(one.values),
      ...(fills ? { fills: of(fills) } : {}),
      ...(intervals ? { intervals: of(intervals) } : {}),
    })),
    figures: figures && { ...figures, rows: of(figures.rows) },
  };
}

const NARROWEST = 44;
const WIDEST = 190;

/** The width of each column of figures. If they are wider than `available` together, all shrink in proportion. */
function figureWidths({ columns, rows }: NonNullable<Drawn["figures"]>, available: number): number[] {
  const wanted = columns.map(({ label }, at) =>
    Math.min(
      WIDEST,
      Math.max(
        NARROWEST,
        ...[label, ...rows.map((cells) => cells[at] ?? "")].map(
          (text) => widthOf(text, { size: SIZE, bold: true }) + 2 * CELL + 4,
        ),
      ),
    ),
  );
  const sum = wanted.reduce((total, width) => total + width, 0);
  return wanted.map((width) => width * Math.min(1, available / sum));
}

/** The part of a chart that one slide shows, within a box. */
function shapesOf(drawn: Drawn, box: Box, { name, description }: { name: string; description: string }): Shape[] {
  const { form, labels, figures, axis, series } = drawn;
  const widths = figures ? figureWidths(figures, box.width * 0.45) : [];
  const beside = widths.reduce((sum, width) => sum + width, 0);
  const width = box.width - (figures ? beside + GAP : 0);
  const hasLegend = series.length > 1;
  const below = (axis.shown ? AXIS + (axis.title === null ? 0 : 18) : 0) + (hasLegend ? LEGEND : 0);
  const head = figures ? HEAD : 0;
  const room = box.height - head - below;
  const lying = form !== "columns";
  const row = lying ? Math.min(TALLEST_ROW, room / labels.length) : Math.min(26, (box.height - head) / labels.length);
  const longest = Math.max(...labels.map((label) => widthOf(label, { size: SIZE }))) + 14;
  const labelled = lying ? Math.min(width * LABELS, Math.max(60, longest / LABEL_ROOM)) : 44;
  const lines = Math.max(1, Math.floor((lying ? row : 40) / (SIZE * LINE)));
  const labelRoom = { width: lying ? labelled * LABEL_ROOM : (width - labelled) / labels.length, size: SIZE };
  const plot = lying ? row * labels.length : room - 40;
  const frame = { x: box.x, y: box.y + head, width, height: lying ? plot + below : box.height - head };
  const chart: NativeChart = {
    form: form as "rows" | "columns" | "stack",
    inner: {
      x: labelled / width,
      y: lying ? 0 : 0.02,
      width: (width - labelled - (axis.shown ? 14 : 2)) / width,
      height: plot / frame.height,
    },
    hasLegend,
    size: SIZE,
    categories: labels.map((label) => fitted(label, labelRoom, lines)),
    series: series.map(behindLines),
    axis,
    gap: lying ? 0.45 : 0.1,
  };
  const shapes: Shape[] = [{ kind: "chart", name, description, box: frame, chart }];
  if (!figures) return shapes;
  const cell = (text: string, at: number) => ({
    text: fitted(text, { width: widths[at]! - 2 * CELL, size: SIZE, bold: true }, lying ? lines : 1),
    numeric: figures.columns[at]!.numeric,
  });
  const headCell = ({ label, numeric }: Column, at: number) => ({
    text: onOneLine(label, { width: widths[at]! - 2 * CELL, size: SIZE, bold: true }),
    numeric,
  });
  shapes.push({
    kind: "table",
    name: `${name} · figures`,
    description,
    box: { x: box.x + width + GAP, y: box.y, width: beside, height: head + row * labels.length },
    widths,
    rows: [figures.columns.map(headCell), ...figures.rows.map((cells) => cells.map(cell))],
    heights: { head, row },
    size: SIZE,
  });
  return shapes;
}

function lineShapes(chart: Extract<Chart, { kind: "lines" }>, box: Box, language: string, name: string): Shape[] {
  const { lines, x, y, marks = [] } = chart;
  const { number } = reportWordingOf(language);
  const places = [...lines.flatMap(({ points }) => points.map((point) => point.x)), ...marks.map(({ value }) => value)];
  const [nearest, furthest] = [Math.min(...places), Math.max(...places)];
  const across = nearest === furthest ? scaleFrom(nearest - 1, nearest + 1) : scaleFrom(nearest, furthest);
  const colours: ThemeColour[] = ["accent1", "accent5", "accent3", "accent2", "accent4"];
  const native: NativeChart = {
    form: "lines",
    inner: { x: 0.07, y: 0.03, width: 0.9, height: 0.72 },
    hasLegend: lines.length + marks.length > 1,
    size: SIZE,
    axis: {
      ...scaleFrom(...y.domain),
      format: y.unit === "%" ? PERCENT_FORMAT : "General",
      title: y.label,
      shown: true,
    },
    across: {
      ...across,
      format: "General",
      title: x.unit === "" ? x.label : `${x.label} (${x.unit})`,
      shown: true,
    },
    series: [
      ...lines.map(({ label, points }, at) => ({
        name: label || y.label,
        colour: colours[at % colours.length]!,
        points,
      })),
      ...marks.map(({ label, value }) => ({
        name: `${label} ${number(value, 2)}`,
        colour: "tx2" as const,
        isMark: true,
        points: y.domain.map((end) => ({ x: value, y: end, interval: null })),
      })),
    ],
  };
  return [{ kind: "chart", name, description: chart.alternative, box, chart: native }];
}

/**
 * A chart on as many slides as its rows need.
 * @param inHeads whether to count people instead of giving shares, if the chart has counts
 */
export function chartPages(chart: Chart, box: Box, language: string, inHeads: boolean): Shape[][] {
  const name = chart.title || "Chart";
  if (chart.kind === "lines") return [lineShapes(chart, box, language, name)];
  const drawn = drawChart(chart, language, inHeads);
  if (drawn.labels.length === 0) return [];
  const description = sentenceOf(chart, language, inHeads);
  const pages = Math.ceil(drawn.labels.length / MOST_ROWS);
  const rows = Math.ceil(drawn.labels.length / pages);
  return Array.from({ length: pages }, (_, page) =>
    shapesOf(part(drawn, page * rows, (page + 1) * rows), box, { name, description }),
  );
}
