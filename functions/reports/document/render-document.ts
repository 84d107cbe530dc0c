import { AlignmentType, Document, Footer, Packer, PageNumber, Paragraph, TextRun, type FileChild } from "docx";
import type { Report, Section } from "../content/report.ts";
import { blockOf, utterancesOf, type Writing } from "./blocks.ts";
import { stylesFor } from "./styles.ts";
import { paragraph } from "./words.ts";

/** Twentieths of a point. */
const PAPER = { a4: { width: 11_906, height: 16_838 }, letter: { width: 12_240, height: 15_840 } };
const MARGIN = 1_134;

/** Who made the file, as Word shows it among its properties. */
const CREATOR = "Synthetic Consumer Research";

/** What is printed on where a language is spoken. */
const paperFor = (language: string) => (new Intl.Locale(language).region === "US" ? PAPER.letter : PAPER.a4);

const section = ({ heading, blocks }: Section, writing: Writing): FileChild[] => [
  paragraph("Heading1", heading),
  ...blocks.flatMap((block) => blockOf(block, writing)),
];

const pageNumbers = new Footer({
  children: [
    new Paragraph({
      style: "Note",
      alignment: AlignmentType.CENTER,
      children: [new TextRun({ children: [PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES] })],
    }),
  ],
});

/**
 * A report as a Word document that can be edited: headings, tables with their charts drawn in them, quotes that lead
 * to where they were said. Holds no image, no macro and no field but the page numbers.
 */
export function renderDocument(report: Report): Promise<Uint8Array> {
  const { language, title, subtitle, answer, sections } = report;
  const size = paperFor(language);
  const writing: Writing = { language, available: size.width - 2 * MARGIN, ...utterancesOf(report) };
  const document = new Document({
    title,
    description: answer ?? subtitle,
    creator: CREATOR,
    lastModifiedBy: CREATOR,
    styles: stylesFor(language),
    sections: [
      {
        properties: { page: { size, margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } } },
        footers: { default: pageNumbers },
        children: [
          paragraph("Title", title),
          paragraph("Subtitle", subtitle),
          ...(answer === null ? [] : [paragraph("Answer", answer)]),
          ...sections.flatMap((each) => section(each, writing)),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}
