import { h, type ComponentChild } from "preact";
import { amountIn, decimalsOf, meanDecimals } from "../../content/amounts.ts";
import type { HistogramChart } from "../../content/report.ts";
import type { PageContext } from "../page-context.ts";
import { createAxis } from "./axis.ts";
import { legend, tickTexts } from "./rows.ts";
import { markEntry, markLine } from "./marks.ts";

/** The highest bar or interval ends below the top, so that nothing touches the edge. */
const HEADROOM = 1.08;

/** Shares of numbers in bins that touch each other, with the places of mean and median. */
export function histogram(
  { bins, unit, marks }: HistogramChart,
  { language, number, percent }: Pick<PageContext, "language" | "number" | "percent">,
): ComponentChild {
  const [first, last] = [bins[0], bins.at(-1)];
  if (!first || !last) return null;
  const alone = first.from === last.to ? 0.5 : 0;
  const across = createAxis([first.from - alone, last.to + alone], [2, 98]);
  const most = Math.max(...bins.flatMap(({ share, interval }) => [share, interval?.[1] ?? 0]));
  const up = createAxis([0, Math.min(100, most * HEADROOM)], [100, 0]);
  const bars = bins.map(({ from, to, share, interval }) => {
    const [left, right] = from === to ? [from - 0.25, to + 0.25] : [from, to];
    const middle = across.at((left + right) / 2);
    return [
      h("rect", {
        class: "bin",
        x: across.at(left),
        width: across.between(left, right),
        y: up.at(share),
        height: up.between(0, share),
      }),
      interval &&
        h("line", { class: "whisker-up", x1: middle, x2: middle, y1: up.at(interval[0]), y2: up.at(interval[1]) }),
    ];
  });
  const amount = (value: number, decimals = decimalsOf(value)) => amountIn({ language, number }, value, unit, decimals);
  return [
    h(
      "div",
      { class: "plot" },
      h(
        "svg",
        { class: "up" },
        up.ticks.map((tick) => h("text", { x: "100%", y: up.at(tick) }, percent(tick))),
      ),
      h(
        "svg",
        { class: "field" },
        up.ticks.map((tick) => h("line", { x2: "100%", y1: up.at(tick), y2: up.at(tick) })),
        bars,
        marks.map((mark, position) => markLine(across, mark, position)),
      ),
      h(
        "svg",
        { class: "across" },
        tickTexts(across, (value) => number(value)),
      ),
    ),
    unit !== "" && h("div", { class: "axis-name end" }, h("bdi", null, unit)),
    legend(marks.map((mark, position) => markEntry(mark, position, amount(mark.value, meanDecimals(mark.value))))),
  ];
}
