import { TextRun } from "docx";
import { reportWordingOf } from "../../languages/report-wording.ts";
import { percentIn, wordingOf } from "../../languages/wording.ts";
import { amountIn } from "../content/amounts.ts";
import { sideBySide } from "../content/chart-table.ts";
import type { Chart, Interval, StackChart } from "../content/report.ts";
import { colours, tint } from "./styles.ts";

/**
 * The picture of a chart in an editable document: every row has a strip of blanks with a coloured background. The strip
 * prints, is not an image, and screen readers skip it. Its cells are colours; null is the paper.
 */
export type Strip = (string | null)[];

export interface Pictures {
  /** Parallel to the rows of the chart's table. */
  strips: Strip[];
  /** The two ends of the axis in words or figures. */
  ends: readonly [string, string];
  /** The meaning of the colours, if the table does not say it. */
  key: { colour: string; label: string }[];
}

/** Blanks in a strip: 40 of 2.2 points at 8 points of Arial, so each represents 2.5 % of the axis. */
const CELLS = 40;

/** The strength of colour in an interval: within a bar, and beyond it or around a mark. */
const SIDE = 0.6;
const INTERVAL = 0.25;

const strip = (colourAt: (position: number, index: number) => string | null): Strip =>
  Array.from({ length: CELLS }, (_, index) => colourAt((index + 0.5) / CELLS, index));

const within = (position: number, ends: Interval): boolean =>
  ends !== null && position >= ends[0] && position <= ends[1];

/** A bar from the left end. Its interval is paler within the bar and beyond it. */
const bar = (share: number, interval: Interval, colour: string, most = 100): Strip =>
  strip((position) => {
    const value = position * most;
    if (value < share) return within(value, interval) ? tint(colour, SIDE) : colour;
    return within(value, interval) ? tint(colour, INTERVAL) : colours.empty;
  });

interface Axis {
  domain: readonly [number, number];
  reference: { value: number } | null;
}

const cellOf = (value: number, [low, high]: readonly [number, number]): number =>
  Math.min(CELLS - 1, Math.max(0, Math.floor(((value - low) / (high - low || 1)) * CELLS)));

/** Marks on a common axis over a paler range, and the reference line if there is one. */
const marks = (
  { domain, reference }: Axis,
  range: Interval,
  values: readonly { value: number; colour: string }[],
): Strip => {
  const [from, to] = range ? [cellOf(range[0], domain), cellOf(range[1], domain)] : [1, 0];
  return strip((_, index) => {
    const mark = values.find(({ value }) => cellOf(value, domain) === index);
    if (mark) return mark.colour;
    if (reference && cellOf(reference.value, domain) === index) return colours.mark;
    return index >= from && index <= to ? tint(colours.value, INTERVAL) : colours.empty;
  });
};

/** Shades of a scale from its lowest point to its highest. */
const shade = (index: number, count: number): string =>
  tint(colours.darkest, count > 1 ? 0.15 + (0.85 * index) / (count - 1) : 1);

/** The colour of a part of a stack. */
const partColour = ({ points, moods }: StackChart, index: number): string =>
  moods ? colours[moods[index] ?? "middling"] : shade(index, points.length);

const stacked = (chart: StackChart, shares: readonly number[]): Strip => {
  const ends = shares.map((_, index) => shares.slice(0, index + 1).reduce((sum, share) => sum + share, 0));
  return strip((position) => {
    const index = ends.findIndex((end) => position * 100 < end);
    return index === -1 ? colours.empty : partColour(chart, index);
  });
};

/** Colours of lines that share the same strips. */
const lineColours = [colours.value, colours.darkest, colours.bad, colours.middling];

const referenceKey = (reference: { label: string } | null) =>
  reference ? [{ colour: colours.mark, label: reference.label }] : [];

/**
 * The strips of a chart; null for a matrix, whose cells are its picture.
 * @param language language of the figures at the ends (BCP 47)
 */
