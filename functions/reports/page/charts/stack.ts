import { h, type ComponentChild } from "preact";
import type { StackChart } from "../../content/report.ts";
import { SHARES, percentOf } from "./axis.ts";
import { legend, row } from "./rows.ts";

/** Percent that a part needs for its figure to have room below it on the narrowest screen. */
const ROOM = 15;

/** From light to full, in an outline that shows the lightest; as an attribute it goes with light and dark colours. */
const shade = (position: number, count: number): number =>
  count === 1 ? 1 : Math.round((0.12 + (0.88 * position) / (count - 1)) * 100) / 100;

/** A shade of the scale, or the colour of a part that is good or bad in itself. */
const look = (point: number, count: number, moods: StackChart["moods"]) =>
  moods ? { class: `part ${moods[point]}` } : { class: "part", "fill-opacity": shade(point, count) };

/** Bars of 100 % that are divided between the points of a scale. */
export const stackChart = ({ points, moods, rows }: StackChart, cells: readonly string[][]): ComponentChild => [
  rows.map(({ label, shares }, index) => {
    const starts = shares.map((_, point) => shares.slice(0, point).reduce((sum, share) => sum + share, 0));
    const parts = shares.map(
      (share, point) =>
        share > 0 && [
          h("rect", {
            ...look(point, points.length, moods),
            x: SHARES.at(starts[point]!),
            width: percentOf(share),
            height: 18,
          }),
          share >= ROOM && h("text", { x: SHARES.at(starts[point]! + share / 2), y: 34 }, cells[index]![point + 1]),
        ],
    );
    return row({ label, figures: [], drawing: h("span", { class: "track" }, h("svg", null, parts)) });
  }),
  legend(
    points.map((label, point) => ({
      mark: h("rect", { ...look(point, points.length, moods), width: 24, height: 14 }),
      label,
    })),
  ),
];
