import { reportWordingOf, type ReportWording } from "../../languages/report-wording.ts";
import { binLabel, chartTable } from "../content/chart-table.ts";
import { alternativeOf } from "../content/charts.ts";
import type { Chart, Column, Mood, StackChart } from "../content/report.ts";
import type { BarSeries, NativeChart } from "./pptx/chart.ts";
import { scaleFrom } from "./scale.ts";
import type { Fill, ThemeColour } from "./pptx/theme-colour.ts";

const moodColours: Record<Mood, ThemeColour> = { good: "accent2", middling: "accent4", bad: "accent3" };
const moodFill = (mood: Mood | null): Fill | null => (mood === null ? null : { colour: moodColours[mood] });

/** A chart as slides show it: the part that PowerPoint draws, and figures aligned with its rows. */
export interface Drawn {
  form: "rows" | "columns" | "stack" | "lines";
  labels: string[];
  series: BarSeries[];
  axis: NativeChart["axis"];
  /** The figures of each row in words; null if the chart shows them. */
  figures: { columns: Column[]; rows: string[][] } | null;
}

export const PERCENT_FORMAT = '0" %"';

/** The columns of a chart's table, without those that name the row. */
function figuresOf(chart: Chart, language: string, labels: number): Drawn["figures"] {
  const { columns, rows } = chartTable(chart, language);
  return { columns: columns.slice(labels), rows: rows.map((cells) => cells.slice(labels)) };
}

/** From light to dark: the higher on the scale, the darker. Points that are good or bad have their own colours. */
function stackFill({ points, moods }: StackChart, at: number): Fill {
  const mood = moods?.[at];
  if (!mood) {
    const white = points.length === 1 ? 0 : 0.8 * (1 - at / (points.length - 1));
    return { colour: "accent1", white };
  }
  const same = points.map((_, index) => index).filter((index) => moods[index] === mood);
  const strength = mood === "good" ? same.indexOf(at) + 1 : same.length - same.indexOf(at);
  return { colour: moodColours[mood], white: mood === "middling" ? 0.5 : 0.5 * (1 - strength / same.length) };
}
/** Fills with more white than this get dark figures. */
const LIGHT = 0.3;
/** A narrower part of a bar has no room for its figure, in percent. */
const LEAST_LABELLED = 5;

/** The count of people in each row, and the total; null if rows count something else. */
function headsOf(chart: Chart): { label: string; count: number; total: number; mood: Mood | null }[] | null {
  if (chart.kind === "bars") {
    const rows = chart.rows.flatMap(({ label, mood, heads }) => (heads ? [{ label, mood, ...heads }] : []));
    return rows.length === chart.rows.length ? rows : null;
  }
  if (chart.kind !== "matrix") return null;
  return chart.rows.map(({ label, cells }) => ({
    label,
    count: cells.filter((cell) => cell !== "none").length,
    total: cells.length,
    mood: null,
  }));
}

type Heads = NonNullable<ReturnType<typeof headsOf>>;

function countsDrawn(heads: Heads, { say }: ReportWording): Drawn {
  return {
    form: "rows",
    labels: heads.map(({ label }) => label),
    series: [
      {
        name: say("opening.personas"),
        values: heads.map(({ count }) => count),
        fill: { colour: "accent1" },
        fills: heads.map(({ mood }) => moodFill(mood)),
      },
    ],
    axis: { least: 0, most: Math.max(...heads.map(({ total }) => total)), format: "0", title: null, shown: false },
    figures: {
      columns: [{ label: say("opening.personas"), numeric: true }],
      rows: heads.map(({ count, total }) => [say("figures.of", { count, total })]),
    },
  };
}

/**
 * Describes a chart in one sentence.
 * @param inHeads whether to count people instead of giving shares, if the chart has counts
 */
