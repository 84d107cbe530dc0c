import type { StudyOutcome } from "../outcome.ts";
import { noPaint, type Paint } from "../../cli/paint.ts";
import { printableCopy } from "../../cli/printable.ts";
import { battery } from "./battery.ts";
import { conjoint } from "./conjoint.ts";
import { effort, furtherReading, type Whereabouts } from "./closing.ts";
import { purchaseIntent, sentiment, themes } from "./distributions.ts";
import { focusGroup } from "./focus-group.ts";
import { interviews } from "./interviews.ts";
import { caveats, opening, summary, type StudySubject } from "./opening.ts";
import { pageIn } from "./page.ts";
import { personas, recommendations } from "./personas.ts";
import { survey } from "./survey.ts";
import { transcript } from "./transcript.ts";

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
  const { aggregate } = safe.results;
  const lines = [
    ...opening(page, subject, safe),
    ...caveats(page, aggregate),
    ...summary(page, aggregate),
    ...sentiment(page, aggregate),
    ...battery(page, aggregate),
    ...purchaseIntent(page, aggregate),
    ...survey(page, safe),
    ...conjoint(page, safe),
    ...focusGroup(page, safe),
    ...interviews(page, safe),
    ...themes(page, aggregate),
    ...recommendations(page, safe),
    ...personas(page, safe),
    ...transcript(page, safe, subject.transcript ?? false),
    ...effort(page, safe),
    ...furtherReading(page, safe, where),
  ];
  return `${lines.join("\n")}\n`;
}
