import { disclosureWordingOf } from "../../languages/disclosure-wording.ts";
import { disclosedItems } from "../disclosure/items.ts";
import { noteBlock, tableBlock } from "./blocks.ts";
import type { ReportContext } from "./context.ts";
import type { Section } from "./report.ts";

/** How the study was made, by the checklists of GUIDE-LLM and AAPOR and the method card; at the end of the report. */
export function disclosure(context: ReportContext): Section[] {
  const { say } = disclosureWordingOf(context.language);
  const columns = ["page.item", "page.value"] as const;
  return [
    {
      id: "disclosure",
      part: "method",
      heading: say("page.heading"),
      blocks: [
        noteBlock(say("page.lead")),
        ...Object.entries(disclosedItems(context)).map(([list, { title, items }]) =>
          tableBlock({
            title,
            folded: true,
            columns: columns.map((key) => ({ label: say(key), numeric: false })),
            rows: items.map(({ id, label, text }) => [list === "method_card" ? label : `${id} ${label}`, text]),
          }),
        ),
      ],
    },
  ];
}
