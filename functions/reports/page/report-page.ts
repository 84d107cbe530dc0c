import { reportOf } from "../content/report-of.ts";
import type { ReportSource } from "../content/source.ts";
import { renderPage, type PageParts } from "./render-page.ts";

export { renderSection, reportPolicy } from "./render-page.ts";

/** The report of a complete study as a page. */
export const reportPage = (source: ReportSource, parts: PageParts): string => renderPage(reportOf(source), parts);
