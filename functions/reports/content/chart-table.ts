import { reportWordingOf, type ReportWording } from "../../languages/report-wording.ts";
import { percentIn, wordingOf } from "../../languages/wording.ts";
import { amountIn, decimalsOf, leads, meanDecimals } from "./amounts.ts";
import { intervalIn } from "./context.ts";
import type { Chart, Column, HistogramChart, Interval, LineChart, Table } from "./report.ts";

const text = (label: string): Column => ({ label, numeric: false });
const figure = (label: string): Column => ({ label, numeric: true });

interface Written {
  say: ReportWording["say"];
  shareDecimals: number;
  percent: (value: number) => string;
  value: (value: number, decimals: number, unit: "" | "%") => string;
  amount: (value: number, unit: string, decimals?: number) => string;
  ends: (interval: Interval, decimals: number) => string;
}

function writtenIn(language: string, shareDecimals: number): Written {
  const wording = reportWordingOf(language);
  const { say, number } = wording;
  const service = wordingOf(language);
  return {
    say,
    shareDecimals,
    percent: (value) => percentIn(service, value, shareDecimals),
    value: (value, decimals, unit) => (unit === "%" ? percentIn(service, value, decimals) : number(value, decimals)),
    amount: (value, unit, decimals) => amountIn(wording, value, unit, decimals),
    ends: (interval, decimals) => intervalIn(wording, service, interval, decimals),
  };
}

/** The column of notes, where a row has one. */
const withNotes = (columns: Column[], rows: { cells: string[]; note: string | null }[], label: string) => {
  const noted = rows.some(({ note }) => note !== null);
  return {
    columns: noted ? [...columns, text(label)] : columns,
    rows: rows.map(({ cells, note }) => (noted ? [...cells, note ?? ""] : cells)),
  };
};

/** The range of a bin in words: `10 to under 20`. */
export function binLabel(language: string, { bins, unit }: HistogramChart, index: number): string {
  const { from, to } = bins[index]!;
  const decimals = Math.max(...bins.flatMap((bin) => [decimalsOf(bin.from), decimalsOf(bin.to)]));
  const wording = reportWordingOf(language);
  const high = amountIn(wording, to, unit, decimals);
  if (from === to) return high;
  const low = leads(language, unit) ? amountIn(wording, from, unit, decimals) : wording.number(from, decimals);
  return index === bins.length - 1
    ? wordingOf(language).say("format.range", { low, high })
    : wording.say("kinds.bin", { low, high });
}

/** Whether lines share their places and have no intervals, so that a table shows them side by side. */
export const sideBySide = ({ lines }: LineChart): boolean =>
  lines.length > 1 &&
  new Set(lines.map(({ points }) => JSON.stringify(points.map(({ x }) => x)))).size === 1 &&
  lines.every(({ points }) => points.every(({ interval }) => interval === null));

const anyInterval = (rows: readonly { interval: Interval }[]): boolean =>
  rows.some(({ interval }) => interval !== null);

function parts(
  chart: Chart,
  language: string,
  { say, shareDecimals, percent, value, amount, ends }: Written,
): Omit<Table, "title"> {
  const interval = figure(say("figures.interval"));
  const note = say("tables.note");
  switch (chart.kind) {
    case "bars": {
      if (chart.counted)
        return {
          columns: [text(""), figure(say("opening.personas"))],
          rows: chart.rows.map(({ label, note: counted }) => [label, counted ?? ""]),
        };
      const bounded = anyInterval(chart.rows);
      const { amounts } = chart;
      const written = (share: number) => (amounts ? amount(share, amounts.unit, meanDecimals(share)) : percent(share));
      return withNotes(
        [text(""), figure(say(amounts ? "kinds.mean" : "tables.share")), ...(bounded ? [interval] : [])],
        chart.rows.map((row) => ({
          cells: [
            row.label,
            written(row.share),
            ...(bounded ? [ends(row.interval, amounts ? meanDecimals(row.share) : shareDecimals)] : []),
          ],
          note: row.note,
        })),
        note,
      );
    }
    case "histogram":
      return withNotes(
        [text(""), figure(say("tables.share")), interval],
        chart.bins.map((bin, index) => ({
          cells: [binLabel(language, chart, index), percent(bin.share), ends(bin.interval, shareDecimals)],
          note: bin.note,
        })),
        note,
      );
    case "points": {
      const bounded = anyInterval(chart.rows);
      const grouped = chart.rows.some(({ group }) => group !== null);
      const { decimals, unit } = chart;
      return withNotes(
        [...(grouped ? [text("")] : []), text(""), figure(say("tables.value")), ...(bounded ? [interval] : [])],
        chart.rows.map((row, index) => ({
          cells: [
            ...(grouped ? [row.group === chart.rows[index - 1]?.group ? "" : (row.group ?? "")] : []),
            row.label,
            value(row.value, decimals, unit),
            ...(bounded ? [ends(row.interval, decimals)] : []),
          ],
          note: row.note,
        })),
        note,
      );
    }
    case "stack":
      return {
        columns: [text(""), ...chart.points.map(figure)],
        rows: chart.rows.map(({ label, shares }) => [label, ...shares.map(percent)]),
      };
    case "lines": {
      const several = chart.lines.length > 1;
      const decimals = chart.y.unit === "%" ? shareDecimals : 1;
      if (sideBySide(chart))
        return {
          columns: [figure(chart.x.label), ...chart.lines.map(({ label }) => figure(label))],
          rows: chart.lines[0]!.points.map(({ x }, index) => [
            amount(x, chart.x.unit),
            ...chart.lines.map(({ points }) => value(points[index]!.y, decimals, chart.y.unit)),
          ]),
        };
      return {
        columns: [...(several ? [text("")] : []), figure(chart.x.label), figure(chart.y.label), interval],
        rows: chart.lines.flatMap(({ label, points }) =>
          points.map((point) => [
            ...(several ? [label] : []),
            amount(point.x, chart.x.unit),
            value(point.y, decimals, chart.y.unit),
            ends(point.interval, decimals),
          ]),
        ),
      };
    }
    case "matrix": {
      const shared = chart.rows.some(({ share }) => share !== null);
      const counted = chart.rows.some((row) => row.counted !== undefined);
      const { some, first } = chart.legend;
      const marks = { none: "", some, first: first ?? some };
      return {
        columns: [
          text(""),
          ...chart.columns.map(text),
          ...(shared ? [figure(say("tables.share")), interval] : []),
          ...(counted ? [figure(say("opening.personas"))] : []),
        ],
        rows: chart.rows.map((row) => [
          row.label,
          ...row.cells.map((cell) => marks[cell]),
          ...(shared ? [row.share === null ? "" : percent(row.share), ends(row.interval, shareDecimals)] : []),
          ...(counted ? [row.counted ?? ""] : []),
        ]),
      };
    }
    case "changes":
      return withNotes(
        [text(""), figure(chart.legend.before), figure(chart.legend.after)],
        chart.rows.map((row) => ({
          cells: [row.label, value(row.before, chart.decimals, ""), value(row.after, chart.decimals, "")],
          note: row.note,
        })),
        note,
      );
  }
}

/** The figures of a chart as a table, written in a language (BCP 47): whatever shows a chart shows these. */
export const chartTable = (chart: Chart, language: string): Table => ({
  title: chart.title,
  ...parts(chart, language, writtenIn(language, chart.whole ? 0 : 1)),
});
