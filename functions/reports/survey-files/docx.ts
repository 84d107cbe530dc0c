import { BorderStyle, Document, LevelFormat, Packer, Paragraph, TextRun, type IPropertiesOptions } from "docx";
import { stylesFor } from "../document/styles.ts";
import { writable } from "../../platform/text/writable.ts";
import { runs } from "../document/words.ts";
import type { Survey } from "../../studies/survey/schemas.ts";
import { surveyLines } from "./text.ts";
import { writing, type AboutStudy, type Written } from "./written.ts";

/** Twentieths of a point. */
const [MARGIN, INDENT] = [1_134, 500];
const ANSWERS = "answers";
const LABEL = /^([A-Za-z]\w*(?:@\d+)?\.)(?= |$)/u;

/** How lines that begin like this look. Headings and bullets are given by Word, and read as `#` and `•`. */
const looks: readonly (readonly [begins: RegExp, look: (words: string, line: string) => Paragraph])[] = [
  [/^# .*\[exact\]$/u, (words) => new Paragraph({ heading: "Title", children: runs(words) })],
  [/^# /u, (words) => new Paragraph({ heading: "Heading1", children: runs(words) })],
  [/^- /u, (words) => new Paragraph({ numbering: { reference: ANSWERS, level: 0 }, children: runs(words) })],
  [/^>/u, (_, line) => new Paragraph({ style: "Shown", children: runs(line) })],
  [/^\[/u, (_, line) => new Paragraph({ style: "Marks", children: runs(line) })],
];

function paragraphOf(line: string): Paragraph {
  for (const [begins, look] of looks) if (begins.test(line)) return look(line.replace(/^[#-] /u, ""), line);
  const [label = ""] = LABEL.exec(line) ?? [];
  if (label === "") return new Paragraph({ style: "QuestionWords", children: runs(line) });
  const children = [new TextRun({ text: label, bold: true }), ...runs(line.slice(label.length))];
  return new Paragraph({ style: "Question", children });
}

const stylesOf = (language: string): IPropertiesOptions["styles"] => {
  const styles = stylesFor(language);
  const spacing = { before: 0, after: 40 };
  return {
    ...styles,
    paragraphStyles: [
      ...(styles.paragraphStyles ?? []),
      { id: "Question", name: "Question", run: { size: 22 }, paragraph: { spacing: { before: 240, after: 40 } } },
      { id: "QuestionWords", name: "Question Words", run: { size: 22 }, paragraph: { spacing } },
      { id: "Marks", name: "Marks", run: { size: 17, color: "52606D" }, paragraph: { spacing, keepNext: true } },
      {
        id: "Shown",
        name: "Shown",
        paragraph: {
          ...{ spacing: { before: 60, after: 60 }, indent: { left: INDENT } },
          border: { left: { style: BorderStyle.SINGLE, size: 18, space: 8, color: "1F5FA8" } },
        },
      },
    ],
  };
};

/**
 * A survey as a Word document: its text in the exact form, with headings, numbered questions and lists of answers.
 */
export const surveyDocument = (survey: Survey, about: AboutStudy): Promise<Written> =>
  writing(() => documentOf(surveyLines(survey, about), about));

function documentOf(lines: readonly string[], about: AboutStudy): Promise<Uint8Array> {
  const level = { level: 0, format: LevelFormat.BULLET, text: "•", alignment: "left" as const };
  const indent = { left: 2 * INDENT, hanging: INDENT / 2 };
  const file = new Document({
    title: writable(about.name ?? "Questionnaire"),
    creator: "Synthetic Consumer Research",
    styles: stylesOf(about.language),
    numbering: { config: [{ reference: ANSWERS, levels: [{ ...level, style: { paragraph: { indent } } }] }] },
    sections: [
      {
        properties: { page: { margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } } },
        children: lines.filter((line) => line !== "").map(paragraphOf),
      },
    ],
  });
  return Packer.toBuffer(file);
}
