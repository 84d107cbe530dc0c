import type { ReliabilityStudy } from "../../../functions/findings/reliability/schemas.ts";
import { reportOf } from "../../../functions/reports/content/report-of.ts";
import { noPaint, type Paint } from "../../cli/paint.ts";
import { printableCopy } from "../../cli/printable.ts";
import type { StudyOutcome } from "../outcome.ts";
import { pageIn } from "./page.ts";
import { sectionLines } from "./sections.ts";
import { sourceOf } from "./source.ts";

/**
 * What a reliability study found as text for people, ending in a line break.
 * @param study complete
 * @param outcome of the study that was run again
 * @param width cells of a line
 */
export function renderReliability(
  study: ReliabilityStudy,
  outcome: StudyOutcome,
  { width, paint = noPaint }: { width: number; paint?: Paint },
): string {
  const { sections } = reportOf({ ...sourceOf(printableCopy(outcome)), reliability: printableCopy(study) });
  const page = pageIn(outcome.simulation.language, { width, paint });
  const found = sections.filter(({ id }) => id === "reliability");
  return `${sectionLines(page, found).join("\n")}\n`;
}
