import type { ReportContext } from "./context.ts";
import type { Section } from "./report.ts";

/** How stable the results are, where that was checked. */
export const reliability = (_context: ReportContext): Section[] => [];
