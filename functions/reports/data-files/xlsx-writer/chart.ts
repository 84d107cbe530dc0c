import { rangeName, type Range } from "./places.ts";
import { escaped, RELATIONSHIPS, writable, XML_HEAD } from "./xml.ts";

/** Cells that a chart is drawn from, with their values for programs that draw it without calculating. */
export interface ChartCells<T> {
  cells: Range;
  cached: readonly T[];
}

interface ChartBase {
  title: string;
  /** Cell of its upper left corner: a column from 0 and a row from 1; and its size in pixels. */
  at: { column: number; row: number; width: number; height: number };
}

/** Bars to the right, the first one on top. */
export interface BarChart extends ChartBase {
  kind: "bars";
  names: ChartCells<string>;
  values: ChartCells<number>;
  /** How far the ends of its interval are below and above each value; null if no value has an interval. */
  reach: readonly [ChartCells<number>, ChartCells<number>] | null;
  /** `0%`, `0.00`. */
  format: string;
}

/** Lines over the same places; each has its own axis, the first on the left. */
export interface LineChart extends ChartBase {
  kind: "lines";
  x: ChartCells<number> & { label: string };
  lines: readonly [ChartLine, ChartLine];
}
export interface ChartLine {
  label: string;
  values: ChartCells<number>;
  format: string;
}
export type Chart = BarChart | LineChart;

const CHART = "http://schemas.openxmlformats.org/drawingml/2006/chart";
export const DRAWING = "http://schemas.openxmlformats.org/drawingml/2006/main";
const COLOURS = ["2F6DB5", "C55A11"] as const;

const text = (value: string) => escaped(writable(value));
const richText = (value: string, size: number) =>
  `<c:tx><c:rich><a:bodyPr/><a:p><a:pPr><a:defRPr sz="${size}" b="0"/></a:pPr>` +
  `<a:r><a:rPr sz="${size}" b="0"/><a:t>${text(value)}</a:t></a:r></a:p></c:rich></c:tx>`;
const titleXml = (value: string, size: number) =>
  value === "" ? "" : `<c:title>${richText(value, size)}<c:overlay val="0"/></c:title>`;

const points = <T extends string | number>(values: readonly T[]) =>
  `<c:ptCount val="${values.length}"/>` +
  values.map((value, index) => `<c:pt idx="${index}"><c:v>${text(String(value))}</c:v></c:pt>`).join("");
const numbers = (format: string, values: readonly number[]) =>
  `<c:formatCode>${escaped(format)}</c:formatCode>${points(values)}`;

const numberCells = ({ cells, cached }: ChartCells<number>, format: string) =>
  `<c:numRef><c:f>${escaped(rangeName(cells))}</c:f><c:numCache>${numbers(format, cached)}</c:numCache></c:numRef>`;
const textCells = ({ cells, cached }: ChartCells<string>) =>
  `<c:strRef><c:f>${escaped(rangeName(cells))}</c:f><c:strCache>${points(cached)}</c:strCache></c:strRef>`;

const lineOf = (colour: string, width: number) =>
  `<c:spPr><a:ln w="${width}"><a:solidFill><a:srgbClr val="${colour}"/></a:solidFill></a:ln></c:spPr>`;

function errorBars({ reach, format }: BarChart): string {
  if (!reach) return "";
  const [below, above] = reach;
  return (
    '<c:errBars><c:errBarType val="both"/><c:errValType val="cust"/><c:noEndCap val="0"/>' +
    `<c:plus>${numberCells(above, format)}</c:plus><c:minus>${numberCells(below, format)}</c:minus>` +
    `${lineOf("404040", 9525)}</c:errBars>`
  );
}

interface Axis {
  id: number;
  crosses: number;
  kind: "catAx" | "valAx";
  position: "b" | "l" | "r";
  /** Whether it begins at the top, and whether it is at the far end of the other axis. */
  reversed?: boolean;
  far?: boolean;
  hidden?: boolean;
  title?: string;
  format?: string;
  /** Where the values of the other axis are: between the marks of this one, or on them. */
  between?: "between" | "midCat";
  /** Lowest and highest value; absent: the program's choice. */
  min?: number | undefined;
  max?: number | undefined;
}

function axisXml({ id, crosses, kind, position, ...axis }: Axis): string {
  const {
    reversed = false,
    far = false,
    hidden = false,
    title = "",
    format = "General",
    between = "midCat",
    min,
    max,
  } = axis;
  return (
    `<c:${kind}><c:axId val="${id}"/><c:scaling><c:orientation val="${reversed ? "maxMin" : "minMax"}"/>` +
    `${max === undefined ? "" : `<c:max val="${max}"/>`}` +
    `${min === undefined ? "" : `<c:min val="${min}"/>`}</c:scaling><c:delete val="${Number(hidden)}"/>` +
    `<c:axPos val="${position}"/>${titleXml(title, 900)}` +
    `<c:numFmt formatCode="${escaped(format)}" sourceLinked="0"/><c:majorTickMark val="none"/>` +
    `<c:minorTickMark val="none"/><c:tickLblPos val="${far ? "nextTo" : "low"}"/>` +
    `<c:crossAx val="${crosses}"/><c:crosses val="${far ? "max" : "autoZero"}"/>` +
    `${kind === "valAx" ? `<c:crossBetween val="${between}"/>` : ""}</c:${kind}>`
  );
}

/** Approximate number of steps between the ends of an axis. */
const STEPS = 6;

/**
 * An axis that contains zero, every bar and every interval, and ends at round numbers. Programs only look at the bars.
 */
