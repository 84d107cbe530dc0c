import type { ReportContext } from "./context.ts";
import type { Section } from "./report.ts";

/** What a conjoint study found; nothing of other studies. */
export const conjoint = (_context: ReportContext): Section[] => [];
