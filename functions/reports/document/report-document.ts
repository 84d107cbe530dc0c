import { reportOf } from "../content/report-of.ts";
import type { ReportSource } from "../content/source.ts";
import { renderDocument } from "./render-document.ts";

/** The report of a complete study as a Word document. */
export const reportDocument = (source: ReportSource, language?: string): Promise<Uint8Array> =>
  renderDocument(reportOf(source, language));
