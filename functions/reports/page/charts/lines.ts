import { area, line, symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle } from "d3-shape";
import { h, type ComponentChild } from "preact";
import type { LineChart } from "../../content/report.ts";
import { amountIn, meanDecimals } from "../../content/amounts.ts";
import type { PageContext } from "../page-context.ts";
import { createAxis, type Axis } from "./axis.ts";
import { markEntry, markLine } from "./marks.ts";
import { legend, tickTexts } from "./rows.ts";

type Line = LineChart["lines"][number];
type Point = Line["points"][number];

/** Shapes of points; dashes and colours go with them. */
const SHAPES = [symbolCircle, symbolSquare, symbolDiamond, symbolTriangle] as const;
/** Square pixels of the shape of a point. */
const MARK_AREA = 60;

/** A line, its points or its sample in the legend. */
const styled = (position: number, content: ComponentChild): ComponentChild =>
  h("g", { class: `line-${(position % SHAPES.length) + 1}` }, content);

const mark = (position: number, x: string | number, y: string | number): ComponentChild =>
  h("svg", { x, y }, h("path", { class: "mark", d: symbol(SHAPES[position % SHAPES.length], MARK_AREA)() }));

/** A line with more points is drawn as a curve without them. */
const MOST_POINTS = 12;
const hasPoints = ({ points }: Line): boolean => points.length <= MOST_POINTS;

/** Lines and bands are stretched to the width there is, their strokes and points are not. */
function drawn(drawnLine: Line, position: number, across: Axis, up: Axis): ComponentChild {
  const { points } = drawnLine;
  const x = (point: Point) => Number.parseFloat(across.at(point.x));
  const y = (value: number) => Number.parseFloat(up.at(value));
  const known = points.filter(({ interval }) => interval !== null);
  const band = area<Point>(
    x,
    ({ interval }) => y(interval![0]),
    ({ interval }) => y(interval![1]),
  );
  return [
    h(
      "svg",
      { viewBox: "0 0 100 100", preserveAspectRatio: "none" },
      known.length === points.length && h("path", { class: "band", d: band(points) }),
      h("path", { class: "line", d: line<Point>(x, ({ y: value }) => y(value))(points) }),
    ),
    known.map(({ x: at, interval }) =>
      h("line", {
        class: "interval",
        x1: across.at(at),
        x2: across.at(at),
        y1: up.at(interval![0]),
        y2: up.at(interval![1]),
      }),
    ),
    hasPoints(drawnLine) && points.map((point) => mark(position, across.at(point.x), up.at(point.y))),
  ];
}

/** The least distance in percent between texts below the axis. */
const ROOM = 15;

/** At the values themselves where their texts have room, else at round ones. */
function ticksOf(values: readonly number[], axis: Axis): number[] {
  const distinct = [...new Set(values)].toSorted((one, other) => one - other);
  const places = distinct.map((value) => Number.parseFloat(axis.at(value)));
  const fits = places.every((place, index) => index === 0 || place - places[index - 1]! >= ROOM);
  return fits ? distinct : axis.ticks;
}

/** Lines over a quantity, with the bands of their intervals. */
export function lineChart(
  { x, y, lines, marks = [] }: LineChart,
  { language, number, percent }: Pick<PageContext, "language" | "number" | "percent">,
): ComponentChild {
  const values = lines.flatMap(({ points }) => points.map((point) => point.x));
  const plain = createAxis([Math.min(...values), Math.max(...values)], [5, 95]);
  const across: Axis = { ...plain, ticks: ticksOf(values, plain) };
  const up = createAxis(y.domain, [100, 0]);
  const write = y.unit === "%" ? percent : (value: number) => number(value);
  const sample = (each: Line, position: number) => [
    h("line", { class: "line", x2: 24, y1: 7, y2: 7 }),
    hasPoints(each) && mark(position, 12, 7),
  ];
  const amount = (value: number) => amountIn({ language, number }, value, x.unit, meanDecimals(value));
  return [
    lines.length > 1 &&
      legend(lines.map((each, position) => ({ mark: styled(position, sample(each, position)), label: each.label }))),
    h("div", { class: "axis-name" }, h("bdi", null, y.label)),
    h(
      "div",
      { class: "plot" },
      h(
        "svg",
        { class: "up" },
        up.ticks.map((tick) => h("text", { x: "100%", y: up.at(tick) }, write(tick))),
      ),
      h(
        "svg",
        { class: "field" },
        up.ticks.map((tick) => h("line", { x2: "100%", y1: up.at(tick), y2: up.at(tick) })),
        marks.map((each, position) => markLine(across, each, position)),
        lines.map((each, position) => styled(position, drawn(each, position, across, up))),
      ),
      h(
        "svg",
        { class: "across" },
        tickTexts(across, (value) => number(value, Number.isInteger(value) ? 0 : 2)),
      ),
    ),
    h("div", { class: "axis-name end" }, h("bdi", null, [x.label, x.unit].filter(Boolean).join(", "))),
    marks.length > 0 && legend(marks.map((each, position) => markEntry(each, position, amount(each.value)))),
  ];
}
