import { h, type ComponentChild } from "preact";
import type { MatrixChart } from "../../content/report.ts";
import { row } from "./rows.ts";

/** A mark with the number of its column, so that its meaning is clear if a row wraps. */
const cell = (kind: string, text: string | number): ComponentChild => h("span", { class: `cell ${kind}` }, text);

/** Rows of numbered marks, with a key to the numbers. */
export function matrixChart(
  { columns, rows, legend: { some, first } }: MatrixChart,
  cells: readonly string[][],
): ComponentChild {
  const key = (kind: string, label: string) => h("span", null, cell(kind, ""), h("bdi", null, label));
  return [
    h(
      "div",
      { class: "columns" },
      columns.map((name, index) => h("span", null, h("b", null, index + 1), " ", h("bdi", null, name))),
    ),
    rows.map((each, index) => {
      const [share, ends] = each.share === null ? [each.counted] : cells[index]!.slice(columns.length + 1);
      return row({
        label: each.label,
        figures: [share, each.interval ? ends : undefined],
        drawing: h(
          "span",
          { class: "cells" },
          each.cells.map((kind, position) => cell(kind, position + 1)),
        ),
      });
    }),
    h("div", { class: "legend" }, key("some", some), first !== null && key("first", first)),
  ];
}
