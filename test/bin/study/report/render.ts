import type { StudyOutcome } from "../../../../bin/study/outcome.ts";
import type { StudySubject } from "../../../../bin/study/report/opening.ts";
import { renderReport } from "../../../../bin/study/report/report.ts";

const where = {
  url: "http://127.0.0.1:3000/api/v1",
  stopped: false,
  dataFolder: ".data",
  accountFile: "/data/study-account.json",
  caller: "study@example.com",
};

/** The report of a study as plain text, after a change to a copy of what the service answered. */
export function render(
  outcome: StudyOutcome,
  {
    width = 90,
    change,
    ...subject
  }: { width?: number; change?: (copy: StudyOutcome) => void } & Partial<StudySubject> = {},
): string {
  const copy = structuredClone(outcome);
  change?.(copy);
  return renderReport({ audience: "women in Munich", concept: null, briefing: null, ...subject }, copy, where, {
    width,
  });
}

/** Lines from a heading up to the next section. */
export function section(report: string, title: string): string[] {
  const lines = report.split("\n");
  const start = lines.indexOf(title);
  if (start < 0) return [];
  const length = lines.slice(start + 2).findIndex((_, index) => lines[start + 3 + index]?.startsWith("──"));
  return lines.slice(start + 2, length < 0 ? lines.length : start + 1 + length);
}
