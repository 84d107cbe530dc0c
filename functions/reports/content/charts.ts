import { chartBlock } from "./blocks.ts";
import type { ReportContext } from "./context.ts";
import type { BarChart, Block, Interval, PointChart } from "./report.ts";

/** The base of an interval, used to say why there is none. */
export interface Base {
  /** Personas that a figure counts. */
  count: number;
  /** Whether there is no interval because too few answered, and not because all answers are the same. */
  areFew?: boolean;
  /** Whether the text above already explains the lines of the charts. */
  explained?: boolean;
}

const within = ({ say }: ReportContext, ends: string): string => say("charts.within", { ends });

/** Why a figure has no interval. */
export function withoutInterval({ say }: ReportContext, { count, areFew = false }: Base): string {
  if (count === 1) return say("charts.one_persona");
  return say(areFew ? "charts.too_few" : "charts.all_alike");
}

/** `95 % interval 18.1–64.7`, or why there is none. */
export const intervalOrReason = (
  context: ReportContext,
  ends: Interval,
  base: Base,
  decimals: number = context.shareDecimals,
): string => (ends ? within(context, context.intervalText(ends, decimals)) : withoutInterval(context, base));

/** The same for a figure around zero: `95 % interval -0.05 to +0.39`. */
export function signedIntervalOrReason(context: ReportContext, ends: Interval, base: Base, decimals = 2): string {
  if (!ends) return withoutInterval(context, base);
  const [low, high] = [context.score(ends[0], decimals), context.score(ends[1], decimals)];
  return within(context, context.service.say("format.range", { low, high }));
}

/** Explains the lines of charts, if there are any, and says whether figures are weighted. */
export const linesNote = ({ say, sentences, source }: ReportContext, hasLines = true): string =>
  sentences([
    ...(hasLines ? [say("charts.lines")] : []),
    ...(source.results.aggregate.weighting ? [say("charts.weighted")] : []),
  ]);

/** The reason as a separate sentence. */
export const onePersona = (context: ReportContext): string =>
  capitalised(context.say("answer.sentence", { clause: withoutInterval(context, { count: 1 }) }));

/** Whom figures count, what the lines of their chart mean, and why some figures have no interval. */
export function baseNote(
  context: ReportContext,
  { count, explained = false }: Pick<Base, "explained"> & { count: number | null },
  intervals: readonly Interval[],
): string {
  const { say, sentences } = context;
  return sentences(
    [
      ...(count === null ? [] : [say("charts.base", { count })]),
      ...(explained ? [] : [linesNote(context, intervals.some(Boolean))]),
      ...(intervals.includes(null) ? [count === 1 ? onePersona(context) : say("charts.without")] : []),
    ].filter((sentence) => sentence !== ""),
  );
}

/** A row of a chart. */
export interface Figure {
  label: string;
  value: number;
  interval: Interval;
}

/** `66.7 % (95 % interval 53.3–80.0)`, or why there is no interval. */
export const withInterval = (
  context: ReportContext,
  value: string,
  ends: Interval,
  base: Base,
  decimals: number = context.shareDecimals,
): string => context.say("charts.figure", { value, ends: intervalOrReason(context, ends, base, decimals) });

/** Writes shares with their intervals. */
export const percentWritten =
  (context: ReportContext, base: Base) =>
  ({ value, interval }: Figure): string =>
    withInterval(context, context.percent(value), interval, base);

/** Describes a chart for readers who cannot see it: its highest and lowest figure. */
export function alternativeOf<T extends Pick<Figure, "label" | "value">>(
  { say }: Pick<ReportContext, "say">,
  figures: readonly T[],
  written: (figure: T) => string,
): string {
  const [highest, ...others] = figures.toSorted((a, b) => b.value - a.value);
  if (!highest) return "";
  const { label } = highest;
  const value = written(highest);
  const lowest = others.at(-1);
  if (!lowest) return say("charts.only", { label, value });
  const low_value = written(lowest);
  if (value === low_value) return say("charts.all_same", { value });
  return say("charts.range", { label, value, low_label: lowest.label, low_value });
}

