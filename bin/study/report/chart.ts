import type { BarChart } from "../../../functions/reports/content/report.ts";
import { amountIn, meanDecimals } from "../../../functions/reports/content/amounts.ts";
import { displayWidth, padEnd, padStart, truncate } from "../../cli/display-width.ts";
import { cellOf, intervalBar } from "../../cli/interval-bar.ts";
import { oneLine } from "../../cli/printable.ts";
import { wrap } from "../../cli/wrap.ts";
import { interval, percent } from "./figures.ts";
import { INDENT, paragraph, type Page } from "./page.ts";

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

/** Explains the shades of {@link barLines}; once a report. */
export const barKey = (page: Page): string[] => paragraph(page, page.say("figures.key"), INDENT, page.paint.faint);

/** Bars of shares with their intervals, in columns that hold for the whole chart; notes stand behind the figures. */
export function barLines(page: Page, { rows, amounts, whole }: Pick<BarChart, "rows" | "amounts" | "whole">): string[] {
  const { paint } = page;
  const notes = Math.max(0, ...rows.map(({ note }) => (note ? displayWidth(note) + 2 : 0)));
  const endsWidth = rows.some((row) => row.interval !== null) ? ENDS_WIDTH : 0;
  const most = amounts?.most ?? 100;
  const decimals = (share: number) => (amounts ? meanDecimals(share) : whole ? 0 : 1);
  const values = rows.map(({ share }) =>
    amounts ? amountIn(page, share, amounts.unit, decimals(share)) : percent(page, share, decimals(share)),
  );
  const valueWidth = Math.max(SHARE_WIDTH, ...values.map((value) => displayWidth(value) + 1));
  const room = page.width - INDENT.length - valueWidth - endsWidth - notes - 2;
  const longest = Math.max(...rows.map(({ label }) => displayWidth(oneLine(label))));
  const labelWidth = Math.max(
    LABEL.narrowest,
    Math.min(longest, room - BAR.longest),
    Math.min(longest, Math.floor(room * 0.55)),
  );
  const width = Math.max(BAR.shortest, Math.min(BAR.longest, room - labelWidth));
  return rows.flatMap(({ label, share, interval: own, mood, note }, index) => {
    const [first = "", ...more] = labelLines(label, labelWidth);
    const ends = own ? padStart(`(${interval(page, own, decimals(share))})`, endsWidth) : "";
    const [low, high] = own ?? [share, share];
    const { sure, likely, possible, rest } = intervalBar(share / most, [low / most, high / most], width);
    const drawn = paint[mood ?? "accent"](sure + likely) + paint.faint(possible + rest);
    return [
      `${INDENT}${first}  ${drawn}${padStart(values[index]!, valueWidth)}${paint.faint(ends)}` +
        (note ? `  ${note}` : ""),
      ...more.map((line) => INDENT + line.trimEnd()),
    ];
  });
}

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
