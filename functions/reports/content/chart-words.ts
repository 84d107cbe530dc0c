import type { ReportContext } from "./context.ts";
import type { Interval } from "./report.ts";

/** What a row of a chart stands for. */
export interface Figure {
  label: string;
  value: number;
  interval: Interval;
}

/** `66.7 % (95 % interval 53.3–80.0)`, or that there is no interval. */
export function withInterval(
  { say, intervalText }: ReportContext,
  value: string,
  ends: Interval,
  decimals = 1,
): string {
  return `${value} (${ends ? `${say("figures.interval")} ` : ""}${intervalText(ends, decimals)})`;
}

/** Writes shares with their intervals. */
export const percentWritten =
  (context: ReportContext) =>
  ({ value, interval }: Figure): string =>
    withInterval(context, context.percent(value), interval);
/** Writes values around zero with their intervals. */
export const scoreWritten =
  (context: ReportContext, decimals = 2) =>
  ({ value, interval }: Figure): string =>
    withInterval(context, context.score(value, decimals), interval, decimals);

/** What a chart of figures shows, for whoever cannot see it: the highest and the lowest. */
export function alternativeOf<T extends Pick<Figure, "label" | "value">>(
  { say }: ReportContext,
  figures: readonly T[],
  written: (figure: T) => string,
): string {
  const [highest, ...others] = figures.toSorted((a, b) => b.value - a.value);
  if (!highest) return "";
  const lowest = others.at(-1);
  if (!lowest) return say("readings.only", { label: highest.label, value: written(highest) });
  return say("readings.first_and_last", {
    highest: highest.label,
    most: written(highest),
    lowest: lowest.label,
    least: written(lowest),
  });
}

/** `n = 12; the lines are 95 % intervals.` */
export const baseNote = ({ say }: ReportContext, count: number, figures: readonly Pick<Figure, "interval">[]): string =>
  say(figures.some(({ interval }) => interval !== null) ? "readings.base" : "readings.base_alone", { count });

/** An axis with zero in its middle that holds all figures and their intervals. */
export function aroundZero(figures: readonly Figure[]): readonly [number, number] {
  const furthest = Math.max(0, ...figures.flatMap(({ value, interval }) => [value, ...(interval ?? [])]).map(Math.abs));
  return furthest > 0 ? [-furthest, furthest] : [-1, 1];
}
