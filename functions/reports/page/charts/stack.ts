import { h, type ComponentChild } from "preact";
import type { BarChart, StackChart } from "../../content/report.ts";
import type { PageContext } from "../page-context.ts";
import { percentOf } from "./axis.ts";
import { drawEnds, legend, row } from "./rows.ts";

/** Percent of the width that a part needs for its figure to have room below it on the narrowest screen. */
const ROOM = 10;

type Scale = Pick<StackChart, "points" | "moods" | "rows">;

/** The style of a part: good or bad in itself, or stronger the further it is from the middle of the scale. */
function look(point: number, { points, moods }: Scale) {
  if (moods) return { class: `part ${moods[point]}` };
  const middle = (points.length - 1) / 2;
  const distance = middle === 0 ? 1 : (point - middle) / middle;
  if (distance === 0) return { class: "part neutral" };
  // As an attribute, it works with light and dark colours.
  const fill = Math.round((0.3 + 0.7 * Math.abs(distance)) * 100) / 100;
  return { class: `part ${distance < 0 ? "low" : "high"}`, "fill-opacity": fill };
}

/** The part of the shares below the middle of their scale, including half of a middle point. */
const below = (shares: readonly number[]): number =>
  shares.reduce((sum, share, point) => {
    const side = shares.length - 1 - 2 * point;
    return sum + (side > 0 ? share : side === 0 ? share / 2 : 0);
  }, 0);

/** Bars of 100 % that are divided between the points of a scale and centred on its middle. */
export function stackChart(scale: Scale, { percent, saidLegends }: PageContext): ComponentChild {
  const { points, rows } = scale;
  const sums = rows.map(({ shares }) => shares.reduce((sum, share) => sum + share, 0));
  // The longest side of all rows reaches the edge.
  const reach = Math.max(1, ...rows.flatMap(({ shares }, index) => [below(shares), sums[index]! - below(shares)]));
  const widthOf = (share: number) => (share / (2 * reach)) * 100;
  const key = points.join("\n");
  const isSaid = saidLegends.has(key);
  saidLegends.add(key);
  return [
    rows.map(({ label, shares }) => {
      const first = 50 - widthOf(below(shares));
      const starts = shares.map((_, point) =>
        shares.slice(0, point).reduce((sum, share) => sum + widthOf(share), first),
      );
      const parts = shares.map(
        (share, point) =>
          share > 0 && [
            h("rect", {
              ...look(point, scale),
              x: percentOf(starts[point]!),
              width: percentOf(widthOf(share)),
              height: 18,
            }),
            widthOf(share) >= ROOM &&
              h("text", { x: percentOf(starts[point]! + widthOf(share) / 2), y: 34 }, percent(share)),
          ],
      );
      const middle = h("line", { class: "middle", x1: "50%", x2: "50%", y1: 0, y2: 24 });
      return row({
        label,
        figures: [],
        drawing: h("span", { class: label === "" ? "track alone" : "track" }, h("svg", null, parts, middle)),
      });
    }),
    isSaid
      ? h(
          "div",
          { class: "row" },
          h(
            "span",
            { class: rows.some(({ label }) => label) ? "track" : "track alone" },
            drawEnds([points[0]!, points.at(-1)!]),
          ),
        )
      : legend(
          points.map((label, point) => ({ mark: h("rect", { ...look(point, scale), width: 24, height: 14 }), label })),
        ),
  ];
}

/** The points of one scale as one bar; in a bar chart, they are rows from the highest to the lowest. */
export function scaleOf({ rows, scale }: BarChart): Scale | null {
  if (!scale) return null;
  const points = rows.map(({ label }) => label).toReversed();
  return {
    points: [scale.ends[0], ...points.slice(1, -1), scale.ends[1]],
    rows: [{ label: "", shares: rows.map(({ share }) => share).toReversed() }],
  };
}