/** A chart for so few people that its notes give counts only: `7 of 12`. */
export function countedChart(
  context: ReportContext,
  { rows, ...chart }: Pick<BarChart, "title" | "note" | "rows">,
): BarChart {
  const figures = rows.map(({ label, share, note }) => ({ label, value: share, note }));
  return {
    kind: "bars",
    ...chart,
    counted: true,
    alternative: alternativeOf(context, figures, ({ note }) => note ?? ""),
    rows: rows.map((row) => ({ ...row, interval: null })),
  };
}

/**
 * A chart of shares with its base and its text alternative. One persona alone gives no interval.
 * @param given at least one row
 * @param scale where the rows are its points
 */
export function shareChart(
  context: ReportContext,
  title: string,
  given: BarChart["rows"],
  base: Base,
  scale?: BarChart["scale"],
): Block {
  const rows = base.count === 1 ? given.map((row) => ({ ...row, interval: null })) : given;
  if (context.isCounted && rows.every(({ note }) => note !== null))
    return chartBlock(countedChart(context, { title, note: context.say("charts.base", { count: base.count }), rows }));
  const figures = rows.map(({ label, share, interval }) => ({ label, value: share, interval }));
  return chartBlock({
    kind: "bars",
    title,
    alternative: alternativeOf(context, figures, percentWritten(context, base)),
    note: baseNote(
      context,
      base,
      rows.map(({ interval }) => interval),
    ),
    ...(scale ? { scale } : {}),
    base: base.count,
    rows,
  });
}

/**
 * A chart of means on one scale; the middle of the scale is marked.
 * @param rows at least one, each with the personas that it counts
 */
export function meanChart(
  context: ReportContext,
  { title, domain, ends }: Pick<PointChart, "title" | "domain" | "ends">,
  rows: readonly { label: string; mean: number; interval: Interval; base: Base; note?: string | null }[],
): Block {
  const { say, number } = context;
  const figures = rows.map(({ mean, ...row }) => ({ ...row, value: mean }));
  const counts = new Set(rows.map(({ base }) => base.count));
  const own = (count: number) => (counts.size > 1 ? say("charts.own_base", { count }) : null);
  return chartBlock({
    kind: "points",
    title,
    alternative: alternativeOf(context, figures, ({ value, interval, base }) =>
      withInterval(context, number(value, 2), interval, base, 2),
    ),
    note: baseNote(
      context,
      { ...rows[0]?.base, count: counts.size > 1 ? null : (rows[0]?.base.count ?? null) },
      rows.map(({ interval }) => interval),
    ),
    ...(counts.size === 1 ? { base: rows[0]!.base.count } : {}),
    domain,
    ends,
    reference: { value: (domain[0] + domain[1]) / 2, label: say("charts.middle") },
    rows: rows.map(({ label, mean, interval, base, note }) => ({
      label,
      group: null,
      value: mean,
      interval,
      note: [own(base.count), note].filter((part) => part != null).join(" · ") || null,
    })),
    decimals: 2,
    unit: "",
  });
}

/** The most questions that are named; more are counted. */
const MOST_NAMES = 6;
const methods = { semantic_similarity: "figures.rated_similarity", follow_up: "figures.rated_follow_up" } as const;

/**
 * How words became numbers, one sentence for each method. If there are several methods, each sentence names its
 * questions.
 */
export function ratedBy(
  { say, service }: ReportContext,
  rated: readonly { name: string; method: string | null | undefined }[],
): string[] {
  const ways = [...Map.groupBy(rated, ({ method }) => method ?? null)];
  return ways.flatMap(([method, same]) => {
    const key = Object.entries(methods).find(([name]) => name === method)?.[1];
    if (!key) return [];
    const how = say(key);
    const names = same.map(({ name }) => name);
    const questions =
      names.length > MOST_NAMES ? say("counts.questions", { count: names.length }) : service.list(names);
    return [ways.length > 1 ? say("figures.rated_some", { questions, how }) : how];
  });
}

export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
