import type { Block, Section } from "../../content/report.ts";
import type { Cell } from "../xlsx-writer/sheet.ts";

type Rows = readonly (readonly Cell[])[];

/** A block in two columns, a label and a text. Pictures and tables have sheets of their own. */
const rowsIn: { readonly [Kind in Block["kind"]]?: (block: Extract<Block, { kind: Kind }>) => Rows } = {
  paragraph: ({ text, tone }) => [[null, tone === "strong" ? { value: text, style: "strong" } : text]],
  subheading: ({ text }) => [[{ value: text, style: "strong" }]],
  facts: ({ rows }) => rows.map(({ label, text }) => [label, text]),
  cards: ({ cards }) =>
    cards.map(({ label, value, interval, base }) => [
      label,
      { value: [value, interval, base].join(" · "), style: "strong" },
    ]),
  notices: ({ notices }) => notices.map((notice) => [null, notice]),
  findings: ({ findings }) => findings.map(({ title, text }) => [title, text]),
};

/** A section of a report as rows of a label and a text, its heading above and an empty row below. */
export function sectionRows({ heading, blocks }: Section): Rows {
  const rows = blocks.flatMap((block) => {
    const make = rowsIn[block.kind] as ((one: Block) => Rows) | undefined;
    return make?.(block) ?? [];
  });
  return [[{ value: heading, style: "heading" }], ...rows, []];
}
