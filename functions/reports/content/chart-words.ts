import { intervalOrReason, signedIntervalOrReason, type Base } from "./charts.ts";
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

/** Whom the figures of a chart count, what its lines are and why some have none, where nothing is weighted. */
export function unweightedNote(
  { say, sentences }: ReportContext,
  { count }: Base,
  figures: readonly Pick<Figure, "interval">[],
): string {
  const known = figures.filter(({ interval }) => interval !== null).length;
  return sentences([
    say("charts.base", { count }),
    ...(known > 0 ? [say("charts.lines")] : []),
    ...(known < figures.length ? [say("charts.without")] : []),
  ]);
}

/** An axis with zero in its middle that holds all figures and their intervals; its ends have two digits. */
export function aroundZero(figures: readonly Figure[]): readonly [number, number] {
  const furthest = Math.max(0, ...figures.flatMap(({ value, interval }) => [value, ...(interval ?? [])]).map(Math.abs));
  if (furthest === 0) return [-1, 1];
  const step = 10 ** (Math.floor(Math.log10(furthest)) - 1);
  const end = Number((Math.ceil(furthest / step) * step).toPrecision(2));
  return [-end, end];
}
