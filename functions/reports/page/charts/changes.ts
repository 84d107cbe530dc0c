import { h, type ComponentChild } from "preact";
import type { ChangeChart } from "../../content/report.ts";
import type { PageContext } from "../page-context.ts";
import { createAxis } from "./axis.ts";
import { axisRow, legend, referenceEntry, referenceLine, row, track } from "./rows.ts";

const before = (x: string | number) => h("circle", { class: "before", cx: x, cy: "50%", r: 6 });
const after = (x: string | number) => h("circle", { class: "after", cx: x, cy: "50%", r: 4 });

/** From a ring to a dot; where nothing changed, the dot is in the ring. */
export function changeChart(
  { rows, domain, ends, reference, ...chart }: ChangeChart,
  cells: readonly string[][],
  { number }: Pick<PageContext, "number">,
): ComponentChild {
  const axis = createAxis(domain);
  return [
    rows.map((each, index) => {
      const [from, to] = [axis.at(each.before), axis.at(each.after)];
      const way = h("line", { class: "way", x1: from, x2: to, y1: "50%", y2: "50%" });
      return row({
        label: each.label,
        figures: [cells[index]!.slice(1, 3).join(" → ")],
        note: each.note,
        drawing: track(axis, [referenceLine(axis, reference), way, before(from), after(to)]),
      });
    }),
    axisRow(axis, (value) => number(value), ends),
    legend([
      { mark: before(12), label: chart.legend.before },
      { mark: after(12), label: chart.legend.after },
      ...referenceEntry(reference),
    ]),
  ];
}
