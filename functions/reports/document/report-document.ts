import { withPauses } from "../../platform/steps.ts";
import { reportSteps } from "../content/compose-report.ts";
import type { ReportSource } from "../content/source.ts";
import { renderDocument } from "./render-document.ts";

/** The report of a complete study as a Word document. */
export const reportDocument = async (source: ReportSource, language?: string): Promise<Uint8Array> =>
  renderDocument(await withPauses(reportSteps(source, language)));
