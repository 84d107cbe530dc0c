import { h, type ComponentChild } from "preact";
import type { Interval } from "../../content/report.ts";
import type { Axis } from "./axis.ts";

/** A row of a chart: label, figures and drawing. They are side by side, or one below the other on narrow screens. */
export interface Row {
  label: string;
  /** The value and, smaller, its interval, as in the chart's table. */
  figures: readonly (string | undefined)[];
  note?: string | null;
  drawing: ComponentChild;
}

export const row = ({ label, figures: [value, interval], note = null, drawing }: Row): ComponentChild =>
  h(
    "div",
    { class: "row" },
    label !== "" &&
      h("span", { class: "label" }, h("bdi", null, label), note !== null && h("small", null, h("bdi", null, note))),
    value !== undefined && h("span", { class: "value" }, h("b", null, value), h("span", null, interval)),
    drawing,
  );

/** The area for the marks of a row, over its whole height. */
export const track = (axis: Axis, marks: ComponentChild): ComponentChild =>
  h("span", { class: "track" }, h("svg", null, gridlines(axis), marks));

const gridlines = (axis: Axis): ComponentChild =>
  axis.ticks.map((tick) => h("line", { x1: axis.at(tick), x2: axis.at(tick), y2: "100%" }));

/** A line with a cap at each end that is within the axis. */
export const whisker = (axis: Axis, interval: Interval): ComponentChild =>
  interval && [
    h("rect", { class: "whisker", x: axis.at(interval[0]), width: axis.between(...interval), y: "50%", height: 2 }),
    interval
      .filter((end) => axis.isWithin(end))
      .map((end) => h("rect", { class: "cap", x: axis.at(end), width: 2, y: "50%", height: 10 })),
  ];

/** A line across all rows. */
export const referenceLine = (axis: Axis, reference: { value: number } | null): ComponentChild =>
  reference &&
  h("line", { class: "reference", x1: axis.at(reference.value), x2: axis.at(reference.value), y2: "100%" });

/** Texts of ticks, the outer ones within the ends of the axis. */
export const tickTexts = (axis: Axis, write: (value: number) => string): ComponentChild =>
  axis.ticks.map((tick) => {
    const at = axis.at(tick);
    const anchor = at === "0%" ? "start" : at === "100%" ? "end" : undefined;
    return h("text", { x: at, y: 14, class: anchor }, write(tick));
  });

/** The meaning of the ends of an axis. */
export const drawEnds = (ends: readonly [string, string]): ComponentChild =>
  h(
    "span",
    { class: "ends" },
    ends.map((end) => h("bdi", null, end)),
  );

/** The axis below the rows, with the meaning of its ends. */
export const axisRow = (
  axis: Axis,
  write: (value: number) => string,
  ends: readonly [string, string] | null = null,
): ComponentChild =>
  h(
    "div",
    { class: "row axis" },
    h("span", { class: "track" }, h("svg", null, tickTexts(axis, write)), ends && drawEnds(ends)),
  );

/** The meaning of the marks. */
export const legend = (entries: readonly { mark: ComponentChild; label: string }[]): ComponentChild =>
  h(
    "div",
    { class: "legend" },
    entries.map(({ mark, label }) => h("span", null, h("svg", { width: 24, height: 14 }, mark), h("bdi", null, label))),
  );

/** The mark of {@link referenceLine} in a legend. */
export const referenceEntry = (reference: { label: string } | null): { mark: ComponentChild; label: string }[] =>
  reference ? [{ mark: h("line", { class: "reference", x1: 12, x2: 12, y2: 14 }), label: reference.label }] : [];
