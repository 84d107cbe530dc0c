import { h, type ComponentChild } from "preact";
import { chartTable } from "../../content/chart-table.ts";
import type { Chart } from "../../content/report.ts";
import type { PageContext } from "../page-context.ts";
import { table } from "../table.ts";
import { barChart } from "./bars.ts";
import { changeChart } from "./changes.ts";
import { histogram } from "./histogram.ts";
import { lineChart } from "./lines.ts";
import { matrixChart } from "./matrix.ts";
import { pointChart } from "./points.ts";
import { scaleOf, stackChart } from "./stack.ts";

/** @param cells the rows of the chart's table; drawings take their figures from them */
function drawing(chart: Chart, cells: readonly string[][], context: PageContext): ComponentChild {
  switch (chart.kind) {
    case "bars": {
      const scale = scaleOf(chart);
      return scale ? stackChart(scale, context) : barChart(chart, cells);
    }
    case "points":
      return pointChart(chart, cells, context);
    case "stack":
      return stackChart(chart, context);
    case "lines":
      return lineChart(chart, context);
    case "histogram":
      return histogram(chart, context);
    case "matrix":
      return matrixChart(chart, cells);
    case "changes":
      return changeChart(chart, cells, context);
  }
}

/**
 * A chart with its title, a text alternative, its note, and its figures as a table.
 * @param heading the heading above it; if the heading ends in the chart's title, that is hidden and only read aloud
 */
export function chartFigure(chart: Chart, heading: string, context: PageContext): ComponentChild {
  const figures = chartTable(chart, context.language);
  return h(
    "figure",
    { class: "chart" },
    h("figcaption", { class: heading.endsWith(chart.title) ? "unseen" : undefined, dir: "auto" }, chart.title),
    h(
      "div",
      { class: "scale" in chart ? "stack" : chart.kind, role: "img", "aria-label": chart.alternative },
      drawing(chart, figures.rows, context),
    ),
    h(
      "div",
      { class: "below" },
      chart.note !== null && h("p", { class: "note", dir: "auto" }, chart.note),
      h("details", null, h("summary", null, context.say("page.figures")), table(figures, chart.title)),
    ),
  );
}