function boundsOf({ values, reach, format }: BarChart): { min: number; max: number } {
  const end = (side: 0 | 1) =>
    values.cached.map((value, index) => value + (side === 0 ? -1 : 1) * (reach?.[side].cached[index] ?? 0));
  const [low, high] = [Math.min(0, ...end(0)), Math.max(0, ...end(1))];
  const rough = (high - low || 1) / STEPS;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * unit).find((one) => one >= rough)!;
  // A remainder that comes from rounding does not take a step of its own.
  const round = (steps: number) => Number((steps * step).toPrecision(12));
  const max = round(Math.ceil(high / step - ROUNDING));
  return { min: round(Math.floor(low / step + ROUNDING)), max: format.endsWith("%") ? Math.min(1, max) : max };
}
const ROUNDING = 1e-6;

const barsXml = (chart: BarChart): string =>
  '<c:barChart><c:barDir val="bar"/><c:grouping val="clustered"/><c:varyColors val="0"/>' +
  `<c:ser><c:idx val="0"/><c:order val="0"/><c:spPr><a:solidFill><a:srgbClr val="${COLOURS[0]}"/></a:solidFill>` +
  '</c:spPr><c:invertIfNegative val="0"/>' +
  `${errorBars(chart)}<c:cat>${textCells(chart.names)}</c:cat>` +
  `<c:val>${numberCells(chart.values, chart.format)}</c:val></c:ser>` +
  '<c:gapWidth val="60"/><c:axId val="1"/><c:axId val="2"/></c:barChart>' +
  axisXml({ id: 1, crosses: 2, kind: "catAx", position: "l", reversed: true }) +
  axisXml({
    ...{ id: 2, crosses: 1, kind: "valAx", position: "b", far: true, format: chart.format, between: "between" },
    ...boundsOf(chart),
  });

const lineXml = ({ x }: LineChart, { label, values, format }: ChartLine, index: number): string =>
  '<c:scatterChart><c:scatterStyle val="lineMarker"/><c:varyColors val="0"/>' +
  `<c:ser><c:idx val="${index}"/><c:order val="${index}"/><c:tx><c:v>${text(label)}</c:v></c:tx>` +
  `${lineOf(COLOURS[index]!, 28_575)}<c:marker><c:symbol val="circle"/><c:size val="6"/></c:marker>` +
  `<c:xVal>${numberCells(x, "General")}</c:xVal><c:yVal>${numberCells(values, format)}</c:yVal>` +
  `<c:smooth val="0"/></c:ser><c:axId val="${2 * index + 1}"/><c:axId val="${2 * index + 2}"/></c:scatterChart>`;

const linesXml = (chart: LineChart): string => {
  const [left, right] = chart.lines;
  const { label, cached } = chart.x;
  const ends = { min: cached[0], max: cached.at(-1) };
  return (
    chart.lines.map((line, index) => lineXml(chart, line, index)).join("") +
    axisXml({ id: 1, crosses: 2, kind: "valAx", position: "b", title: label, ...ends }) +
    axisXml({ id: 2, crosses: 1, kind: "valAx", position: "l", title: left.label, format: left.format, min: 0 }) +
    axisXml({ id: 3, crosses: 4, kind: "valAx", position: "b", hidden: true, ...ends }) +
    axisXml({
      ...{ id: 4, crosses: 3, kind: "valAx", position: "r", far: true },
      ...{ title: right.label, format: right.format, min: 0 },
    })
  );
};

/** The XML of a chart (ECMA-376, DrawingML charts). */
export const chartXml = (chart: Chart): string =>
  `${XML_HEAD}<c:chartSpace xmlns:c="${CHART}" xmlns:a="${DRAWING}" xmlns:r="${RELATIONSHIPS}">` +
  `<c:roundedCorners val="0"/><c:chart>${titleXml(chart.title, 1200)}` +
  `<c:autoTitleDeleted val="${Number(chart.title === "")}"/><c:plotArea><c:layout/>` +
  `${chart.kind === "bars" ? barsXml(chart) : linesXml(chart)}</c:plotArea>` +
  (chart.kind === "lines" ? '<c:legend><c:legendPos val="b"/><c:overlay val="0"/></c:legend>' : "") +
  '<c:plotVisOnly val="0"/><c:dispBlanksAs val="gap"/></c:chart></c:chartSpace>';

/** DrawingML counts lengths in this unit (EMU). */
const EMU_PER_PIXEL = 9_525;
const SHEET_DRAWING = "http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing";

/** The places of the charts of a sheet; their relations are numbered in their order. */
export const drawingXml = (charts: readonly Chart[]): string =>
  `${XML_HEAD}<xdr:wsDr xmlns:xdr="${SHEET_DRAWING}" xmlns:a="${DRAWING}">` +
  charts
    .map(
      ({ title, at: { column, row, width, height } }, index) =>
        `<xdr:oneCellAnchor><xdr:from><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row - 1}` +
        `</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:ext cx="${width * EMU_PER_PIXEL}" ` +
        `cy="${height * EMU_PER_PIXEL}"/><xdr:graphicFrame macro=""><xdr:nvGraphicFramePr>` +
        `<xdr:cNvPr id="${index + 2}" name="Chart ${index + 1}" descr="${text(title)}"/><xdr:cNvGraphicFramePr/>` +
        '</xdr:nvGraphicFramePr><xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm><a:graphic>' +
        `<a:graphicData uri="${CHART}"><c:chart xmlns:c="${CHART}" xmlns:r="${RELATIONSHIPS}" ` +
        `r:id="rId${index + 1}"/></a:graphicData></a:graphic></xdr:graphicFrame><xdr:clientData/></xdr:oneCellAnchor>`,
    )
    .join("") +
  "</xdr:wsDr>";
