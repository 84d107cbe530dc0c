import { displayWidth, padEnd } from "../../cli/display-width.ts";
import { wordingOf, type ServiceWording } from "../../../functions/languages/wording.ts";
import { studyWordingOf, type StudyWording } from "../wording.ts";
import type { Paint } from "../../cli/paint.ts";
import { wrap } from "../../cli/wrap.ts";

/** What every section of the report is drawn with, and speaks with. */
export interface Page extends StudyWording {
  /** Cells of a line. */
  width: number;
  paint: Paint;
  /** What the service says in the same language. */
  service: ServiceWording;
}

/** @param language of the study (BCP 47) */
export const pageIn = (language: string, { width, paint }: Pick<Page, "width" | "paint">): Page => ({
  ...studyWordingOf(language),
  width,
  paint,
  service: wordingOf(language),
});

export const INDENT = "  ";

/** The heading of a section, with a blank line before it. */
export const heading = ({ paint, width }: Page, text: string): string[] => [
  "",
  paint.strong(text),
  paint.faint("─".repeat(width)),
];

/**
 * Text broken to the page.
 * @param first stands before the first line, in place of spaces before the others; its width is the indent
 */
export function paragraph({ width }: Page, text: string, first = INDENT, paintLine = (line: string) => line): string[] {
  const indent = displayWidth(first);
  return wrap(text, width - indent).map((line, index) => (index === 0 ? first : " ".repeat(indent)) + paintLine(line));
}

/**
 * Rows of a label and a text beside it, the texts one below the other, labels in half of the page at most. An address
 * stays on one line, to be opened.
 */
export function facts(page: Page, rows: readonly (readonly [label: string, text: string])[]): string[] {
  const longest = Math.max(...rows.map(([label]) => displayWidth(label))) + 2;
  const labelWidth = Math.min(longest, Math.floor(page.width / 2));
  return rows.flatMap(([label, text]) => {
    const labels = wrap(label, labelWidth - 2);
    const lines = /^https?:/.test(text) ? [text] : wrap(text, page.width - INDENT.length - labelWidth);
    return Array.from({ length: Math.max(labels.length, lines.length) }, (_, index) => {
      const line = lines[index] ?? "";
      const name = labels[index] ?? "";
      if (name === "") return INDENT + " ".repeat(labelWidth) + line;
      return INDENT + page.paint.faint(line === "" ? name : padEnd(name, labelWidth)) + line;
    });
  });
}
