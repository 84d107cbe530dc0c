import type { Cell } from "../../data-files/xlsx-writer/sheet.ts";
import { columnName } from "../../data-files/xlsx-writer/places.ts";
import { namespaces, XML_HEAD, xmlText } from "./xml.ts";
import type { Fill, ThemeColour } from "./theme-colour.ts";

export interface BarSeries {
  name: string;
  values: readonly number[];
  fill: Fill;
  /** By place, if a bar has a colour of its own. */
  fills?: readonly (Fill | null)[];
  /** Ends of 95 % intervals; null for a bar without one. */
  intervals?: readonly (readonly [number, number] | null)[];
  /** Colour of the figures within the bars; without it there are no figures. */
  labels?: { colour: ThemeColour; least: number };
}

export interface LineSeries {
  name: string;
  points: readonly { x: number; y: number; interval: readonly [number, number] | null }[];
  colour: ThemeColour;
  /** A vertical line that marks a place, without points. */
  isMark?: boolean;
}

export interface Axis {
  least: number;
  most: number;
  /** The distance between two of its numbers; absent: PowerPoint's choice. */
  step?: number;
  /** A number format of Excel. */
  format: string;
  title: string | null;
  /** Whether its numbers and grid are drawn. */
  shown: boolean;
}

interface ChartCommon {
  /** The position of the bars or lines within the frame, as shares of its width and height. */
  inner: { x: number; y: number; width: number; height: number };
  hasLegend: boolean;
  /** Font size, in points. */
  size: number;
}
/** A chart that PowerPoint draws and users can edit. */
export type NativeChart =
  | (ChartCommon & {
      form: "rows" | "columns" | "stack";
      categories: readonly string[];
      series: readonly BarSeries[];
      axis: Axis;
      /** The space between two bars, as a share of the width of a bar. */
      gap: number;
    })
  | (ChartCommon & { form: "lines"; series: readonly LineSeries[]; axis: Axis; across: Axis });

/** A figure with six decimals, without errors of binary fractions. */
const written = (value: number): number => Number(value.toFixed(6));

const solid = ({ colour, white = 0 }: Fill): string => {
  const tint = `<a:lumMod val="${Math.round((1 - white) * 100_000)}"/><a:lumOff val="${Math.round(white * 100_000)}"/>`;
  return `<a:solidFill><a:schemeClr val="${colour}">${white > 0 ? tint : ""}</a:schemeClr></a:solidFill>`;
};

const lineOf = (colour: ThemeColour, points: number, dash = false): string =>
  `<a:ln w="${Math.round(points * 12_700)}" cap="rnd">${solid({ colour })}${dash ? '<a:prstDash val="dash"/>' : ""}` +
  "<a:round/></a:ln>";
const NO_LINE = "<a:ln><a:noFill/></a:ln>";

/** Never turned: PowerPoint turns labels that it considers too long. */
const letters = (size: number, colour: ThemeColour, bold = false): string =>
  '<c:txPr><a:bodyPr rot="0" vert="horz"/><a:lstStyle/><a:p><a:pPr>' +
  `<a:defRPr sz="${Math.round(size * 100)}" b="${Number(bold)}">${solid({ colour })}</a:defRPr></a:pPr>` +
  '<a:endParaRPr lang="en-GB"/></a:p></c:txPr>';

/** A column of the sheet behind the chart. @param first row below the head, from 0 */
const rangeOf = (column: number, rows: number, first = 0): string => {
  const name = columnName(column);
  return `Sheet1!$${name}$${first + 2}:$${name}$${first + rows + 1}`;
};

const numbers = (range: string, values: readonly number[]): string =>
  `<c:numRef><c:f>${range}</c:f><c:numCache><c:formatCode>General</c:formatCode>` +
  `<c:ptCount val="${values.length}"/>` +
  values.map((value, at) => `<c:pt idx="${at}"><c:v>${written(value)}</c:v></c:pt>`).join("") +
  "</c:numCache></c:numRef>";

