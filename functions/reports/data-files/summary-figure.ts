import type { Theme } from "../../studies/simulation/figures.ts";

/** A figure of the group; shares are percentages. */
export interface SummaryFigure {
  /** The question, attribute or part of the results that it belongs to. */
  subject: string;
  /** The point, option, theme or level that it describes; null for the subject itself. */
  item: string | null;
  figure: string;
  value: number | null;
  /** `%`, `persons`, or the unit of the question: `$`, `days`. */
  unit: string | null;
  /** Lower and upper end of the 95 % interval; null if there is none. */
  interval: readonly number[] | null;
  /** Personas that it counts. */
  base: number | null;
  /** For shares that count personas: the unweighted count. */
  count: number | null;
  /** Whether it adds up several shares of the same list, as the top two points of a scale do. */
  box?: true;
}

export const figure = (
  subject: string,
  name: string,
  value: number | null,
  more: Partial<SummaryFigure>,
): SummaryFigure => ({
  item: null,
  unit: null,
  interval: null,
  base: null,
  count: null,
  ...{ subject, figure: name, value },
  ...more,
});
export const share = (subject: string, item: string | null, value: number | null, more: Partial<SummaryFigure>) =>
  figure(subject, "share", value, { item, unit: "%", ...more });

export const themes = (subject: string, list: readonly Theme[], base: number) =>
  list.map((one) => share(subject, one.theme, one.share, { interval: one.share_interval, count: one.count, base }));