export function picturesOf(chart: Chart, language: string): Pictures | null {
  const wording = reportWordingOf(language);
  const { number } = wording;
  const percent = (value: number) => percentIn(wordingOf(language), value, 0);
  const figures = ([low, high]: readonly [number, number], unit: "" | "%" = "") =>
    [low, high].map((end) => (unit === "%" ? percent(end) : number(end))) as [string, string];
  switch (chart.kind) {
    case "bars":
      return {
        strips: chart.rows.map(({ share, interval, mood }) =>
          bar(share, interval, colours[mood ?? "value"], chart.amounts?.most),
        ),
        ends: chart.counted
          ? ["", ""]
          : chart.amounts
            ? [number(0), amountIn(wording, chart.amounts.most, chart.amounts.unit)]
            : figures([0, 100], "%"),
        key: [],
      };
    case "histogram": {
      const most = Math.max(...chart.bins.flatMap(({ share, interval }) => [share, interval?.[1] ?? 0]));
      return {
        strips: chart.bins.map(({ share, interval }) => bar(share, interval, colours.value, most)),
        ends: figures([0, most], "%"),
        key: [],
      };
    }
    case "points":
      return {
        strips: chart.rows.map(({ value, interval }) => marks(chart, interval, [{ value, colour: colours.value }])),
        ends: chart.ends ?? figures(chart.domain, chart.unit),
        key: referenceKey(chart.reference),
      };
    case "stack":
      return {
        strips: chart.rows.map(({ shares }) => stacked(chart, shares)),
        ends: figures([0, 100], "%"),
        key: chart.points.map((label, index) => ({ colour: partColour(chart, index), label })),
      };
    case "lines": {
      const { domain, unit } = chart.y;
      if (sideBySide(chart)) {
        const key = chart.lines.map(({ label }, index) => ({
          colour: lineColours[index % lineColours.length]!,
          label,
        }));
        const marked = (row: number) =>
          chart.lines.map(({ points }, index) => ({ value: points[row]!.y, colour: key[index]!.colour }));
        return {
          strips: chart.lines[0]!.points.map((_, row) => marks({ domain, reference: null }, null, marked(row))),
          ends: figures(domain, unit),
          key,
        };
      }
      return {
        strips: chart.lines.flatMap(({ points }) =>
          points.map(({ y, interval }) =>
            marks({ domain, reference: null }, interval, [{ value: y, colour: colours.value }]),
          ),
        ),
        ends: figures(domain, unit),
        key: [],
      };
    }
    case "changes":
      return {
        strips: chart.rows.map(({ before, after }) =>
          marks(
            chart,
            [Math.min(before, after), Math.max(before, after)],
            [
              { value: after, colour: colours.value },
              { value: before, colour: tint(colours.value, SIDE) },
            ],
          ),
        ),
        ends: chart.ends,
        key: [
          { colour: tint(colours.value, SIDE), label: chart.legend.before },
          { colour: colours.value, label: chart.legend.after },
          ...referenceKey(chart.reference),
        ],
      };
    case "matrix":
      return null;
  }
}

const blanks = (count: number, fill: string | null): TextRun =>
  new TextRun({ style: "ChartStrip", text: " ".repeat(count), ...(fill ? { shading: { type: "clear", fill } } : {}) });

/** Follows the blanks, so that no program drops them as the end of a line. */
const end = (): TextRun => new TextRun({ style: "ChartStrip", text: "\u00a0" });

/** A strip as text; adjacent cells of one colour are one run. */
export function stripRuns(cells: Strip): TextRun[] {
  const starts = cells.flatMap((colour, index) => (index === 0 || colour !== cells[index - 1] ? [index] : []));
  return [
    ...starts.map((start, index) => blanks((starts[index + 1] ?? cells.length) - start, cells[start] ?? null)),
    end(),
  ];
}

/** A patch of a colour for the legend. */
export const swatch = (colour: string): TextRun[] => [blanks(3, colour), end()];