const texts = (range: string, values: readonly string[]): string =>
  `<c:strRef><c:f>${range}</c:f><c:strCache><c:ptCount val="${values.length}"/>` +
  values.map((value, at) => `<c:pt idx="${at}"><c:v>${xmlText(value)}</c:v></c:pt>`).join("") +
  "</c:strCache></c:strRef>";

const seriesHead = (at: number, name: string, column: number): string =>
  `<c:idx val="${at}"/><c:order val="${at}"/><c:tx>${texts(`Sheet1!$${columnName(column)}$1`, [name])}</c:tx>`;

type Interval = readonly [number, number] | null;

/** How far an interval extends above and below its figure; a figure without one has no line. */
const reachOf = (value: number, interval: Interval): [above: number, below: number] =>
  interval ? [Math.max(0, interval[1] - value), Math.max(0, value - interval[0])] : [0, 0];

/** @param ranges cells with how far intervals extend above and below */
function errorBars(
  ranges: readonly [string, string],
  figures: readonly { value: number; interval: Interval }[],
  direction = "",
): string {
  const reaches = figures.map(({ value, interval }) => reachOf(value, interval));
  const [above, below] = [reaches.map(([up]) => up), reaches.map(([, down]) => down)];
  return (
    `<c:errBars>${direction}<c:errBarType val="both"/><c:errValType val="cust"/><c:noEndCap val="0"/>` +
    `<c:plus>${numbers(ranges[0], above)}</c:plus><c:minus>${numbers(ranges[1], below)}</c:minus>` +
    `<c:spPr>${lineOf("tx1", 1.25)}</c:spPr></c:errBars>`
  );
}

/** The number of columns of a series: its values, then how far its intervals extend above and below. */
const widthOf = (series: BarSeries): number => (series.intervals?.some(Boolean) ? 3 : 1);

const SHOWN_LABELS =
  '<c:showLegendKey val="0"/><c:showVal val="1"/><c:showCatName val="0"/><c:showSerName val="0"/>' +
  '<c:showPercent val="0"/><c:showBubbleSize val="0"/>';

function labelsOf({ labels, values }: BarSeries, format: string, size: number): string {
  if (!labels) return "";
  const hidden = values
    .map((value, at) => (value < labels.least ? `<c:dLbl><c:idx val="${at}"/><c:delete val="1"/></c:dLbl>` : ""))
    .join("");
  return (
    `<c:dLbls>${hidden}<c:numFmt formatCode="${xmlText(format)}" sourceLinked="0"/>` +
    `<c:spPr><a:noFill/>${NO_LINE}</c:spPr>${letters(size, labels.colour)}` +
    `<c:dLblPos val="ctr"/>${SHOWN_LABELS}</c:dLbls>`
  );
}

function barSeries(chart: Extract<NativeChart, { form: "rows" | "columns" | "stack" }>): string {
  let column = 1;
  const rows = chart.categories.length;
  return chart.series
    .map((series, at) => {
      const own = column;
      column += widthOf(series);
      const figures = series.values.map((value, row) => ({ value, interval: series.intervals?.[row] ?? null }));
      const points = (series.fills ?? [])
        .map((fill, row) =>
          fill
            ? `<c:dPt><c:idx val="${row}"/><c:invertIfNegative val="0"/><c:bubble3D val="0"/>` +
              `<c:spPr>${solid(fill)}${NO_LINE}</c:spPr></c:dPt>`
            : "",
        )
        .join("");
      return (
        `<c:ser>${seriesHead(at, series.name, own)}<c:spPr>${solid(series.fill)}${NO_LINE}</c:spPr>` +
        `<c:invertIfNegative val="0"/>${points}${labelsOf(series, chart.axis.format, chart.size)}` +
        (widthOf(series) > 1 ? errorBars([rangeOf(own + 1, rows), rangeOf(own + 2, rows)], figures) : "") +
        `<c:cat>${texts(rangeOf(0, rows), chart.categories)}</c:cat>` +
        `<c:val>${numbers(rangeOf(own, rows), series.values)}</c:val></c:ser>`
      );
    })
    .join("");
}

