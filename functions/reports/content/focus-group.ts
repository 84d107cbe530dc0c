import type { ReportContext } from "./context.ts";
import type { Section } from "./report.ts";

/** What a focus group did to its members, who spoke and what stayed open; nothing of other studies. */
export const focusGroup = (_context: ReportContext): Section[] => [];
