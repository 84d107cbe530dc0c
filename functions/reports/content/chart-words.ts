import { baseNote, intervalOrReason, signedIntervalOrReason, type Base } from "./charts.ts";
import type { ReportContext } from "./context.ts";
import type { Interval } from "./report.ts";

/** What a row of a chart stands for. */
export interface Figure {
  label: string;
  value: number;
  interval: Interval;
}

/** `66.7 % (95 % interval 53.3–80.0)`, or why there is no interval. */
export const withInterval = (context: ReportContext, value: string, ends: Interval, base: Base): string =>
  context.say("charts.figure", { value, ends: intervalOrReason(context, ends, base) });

/** Writes shares with their intervals. */
export const percentWritten =
  (context: ReportContext, base: Base) =>
  ({ value, interval }: Figure): string =>
    withInterval(context, context.percent(value), interval, base);
/** Writes values around zero with their intervals. */
export const scoreWritten =
  (context: ReportContext, base: Base, decimals = 2) =>
  ({ value, interval }: Figure): string =>
    context.say("charts.figure", {
      value: context.score(value, decimals),
      ends: signedIntervalOrReason(context, interval, base, decimals),
    });

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

/** Whom the figures of a chart count where none is weighted. */
export const unweightedNote = (
  context: ReportContext,
  { count }: Base,
  figures: readonly Pick<Figure, "interval">[],
): string =>
  baseNote(
    context,
    count,
    figures.map(({ interval }) => interval),
    false,
  );

/** An axis with zero in its middle that holds all figures and their intervals. */
export function aroundZero(figures: readonly Figure[]): readonly [number, number] {
  const furthest = Math.max(0, ...figures.flatMap(({ value, interval }) => [value, ...(interval ?? [])]).map(Math.abs));
  return furthest > 0 ? [-furthest, furthest] : [-1, 1];
}