export function sentenceOf(chart: Chart, language: string, inHeads: boolean): string {
  const heads = inHeads || chart.kind === "matrix" ? headsOf(chart) : null;
  if (!heads) return chart.alternative;
  const { say } = reportWordingOf(language);
  const figures = heads.map(({ count, ...head }) => ({ ...head, count, value: count }));
  return alternativeOf({ say }, figures, ({ count, total }) => say("figures.of", { count, total }));
}

/**
 * A chart as slides show it.
 * @param inHeads whether to count people instead of giving shares, if the chart has counts
 */
export function drawChart(chart: Exclude<Chart, { kind: "lines" }>, language: string, inHeads: boolean): Drawn {
  const wording = reportWordingOf(language);
  const { say } = wording;
  const heads = headsOf(chart);
  if (heads && (inHeads || chart.kind === "matrix")) return countsDrawn(heads, wording);
  switch (chart.kind) {
    case "bars": {
      const { amounts, rows } = chart;
      return {
        form: "rows",
        labels: rows.map(({ label }) => label),
        series: [
          {
            name: say(amounts ? "kinds.mean" : "tables.share"),
            values: rows.map(({ share }) => share),
            fill: { colour: "accent1" },
            fills: rows.map(({ mood }) => moodFill(mood)),
            intervals: rows.map(({ interval }) => interval),
          },
        ],
        axis: {
          least: 0,
          most: amounts?.most ?? 100,
          format: amounts ? "General" : PERCENT_FORMAT,
          title: null,
          shown: false,
        },
        figures: figuresOf(chart, language, 1),
      };
    }
    case "points": {
      const { rows, domain, unit, ends } = chart;
      const isGrouped = rows.some(({ group }) => group !== null);
      return {
        form: "rows",
        labels: rows.map(({ label, group }) =>
          group === null ? label : say("answer.on", { question: group, clause: label }),
        ),
        series: [
          {
            name: say("tables.value"),
            values: rows.map(({ value }) => value),
            fill: { colour: "accent1" },
            intervals: rows.map(({ interval }) => interval),
          },
        ],
        axis: {
          ...scaleFrom(...domain),
          format: unit === "%" ? PERCENT_FORMAT : "General",
          title: ends ? `← ${ends[0]}   ·   ${ends[1]} →` : null,
          shown: true,
        },
        figures: figuresOf(chart, language, isGrouped ? 2 : 1),
      };
    }
    case "changes": {
      const { rows, domain, ends, legend } = chart;
      return {
        form: "rows",
        labels: rows.map(({ label }) => label),
        series: [
          { name: legend.before, values: rows.map(({ before }) => before), fill: { colour: "accent1", white: 0.55 } },
          { name: legend.after, values: rows.map(({ after }) => after), fill: { colour: "accent1" } },
        ],
        axis: {
          ...scaleFrom(...domain),
          format: "General",
          title: `← ${ends[0]}   ·   ${ends[1]} →`,
          shown: true,
        },
        figures: figuresOf(chart, language, 1),
      };
    }
    case "stack":
      return {
        form: "stack",
        labels: chart.rows.map(({ label }) => label),
        series: chart.points.map((name, at) => {
          const fill = stackFill(chart, at);
          return {
            name,
            values: chart.rows.map(({ shares }) => shares[at] ?? 0),
            fill,
            labels: { colour: (fill.white ?? 0) > LIGHT ? "tx1" : "bg1", least: LEAST_LABELLED },
          };
        }),
        axis: { least: 0, most: 1, format: PERCENT_FORMAT, title: null, shown: false },
        figures: null,
      };
    case "histogram":
      return {
        form: "columns",
        labels: chart.bins.map((_, at) => binLabel(language, chart, at)),
        series: [
          {
            name: say("tables.share"),
            values: chart.bins.map(({ share }) => share),
            fill: { colour: "accent1" },
            intervals: chart.bins.map(({ interval }) => interval),
          },
        ],
        axis: { ...scaleFrom(0, 100), format: PERCENT_FORMAT, title: null, shown: true },
        figures: figuresOf(chart, language, 0),
      };
    case "matrix":
      return countsDrawn(headsOf(chart)!, wording);
  }
}
