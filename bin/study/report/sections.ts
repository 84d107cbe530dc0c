import type { Block, Finding, Section } from "../../../functions/reports/content/report.ts";
import { oneLine } from "../../cli/printable.ts";
import { barKey } from "./chart.ts";
import { chartLines, titleLines } from "./content-chart.ts";
import { facts, heading, INDENT, paragraph, type Page } from "./page.ts";
import { peopleLines } from "./people.ts";
import { quoteLines } from "./quotes.ts";
import { tableLines } from "./table.ts";

const LEFT = "     ";

const findingLines = (page: Page, { title, text, quotes }: Finding, number: number): string[] => [
  "",
  ...paragraph(page, oneLine(title), ` ${String(number).padStart(2)}  `, page.paint.strong),
  ...paragraph(page, text.trim(), LEFT),
  ...quoteLines(page, quotes, LEFT),
];

/** Lines of a block; `above` is the heading that it stands under. */
function blockLines(page: Page, block: Block, above: string, avatars: ReadonlyMap<string, string>): string[] {
  const { paint } = page;
  switch (block.kind) {
    case "paragraph": {
      const colour = { plain: undefined, note: paint.faint, strong: paint.strong }[block.tone];
      return paragraph(page, block.text, INDENT, colour);
    }
    case "subheading":
      return ["", ...paragraph(page, oneLine(block.text), INDENT, paint.strong)];
    case "facts":
      return facts(
        page,
        block.rows.map(({ label, text }) => [oneLine(label), oneLine(text)]),
      );
    case "notices":
      return block.notices.flatMap((notice) => paragraph(page, oneLine(notice), "  ! ", paint.middling));
    case "chart":
      return chartLines(page, block.chart, above);
    case "table":
      return [...titleLines(page, block.table.title, above), ...tableLines(page, block.table, INDENT)];
    case "quotes":
      return quoteLines(page, block.quotes, LEFT);
    case "findings":
      return block.findings.flatMap((finding, index) => findingLines(page, finding, index + 1)).slice(1);
    case "people":
      return peopleLines(page, block.people, avatars);
    case "messages":
      return block.messages.flatMap(({ speaker, text }) => [
        ...paragraph(page, oneLine(speaker), INDENT, paint.strong),
        ...paragraph(page, text, LEFT),
      ]);
  }
}

export const hasBars = ({ blocks }: Section): boolean =>
  blocks.some((block) => block.kind === "chart" && block.chart.kind === "bars");

/**
 * Sections of a report as lines.
 * @param explained the section that says how bars are read
 * @param avatars addresses of people's pictures by persona id
 */
export function sectionLines(
  page: Page,
  sections: readonly Section[],
  explained?: Section,
  avatars: ReadonlyMap<string, string> = new Map(),
): string[] {
  return sections.flatMap((section) => {
    let above = section.heading;
    return [
      ...heading(page, section.heading),
      ...(section === explained ? barKey(page) : []),
      ...section.blocks.flatMap((block) => {
        const lines = blockLines(page, block, above, avatars);
        if (block.kind === "subheading") above = block.text;
        return lines;
      }),
    ];
  });
}
