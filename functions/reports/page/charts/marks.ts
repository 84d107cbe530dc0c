import { h, type ComponentChild } from "preact";
import type { Mark } from "../../content/report.ts";
import type { Axis } from "./axis.ts";

/** Strokes of marks; colours go with them. */
const STYLES = 4;
const styleOf = (position: number): string => `mark-${(position % STYLES) + 1}`;

/** Pixels from the top to the interval of the first mark; the next ones are below each other. */
const TOP = 8;

/** A vertical line at a value, with its interval across it, below those of earlier marks. */
export function markLine(axis: Axis, { value, interval }: Mark, position: number): ComponentChild {
  const y = TOP * (position + 1);
  return h(
    "g",
    { class: styleOf(position) },
    h("line", { class: "upright", x1: axis.at(value), x2: axis.at(value), y2: "100%" }),
    interval && [
      h("rect", {
        class: "across-mark",
        x: axis.at(interval[0]),
        width: axis.between(...interval),
        y: y - 1.5,
        height: 3,
      }),
      interval
        .filter((end) => axis.isWithin(end))
        .map((end) => h("rect", { class: "across-mark cap-mark", x: axis.at(end), width: 2, y: y - 4, height: 8 })),
    ],
  );
}

/** A mark in a legend, with its value. */
export const markEntry = (
  { label }: Mark,
  position: number,
  written: string,
): { mark: ComponentChild; label: string } => ({
  mark: h("g", { class: styleOf(position) }, h("line", { class: "upright", x1: 12, x2: 12, y2: 14 })),
  label: `${label} ${written}`,
});
