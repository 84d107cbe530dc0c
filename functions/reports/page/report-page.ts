import { createHash } from "node:crypto";
import { reportOf } from "../content/report-of.ts";
import type { ReportSource } from "../content/source.ts";
import { renderPage, type PageParts } from "./render-page.ts";

/** The report of a complete study as a page. */
export const reportPage = (source: ReportSource, parts: PageParts): string => renderPage(reportOf(source), parts);

/** What the page may do: show its one style sheet and pictures that lie in it. */
export const reportPolicy = (style: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