const titleOf = (text: string | null, size: number): string =>
  text === null
    ? ""
    : `<c:title><c:tx><c:rich><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="${Math.round(size * 100)}" b="0">` +
      `${solid({ colour: "tx2" })}</a:defRPr></a:pPr><a:r><a:rPr lang="en-GB" sz="${Math.round(size * 100)}" b="0">` +
      `${solid({ colour: "tx2" })}</a:rPr><a:t>${xmlText(text)}</a:t></a:r></a:p></c:rich></c:tx>` +
      '<c:overlay val="0"/></c:title>';

const GRID = `<c:majorGridlines><c:spPr>${lineOf("bg2", 0.75)}</c:spPr></c:majorGridlines>`;

function valueAxis(
  axis: Axis,
  size: number,
  place: { id: 1 | 2; crossing: 1 | 2; side: "b" | "l"; crosses: "min" | "max"; between: "between" | "midCat" },
): string {
  return (
    `<c:valAx><c:axId val="${place.id}"/><c:scaling><c:orientation val="minMax"/>` +
    `<c:max val="${written(axis.most)}"/><c:min val="${written(axis.least)}"/></c:scaling>` +
    `<c:delete val="${Number(!axis.shown)}"/><c:axPos val="${place.side}"/>${axis.shown ? GRID : ""}` +
    `${axis.shown ? titleOf(axis.title, size) : ""}<c:numFmt formatCode="${xmlText(axis.format)}" sourceLinked="0"/>` +
    '<c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/>' +
    `<c:spPr>${NO_LINE}</c:spPr>${letters(size, "tx2")}<c:crossAx val="${place.crossing}"/>` +
    `<c:crosses val="${place.crosses}"/><c:crossBetween val="${place.between}"/>` +
    `${axis.step === undefined ? "" : `<c:majorUnit val="${written(axis.step)}"/>`}</c:valAx>`
  );
}

function barPlot(chart: Extract<NativeChart, { form: "rows" | "columns" | "stack" }>): string {
  const lying = chart.form !== "columns";
  const stacked = chart.form === "stack";
  return (
    `<c:barChart><c:barDir val="${lying ? "bar" : "col"}"/>` +
    `<c:grouping val="${stacked ? "percentStacked" : "clustered"}"/><c:varyColors val="0"/>${barSeries(chart)}` +
    `<c:gapWidth val="${Math.round(chart.gap * 100)}"/>${stacked ? '<c:overlap val="100"/>' : ""}` +
    '<c:axId val="1"/><c:axId val="2"/></c:barChart>' +
    `<c:catAx><c:axId val="1"/><c:scaling><c:orientation val="${lying ? "maxMin" : "minMax"}"/></c:scaling>` +
    `<c:delete val="0"/><c:axPos val="${lying ? "l" : "b"}"/><c:numFmt formatCode="General" sourceLinked="0"/>` +
    '<c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>' +
    `<c:spPr>${lineOf("tx2", 0.75)}</c:spPr>${letters(chart.size, "tx1")}<c:crossAx val="2"/>` +
    '<c:crosses val="autoZero"/><c:auto val="0"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/>' +
    '<c:tickLblSkip val="1"/><c:noMultiLvlLbl val="1"/></c:catAx>' +
    valueAxis(chart.axis, chart.size, {
      id: 2,
      crossing: 1,
      side: lying ? "b" : "l",
      crosses: lying ? "max" : "min",
      between: "between",
    })
  );
}

