import { CONTENT_SOURCE, DIGITAL_SOURCE_TYPE } from "../../platform/content-source.ts";
import { withPauses } from "../../platform/steps.ts";
import { reportSteps } from "../content/compose-report.ts";
import type { Report } from "../content/report.ts";
import type { ReportSource } from "../content/source.ts";
import { utf8 } from "../data-files/bytes.ts";
import { renderMarkdown } from "./render-markdown.ts";

/**
 * Sections that repeat everybody's words. They are longer than all others together, and jsonl and csv have them, too.
 */
const WORD_FOR_WORD = new Set(["answers", "transcript"]);

/** A report after a line for machines, not shown to readers, that says it was generated. */
function* marked(report: Report): Generator<string> {
  yield `<!-- source: ${CONTENT_SOURCE}; digitalSourceType: ${DIGITAL_SOURCE_TYPE} -->\n\n`;
  yield* renderMarkdown(report);
}

/** The report of a complete study as Markdown, without transcripts and single answers. */
export async function reportMarkdown(source: ReportSource, language?: string): Promise<Uint8Array> {
  const report = await withPauses(reportSteps(source, language));
  return utf8(marked({ ...report, sections: report.sections.filter(({ id }) => !WORD_FOR_WORD.has(id)) }));
}
