import { displayWidth, padStart } from "../../cli/display-width.ts";
import { divergingBar } from "../../cli/interval-bar.ts";
import { oneLine } from "../../cli/printable.ts";
import { labelLines } from "./chart.ts";
import { score } from "./figures.ts";
import type { Page } from "./page.ts";

/** A row of a chart around zero. */
export interface DivergingRow {
  label: string;
  value: number;
  interval: readonly number[] | null;
}

const HALF = { shortest: 5, longest: 16 } as const;
const SHORTEST_LABEL = 8;

/** Small figures have decimals that large ones, such as yen, do not need. */
const decimalsFor = (largest: number): number => (largest >= 100 ? 0 : largest >= 10 ? 1 : 2);

const endsOf = (page: Page, { interval }: DivergingRow, decimals: number): string => {
  if (interval === null) return "";
  const [low, high] = [score(page, interval[0] ?? NaN, decimals), score(page, interval[1] ?? NaN, decimals)];
  return `(${page.service.say("format.range", { low, high })})`;
};

function drawBar({ paint }: Page, size: number, half: number): string {
  const { left, right } = divergingBar(size, half);
  const side = (text: string, colour: (part: string) => string) =>
    text.replaceAll(/·+|[^·]+/gu, (part) => (part.startsWith("·") ? paint.faint(part) : colour(part)));
  return `${side(left, paint.bad)}${paint.faint("│")}${side(right, paint.good)}`;
}

/**
 * Bars that grow from the middle to the right, or to the left below zero; columns and scale hold for all rows. A figure
 * is strong if its interval leaves out zero.
 * @returns the lines of each row
 */
export function divergingChart(page: Page, rows: readonly DivergingRow[], indent: string): string[][] {
  const largest = Math.max(0, ...rows.map(({ value }) => Math.abs(value)));
  const decimals = decimalsFor(largest);
  const widest = (texts: string[]) => Math.max(0, ...texts.map(displayWidth));
  const figureWidth = widest(rows.map(({ value }) => score(page, value, decimals))) + 2;
  const endsWidth = widest(rows.map((row) => endsOf(page, row, decimals))) + 2;
  const room = page.width - indent.length - figureWidth - endsWidth - 3;
  const labels = widest(rows.map(({ label }) => oneLine(label)));
  const labelWidth = Math.max(SHORTEST_LABEL, Math.min(labels, room - 2 * 10));
  const half = Math.max(HALF.shortest, Math.min(HALF.longest, Math.floor((room - labelWidth) / 2)));
  return rows.map((row) => {
    const [first = "", ...more] = labelLines(row.label, labelWidth);
    const figure = padStart(score(page, row.value, decimals), figureWidth);
    const isClear = (row.interval?.[0] ?? 0) > 0 || (row.interval?.[1] ?? 0) < 0;
    const bar = drawBar(page, largest > 0 ? row.value / largest : 0, half);
    const ends = page.paint.faint(padStart(endsOf(page, row, decimals), endsWidth));
    return [
      `${indent}${first}  ${bar}${isClear ? page.paint.strong(figure) : figure}${ends}`,
      ...more.map((line) => indent + line.trimEnd()),
    ];
  });
}