function linePlot(chart: Extract<NativeChart, { form: "lines" }>): string {
  let row = 0;
  const all = chart.series.map((one, at) => {
    const first = row;
    row += one.points.length;
    const range = (column: number) => rangeOf(column, one.points.length, first);
    const figures = one.points.map(({ y, interval }) => ({ value: y, interval }));
    const bars = figures.some(({ interval }) => interval !== null)
      ? errorBars([range(3), range(4)], figures, '<c:errDir val="y"/>')
      : "";
    const marker = one.isMark
      ? '<c:marker><c:symbol val="none"/></c:marker>'
      : `<c:marker><c:symbol val="circle"/><c:size val="7"/><c:spPr>${solid(one)}${NO_LINE}</c:spPr></c:marker>`;
    return (
      `<c:ser><c:idx val="${at}"/><c:order val="${at}"/><c:tx>${texts(`Sheet1!$A$${first + 2}`, [one.name])}</c:tx>` +
      `<c:spPr>${lineOf(one.colour, one.isMark ? 1.25 : 2.25, one.isMark)}</c:spPr>${marker}${bars}` +
      `<c:xVal>${numbers(
        range(1),
        one.points.map(({ x }) => x),
      )}</c:xVal>` +
      `<c:yVal>${numbers(
        range(2),
        one.points.map(({ y }) => y),
      )}</c:yVal><c:smooth val="0"/></c:ser>`
    );
  });
  return (
    `<c:scatterChart><c:scatterStyle val="lineMarker"/><c:varyColors val="0"/>${all.join("")}` +
    '<c:axId val="1"/><c:axId val="2"/></c:scatterChart>' +
    valueAxis(chart.across, chart.size, { id: 1, crossing: 2, side: "b", crosses: "min", between: "midCat" }) +
    valueAxis(chart.axis, chart.size, { id: 2, crossing: 1, side: "l", crosses: "min", between: "midCat" })
  );
}

/** The XML of a chart (ECMA-376, DrawingML charts), whose figures are in the workbook of its relationship `rId1`. */
export function chartXml(chart: NativeChart): string {
  const { x, y, width, height } = chart.inner;
  const layout =
    '<c:layout><c:manualLayout><c:layoutTarget val="inner"/><c:xMode val="edge"/><c:yMode val="edge"/>' +
    `<c:x val="${written(x)}"/><c:y val="${written(y)}"/>` +
    `<c:w val="${written(width)}"/><c:h val="${written(height)}"/></c:manualLayout></c:layout>`;
  const legend = `<c:legend><c:legendPos val="b"/><c:overlay val="0"/>${letters(chart.size, "tx1")}</c:legend>`;
  return (
    `${XML_HEAD}<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" ${namespaces}>` +
    '<c:date1904 val="0"/><c:roundedCorners val="0"/><c:chart><c:autoTitleDeleted val="1"/>' +
    `<c:plotArea>${layout}${chart.form === "lines" ? linePlot(chart) : barPlot(chart)}` +
    `<c:spPr><a:noFill/>${NO_LINE}</c:spPr></c:plotArea>` +
    `${chart.hasLegend ? legend : ""}<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart>` +
    `<c:spPr><a:noFill/>${NO_LINE}</c:spPr>${letters(chart.size, "tx1")}` +
    '<c:externalData r:id="rId1"><c:autoUpdate val="0"/></c:externalData></c:chartSpace>'
  );
}

const ABOVE_AND_BELOW = ["+", "−"];

/** The cells of the sheet behind a chart, the head first. PowerPoint shows them to users who edit the data. */
export function chartRows(chart: NativeChart): Cell[][] {
  const reach = (value: number, interval: Interval) => reachOf(value, interval).map(written);
  if (chart.form === "lines")
    return [
      ["", chart.across.title ?? "x", chart.axis.title ?? "y", ...ABOVE_AND_BELOW],
      ...chart.series.flatMap(({ name, points }) =>
        points.map(({ x, y, interval }) => [name, written(x), written(y), ...reach(y, interval)]),
      ),
    ];
  return [
    ["", ...chart.series.flatMap((one) => [one.name, ...(widthOf(one) > 1 ? ABOVE_AND_BELOW : [])])],
    ...chart.categories.map((category, row) => [
      category,
      ...chart.series.flatMap((one) => {
        const value = one.values[row] ?? 0;
        return [written(value), ...(widthOf(one) > 1 ? reach(value, one.intervals?.[row] ?? null) : [])];
      }),
    ]),
  ];
}
