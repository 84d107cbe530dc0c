import { AlignmentType, Footer, PageNumber, Paragraph, TextRun, type FileChild } from "docx";
import type { Report } from "../content/report.ts";
import { markedProperties } from "../synthetic-mark.ts";
import { blockOf, bookmarksOf, type Writing } from "./blocks.ts";
import { shortened } from "./shorten.ts";
import { stylesFor } from "./styles.ts";
import { writable } from "../../platform/text/writable.ts";
import { paragraph } from "./words.ts";
import { writeDocument } from "./write-document.ts";

/** Twentieths of a point. */
const PAPER = { a4: { width: 11_906, height: 16_838 }, letter: { width: 12_240, height: 15_840 } };
const MARGIN = 1_134;

/** The paper size of a language's region. */
const paperFor = (language: string) => (new Intl.Locale(language).region === "US" ? PAPER.letter : PAPER.a4);

function* contentOf(report: Report, writing: Omit<Writing, "heading">): Generator<FileChild> {
  const { title, subtitle, answer, sections } = report;
  yield paragraph("Title", title);
  yield paragraph("Subtitle", subtitle);
  if (answer !== null) yield paragraph("Answer", answer);
  for (const section of sections) {
    yield paragraph("Heading1", section.heading);
    let { heading } = section;
    for (const block of section.blocks) {
      yield* blockOf(block, { ...writing, heading });
      if (block.kind === "subheading") heading = block.text;
    }
  }
}

const pageNumbers = (): Footer =>
  new Footer({
    children: [
      new Paragraph({
        style: "Note",
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ children: [PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES] })],
      }),
    ],
  });

/**
 * A report as an editable Word document: headings, tables with their charts drawn in them, and quotes that link to
 * where they were said. It contains no image, no macro and no field but the page numbers.
 */
export function renderDocument(whole: Report): Promise<Uint8Array> {
  const report = shortened(whole);
  const { language, title, subtitle, answer } = report;
  const size = paperFor(language);
  const properties = markedProperties(writable(answer ?? subtitle));
  const margin = { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN };
  return writeDocument(
    {
      title: writable(title),
      ...properties,
      lastModifiedBy: properties.creator,
      styles: stylesFor(language),
      sections: [{ properties: { page: { size, margin } }, footers: { default: pageNumbers() }, children: [] }],
    },
    contentOf(report, { language, available: size.width - 2 * MARGIN, bookmarks: bookmarksOf(report) }),
  );
}
