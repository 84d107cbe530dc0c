import { displayWidth, padEnd, padStart, truncate } from "../../cli/display-width.ts";
import { cellOf, intervalBar } from "../../cli/interval-bar.ts";
import { oneLine } from "../../cli/printable.ts";
import { wrap } from "../../cli/wrap.ts";
import { interval, percent } from "./figures.ts";
import { INDENT, paragraph, type Page } from "./page.ts";

type Colour = (text: string) => string;

/** A row of a bar chart. */
export interface ChartRow {
  /** Stands before the label, in a column of its own: a number. */
  lead?: string;
  label: string;
  /** Percent. */
  share: number;
  /** Null where there is none. */
  share_interval: readonly number[] | null;
  /** Stands behind the figures: `3 of 5`. */
  note?: string;
  /** Of the bar, where it is not that of the chart. */
  colour?: Colour;
}

const LABEL = { narrowest: 4, lines: 2 } as const;
const BAR = { shortest: 12, longest: 40 } as const;
const SHARE_WIDTH = 8;
/** ` (12.3–100.0)` */
const ENDS_WIDTH = 14;

/** A label in a column: at most two lines, what does not fit ends in an ellipsis. */
export function labelLines(text: string, width: number): string[] {
  const lines = wrap(oneLine(text), width);
  const shown = lines.slice(0, LABEL.lines);
  if (lines.length > LABEL.lines) shown[LABEL.lines - 1] = truncate(`${shown.at(-1)} ${lines[LABEL.lines]}`, width);
  return shown.map((line) => padEnd(line, width));
}

/** Explains the shades of {@link barChart}; once a section. */
export const barKey = (page: Page): string[] => paragraph(page, page.say("figures.key"), INDENT, page.paint.faint);

export function drawIntervalBar(
  { paint }: Page,
  share: number,
  ends: readonly number[],
  width: number,
  colour: Colour,
): string {
  const { sure, likely, possible, rest } = intervalBar(
    share / 100,
    [(ends[0] ?? 0) / 100, (ends[1] ?? 0) / 100],
    width,
  );
  return colour(sure + likely) + paint.faint(possible + rest);
}

/**
 * Bars of shares with their intervals, in columns that hold for the whole chart.
 * @returns the lines of each row
 */
export function chartRows(
  page: Page,
  rows: readonly ChartRow[],
  margin: string,
  colour: Colour = page.paint.accent,
): string[][] {
  const leadWidth = Math.max(0, ...rows.map(({ lead = "" }) => displayWidth(lead)));
  const indent = margin + " ".repeat(leadWidth > 0 ? leadWidth + 1 : 0);
  const notes = Math.max(0, ...rows.map(({ note }) => (note ? displayWidth(note) + 2 : 0)));
  const room = page.width - indent.length - SHARE_WIDTH - ENDS_WIDTH - notes - 2;
  const longest = Math.max(...rows.map(({ label }) => displayWidth(oneLine(label))));
  const labelWidth = Math.max(
    LABEL.narrowest,
    Math.min(longest, room - BAR.longest),
    Math.min(longest, Math.floor(room * 0.55)),
  );
  const barWidth = Math.max(BAR.shortest, Math.min(BAR.longest, room - labelWidth));
  return rows.map(({ lead = "", label, share, share_interval, note, colour: own = colour }) => {
    const [first = "", ...more] = labelLines(label, labelWidth);
    const ends = share_interval ? padStart(`(${interval(page, share_interval)})`, ENDS_WIDTH) : "";
    const figures = padStart(percent(page, share), SHARE_WIDTH) + page.paint.faint(ends);
    const drawn = drawIntervalBar(page, share, share_interval ?? [share, share], barWidth, own);
    return [
      `${margin}${padStart(lead, leadWidth)}${leadWidth > 0 ? " " : ""}${first}  ` +
        `${drawn}${figures}${note ? `  ${note}` : ""}`,
      ...more.map((line) => indent + line.trimEnd()),
    ];
  });
}

export const barChart = (...chart: Parameters<typeof chartRows>): string[] => chartRows(...chart).flat();

/**
 * A value with its interval on a scale: `··┊··├───●──┤····`.
 * @param reference marked where neither the value nor its interval stands
 */
export function pointOnScale(
  { paint }: Page,
  value: number,
  ends: readonly number[],
  scale: readonly [number, number],
  width: number,
  reference?: number,
): string {
  const at = cellOf(value, scale, width);
  const lower = Math.min(at, cellOf(ends[0] ?? value, scale, width));
  const upper = Math.max(at, cellOf(ends[1] ?? value, scale, width));
  const left = at > lower ? `├${"─".repeat(at - lower - 1)}` : "";
  const right = upper > at ? `${"─".repeat(upper - at - 1)}┤` : "";
  const mark = reference === undefined ? -1 : cellOf(reference, scale, width);
  const axis = Array.from({ length: width }, (_, cell) => (cell === mark ? "┊" : "·"));
  const beside = (from: number, to?: number) => paint.faint(axis.slice(from, to).join(""));
  return beside(0, lower) + left + paint.accent("●") + right + beside(upper + 1);
}
