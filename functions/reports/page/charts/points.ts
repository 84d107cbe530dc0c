import { h, type ComponentChild } from "preact";
import type { PointChart } from "../../content/report.ts";
import type { PageContext } from "../page-context.ts";
import { createAxis } from "./axis.ts";
import { axisRow, legend, referenceEntry, referenceLine, row, track, whisker } from "./rows.ts";

/** Values on a common axis. */
export function pointChart(
  { rows, domain, ends, reference, unit }: PointChart,
  cells: readonly string[][],
  { number, percent }: Pick<PageContext, "number" | "percent">,
): ComponentChild {
  const axis = createAxis(domain);
  const firstFigure = rows.some(({ group }) => group !== null) ? 2 : 1;
  return [
    rows.map(({ label, group, value, interval, note }, index) => {
      const [written, writtenEnds] = cells[index]!.slice(firstFigure);
      const marks = [
        referenceLine(axis, reference),
        whisker(axis, interval),
        h("circle", { class: "dot", cx: axis.at(value), cy: "50%", r: 5 }),
      ];
      return [
        group !== null && group !== rows[index - 1]?.group && h("div", { class: "group" }, h("bdi", null, group)),
        row({
          label,
          figures: [written, interval ? writtenEnds : undefined],
          note,
          drawing: track(axis, marks),
        }),
      ];
    }),
    axisRow(axis, unit === "%" ? percent : (value) => number(value), ends),
    reference && legend(referenceEntry(reference)),
  ];
}
