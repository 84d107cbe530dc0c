import { contextOf, type ReportContext } from "../../../../functions/reports/content/context.ts";
import { atOnce, type Steps } from "../../../../functions/platform/steps.ts";
import type { Chart, Section } from "../../../../functions/reports/content/report.ts";
import { chartsOf, sourceOf } from "./sample-sources.ts";

/** What one part of a report says of a sample. */
export function partOf(
  part: (context: ReportContext) => Section[] | Steps<Section[]>,
  ...sample: Parameters<typeof sourceOf>
): Section[] {
  const made = part(contextOf(sourceOf(...sample)));
  return Array.isArray(made) ? made : atOnce(made);
}

type ChartOf<Kind extends Chart["kind"]> = Extract<Chart, { kind: Kind }>;
/** The charts of a kind, in order. */
export const chartsOfKind = <Kind extends Chart["kind"]>(section: Section, kind: Kind): ChartOf<Kind>[] =>
  chartsOf(section).filter((chart): chart is ChartOf<Kind> => chart.kind === kind);
