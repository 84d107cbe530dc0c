import { h, type ComponentChild } from "preact";
import type { BarChart } from "../../content/report.ts";
import { createAxis, SHARES } from "./axis.ts";
import { row, track, whisker } from "./rows.ts";

/** Shares as bars from 0 to 100 %, amounts from 0 to the greatest possible; each has its figure next to it. */
export function barChart({ rows, amounts, counted }: BarChart, cells: readonly string[][]): ComponentChild {
  const axis = amounts ? createAxis([0, amounts.most]) : SHARES;
  return rows.map(({ label, share, interval, mood, note }, index) => {
    const [, value, ends] = cells[index]!;
    const bar = h("rect", { class: mood ?? "bar", width: axis.at(share), y: "50%", height: 12 });
    return row({
      label,
      figures: [value, interval ? ends : undefined],
      note: counted ? null : note,
      drawing: track(axis, [bar, whisker(axis, interval)]),
    });
  });
}
