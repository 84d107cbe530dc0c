import type { ReportContext } from "./context.ts";
import type { Section } from "./report.ts";

/** What was said, with the places that quotes lead to; nothing of studies in which nobody talks. */
export const transcripts = (_context: ReportContext): Section[] => [];
