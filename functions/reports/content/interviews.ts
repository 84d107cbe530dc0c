import type { ReportContext } from "./context.ts";
import type { Section } from "./report.ts";

/** What interviews covered; nothing of other studies. */
export const interviews = (_context: ReportContext): Section[] => [];
