import { reportOf } from "../../../functions/reports/content/report-of.ts";
import type { StudyOutcome } from "../outcome.ts";
import { noPaint, type Paint } from "../../cli/paint.ts";
import { oneLine, printableCopy } from "../../cli/printable.ts";
import { furtherReading, timeTaken, type Whereabouts } from "./closing.ts";
import { opening, type StudySubject } from "./opening.ts";
import { INDENT, pageIn, paragraph } from "./page.ts";
import { hasBars, sectionLines } from "./sections.ts";
import { sourceOf } from "./source.ts";
import { excerpt } from "./transcript.ts";

const WIDTH = { narrowest: 72, widest: 100, withoutTerminal: 90 } as const;

/** Cells of the report's lines on a screen of so many columns: never wider than lines can be read. */
export const pageWidth = (columns: number | undefined): number =>
  Math.max(WIDTH.narrowest, Math.min(WIDTH.widest, columns || WIDTH.withoutTerminal));

/**
 * The results of a study as text for people, ending in a line break. What limits the figures stands before them.
 * @param width cells of a line; addresses and ids alone may be longer
 */
export function renderReport(
  subject: StudySubject,
  outcome: StudyOutcome,
  where: Whereabouts,
  { width, paint = noPaint }: { width: number; paint?: Paint },
): string {
  const page = pageIn(outcome.simulation.language, { width, paint });
  const safe = printableCopy(outcome);
  const { answer, sections } = reportOf(sourceOf(safe));
  const part = (...ids: string[]) => sections.filter(({ id }) => ids.includes(id));
  const method = part("method").map((section) => ({
    ...section,
    blocks: [...section.blocks, { kind: "facts" as const, rows: [timeTaken(page, safe)] }],
  }));
  const before = part(
    "caveats",
    "summary",
    "validity",
    "sentiment",
    "purchase-intent",
    "concept",
    "concepts",
    "survey-sample",
    "survey",
  );
  const ofKind = sections.filter(
    (one) => /^(?:conjoint|group|interviews|survey)-/.test(one.id) && !before.includes(one),
  );
  const after = part("themes", "chance", "recommendations", "people");
  const explained = [...before, ...ofKind, ...after].find(hasBars);
  const discussion = safe.results.aggregate.focus_group ? part("transcript") : [];
  const avatars = new Map(safe.personas.map(({ id, avatar_url }) => [id, avatar_url]));
  const lines = [
    ...opening(page, subject, safe),
    ...(answer === null ? [] : ["", ...paragraph(page, oneLine(answer), INDENT, paint.strong)]),
    ...sectionLines(page, before, explained),
    ...sectionLines(page, ofKind, explained),
    ...sectionLines(page, after, explained, avatars),
    ...(subject.transcript
      ? sectionLines(page, part("transcript"))
      : discussion.flatMap((section) => excerpt(page, section))),
    ...sectionLines(page, method),
    ...furtherReading(page, safe, where),
  ];
  return `${lines.join("\n")}\n`;
}
