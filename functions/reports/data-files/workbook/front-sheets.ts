import { answer } from "../../content/answer.ts";
import { cards } from "../../content/cards.ts";
import type { ReportContext } from "../../content/context.ts";
import { method } from "../../content/method.ts";
import { caveats, subject, summary } from "../../content/opening.ts";
import { recommendations } from "../../content/people.ts";
import { composeOpening } from "../../content/compose-report.ts";
import type { Chart } from "../xlsx-writer/chart.ts";
import { placeIn, firstCell } from "../xlsx-writer/places.ts";
import type { Cell, Sheet } from "../xlsx-writer/sheet.ts";
import { sectionRows } from "./section-rows.ts";

/** Widths of the columns of labels and of texts, in characters. */
const WIDTHS = [34, 96] as const;

/** A sheet in the table of contents of the workbook. */
export interface Content {
  sheet: string;
  /** The subject of the sheet. */
  title: string;
}

/** The main figures of the study, under the same heading as in the report. */
function glance(context: ReportContext): readonly (readonly Cell[])[] {
  const found = cards(context);
  if (found.length === 0) return [];
  return sectionRows({
    ...{ id: "glance", heading: context.say("opening.glance") },
    blocks: [{ kind: "cards", cards: found }],
  });
}

/**
 * The first sheet: the findings, their limits, the subject and audience of the study, and a table of contents.
 * @param picture shown next to the text; null if nothing is drawn
 */
export function summarySheet(
  name: string,
  context: ReportContext,
  contents: readonly Content[],
  picture: Chart | null,
): Sheet {
  const { title, subtitle } = composeOpening(context, context.language);
  const found = answer(context);
  const sections = [caveats, summary, recommendations, subject].flatMap((part) => part(context));
  const heading = context.say("workbook.contents");
  const said: (readonly Cell[])[] = [
    ...(found === null ? [] : [[null, { value: found, style: "strong" as const }]]),
    [null, context.say("method.limits")],
    [],
    ...glance(context),
    ...sections.flatMap(sectionRows),
  ];
  return {
    name,
    widths: WIDTHS,
    wrap: true,
    rows: [
      [{ value: title, style: "title" }],
      [{ value: subtitle, style: "note" }],
      // The contents are at the bottom, because two hundred questions would push everything else far down.
      [{ value: `↓ ${heading}`, style: "link", to: placeIn(name, 0, said.length + 4) }],
      ...said,
      [{ value: heading, style: "heading" }],
      ...contents.map(({ sheet, title: about }): Cell[] => [
        { value: sheet, style: "link", to: firstCell(sheet) },
        about,
      ]),
    ],
    charts: picture ? [{ ...picture, at: { ...picture.at, column: WIDTHS.length, row: 2 } }] : [],
  };
}

/** How the study was made, and the facts about its people. */
export const methodSheet = (name: string, context: ReportContext): Sheet => ({
  name,
  widths: WIDTHS,
  wrap: true,
  rows: method(context).flatMap(sectionRows),
});
