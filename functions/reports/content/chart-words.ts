import { onePersona, signedIntervalOrReason, type Base, type Figure } from "./charts.ts";
import type { ReportContext } from "./context.ts";

/** Writes values around zero with their intervals. */
export const scoreWritten =
  (context: ReportContext, base: Base, decimals = 2) =>
  ({ value, interval }: Figure): string =>
    context.say("charts.figure", {
      value: context.score(value, decimals),
      ends: signedIntervalOrReason(context, interval, base, decimals),
    });

/** That figures are not weighted, in a study where others are. */
export const notWeighted = ({ say, source }: ReportContext): string[] =>
  source.results.aggregate.weighting ? [say("charts.unweighted")] : [];

/** Whom the figures of a conjoint chart count, what its lines mean, and why some figures have none. */
export function conjointNote(
  context: ReportContext,
  { count }: Base,
  figures: readonly Pick<Figure, "interval">[],
): string {
  const { say, sentences } = context;
  const known = figures.filter(({ interval }) => interval !== null).length;
  return sentences([
    say("charts.base", { count }),
    ...(known > 0 ? [say("charts.lines")] : []),
    ...(known < figures.length ? [count === 1 ? onePersona(context) : say("charts.without")] : []),
  ]);
}

/** An axis with zero in its middle that contains all figures and their intervals; its ends have two digits. */
export function aroundZero(figures: readonly Figure[]): readonly [number, number] {
  const furthest = Math.max(0, ...figures.flatMap(({ value, interval }) => [value, ...(interval ?? [])]).map(Math.abs));
  if (furthest === 0) return [-1, 1];
  const step = 10 ** (Math.floor(Math.log10(furthest)) - 1);
  const end = Number((Math.ceil(furthest / step) * step).toPrecision(2));
  return [-end, end];
}

/** The axis of utilities. Zero is the average level; levels to the left deter, levels to the right attract. */
export const utilityAxis = ({ say }: ReportContext, figures: readonly Figure[]) => ({
  domain: aroundZero(figures),
  ends: [say("conjoint.puts_off"), say("conjoint.draws")] as const,
  reference: { value: 0, label: say("conjoint.average_level") },
  decimals: 2,
  unit: "" as const,
});
