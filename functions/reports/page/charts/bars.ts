import { h, type ComponentChild } from "preact";
import type { BarChart } from "../../content/report.ts";
import type { PageContext } from "../page-context.ts";
import { SHARES } from "./axis.ts";
import { axisRow, row, track, whisker } from "./rows.ts";

/** Shares as bars from 0 to 100 %. */
export const barChart = (
  { rows }: BarChart,
  cells: readonly string[][],
  { percent }: Pick<PageContext, "percent">,
): ComponentChild => [
  rows.map(({ label, share, interval, mood, note }, index) => {
    const [, value, ends] = cells[index]!;
    const bar = h("rect", { class: mood ?? "bar", width: SHARES.at(share), y: "50%", height: 14 });
    return row({
      label,
      figures: [value, interval ? ends : undefined],
      note,
      drawing: track(SHARES, [bar, whisker(SHARES, interval)]),
    });
  }),
  axisRow(SHARES, percent),
];
