import { withPauses } from "../../platform/steps.ts";
import { reportSteps } from "../content/compose-report.ts";
import type { ReportSource } from "../content/source.ts";
import { renderPage, type PageParts } from "./render-page.ts";

export { accentRules } from "./accent.ts";
export { FACES } from "./page-context.ts";
export { renderSection, reportPolicy } from "./render-page.ts";

/** The report of a complete study as a page. */
export const reportPage = async (source: ReportSource, parts: PageParts, language?: string): Promise<string> =>
  renderPage(await withPauses(reportSteps(source, language)), parts);
