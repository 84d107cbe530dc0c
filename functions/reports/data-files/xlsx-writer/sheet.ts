import { beginsFormula } from "../formula.ts";
import type { Chart } from "./chart.ts";
import { columnName } from "./places.ts";
import { styleNumber, type Style } from "./styles.ts";
import { escaped, RELATIONSHIPS, SPREADSHEET, writable, XML_HEAD } from "./xml.ts";

/** A sheet of a workbook; its rows are read while it is written. */
export interface Sheet {
  /** A name from `sheetNamer`. */
  name: string;
  /** Widths of the columns, in characters; 0 for a hidden column. */
  widths: readonly number[];
  rows: Iterable<readonly Cell[]>;
  /** Rows and columns that do not scroll. */
  frozen?: { rows: number; columns: number };
  /** Whether the first row has buttons to filter by. */
  filtered?: boolean;
  /** Whether long texts are broken into lines. */
  wrap?: boolean;
  charts?: readonly Chart[];
  /** The values that the cells for users accept. */
  inputs?: readonly Input[];
}

export type Value = string | number | boolean | null;

/** A cell with a look, a formula or a link. */
export interface StyledCell {
  /** For a formula, its result. */
  value: Value;
  style?: Style;
  /** Without its `=`. It is code of the service and must not contain text that users wrote. */
  formula?: string;
  /** A cell of the workbook that a click leads to. */
  to?: string;
}
export type Cell = Value | StyledCell;

/** A cell that accepts one of the values of other cells, or a number between two of them. */
export interface Input {
  cell: string;
  takes: { oneOf: string } | { from: string; to: string };
}

/** The longest text of a cell, in UTF-16 units. */
export const LONGEST_CELL = 32_767;

/** Text that programs would read as the code of a character. */
const LOOKS_ESCAPED = /_(?=x[0-9A-Fa-f]{4}_)/g;

/** Text that fits in a cell: if it is too long, it is cut with an ellipsis. */
function fitting(text: string): string {
  const readable = writable(text);
  if (readable.length <= LONGEST_CELL) return readable;
  return `${readable.slice(0, LONGEST_CELL - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

/** Texts of a workbook, each written once; cells refer to them by number. */
export class SharedStrings {
  readonly #numbers = new Map<string, number>();

  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  *xml(): Generator<string> {
    yield `${XML_HEAD}<sst xmlns="${SPREADSHEET}">`;
    for (const text of this.#numbers.keys())
      yield `<si><t xml:space="preserve">${escaped(fitting(text)).replaceAll(LOOKS_ESCAPED, "_x005F_")}</t></si>`;
    yield "</sst>";
  }
}

const isStyled = (cell: Cell): cell is StyledCell => typeof cell === "object" && cell !== null;

function cellXml(cell: Cell, place: string, usual: Style, strings: SharedStrings): string {
  // Most cells are plain values: no object is made for them.
  const styled = isStyled(cell) ? cell : null;
  const value = isStyled(cell) ? cell.value : cell;
  const style = styled?.style ?? usual;
  const formula = styled?.formula;
  const isEmpty = value === null || value === "";
  if (isEmpty && formula === undefined) return "";
  const number = styleNumber(style, typeof value === "string" && beginsFormula(value));
  const marks = `r="${place}"${number === 0 ? "" : ` s="${number}"`}`;
  if (formula !== undefined) {
    const type = typeof value === "string" ? ' t="str"' : "";
    return `<c ${marks}${type}><f>${escaped(formula)}</f><v>${escaped(String(value ?? ""))}</v></c>`;
  }
  if (typeof value === "number") return `<c ${marks}><v>${value}</v></c>`;
  if (typeof value === "boolean") return `<c ${marks} t="b"><v>${Number(value)}</v></c>`;
  return `<c ${marks} t="s"><v>${strings.numberOf(String(value))}</v></c>`;
}

const LINE_HEIGHT = 15;
/** The greatest height of a row, in points. */
const HIGHEST_ROW = 409;
const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60]/g;
/** Styles whose texts run on into the empty cells next to them, with the height of one line in points. */
const ONE_LINE: Partial<Record<Style, number>> = { title: 24, heading: 20, note: LINE_HEIGHT, link: LINE_HEIGHT };

function cellHeight(cell: Cell, width: number): number {
  const { value, style = "wrapped" } = isStyled(cell) ? cell : { value: cell };
  const oneLine = ONE_LINE[style];
  if (oneLine !== undefined) return value === null ? LINE_HEIGHT : oneLine;
  const lines = String(value ?? "")
    .split("\n")
    .map((line) => Math.ceil((line.length + (line.match(WIDE)?.length ?? 0)) / width));
  return LINE_HEIGHT * lines.reduce((sum, count) => sum + Math.max(1, count), 0);
}

/** Height of a row whose texts are broken into lines: not every program calculates it. */
const rowHeight = (row: readonly Cell[], widths: readonly number[]): number =>
  Math.min(HIGHEST_ROW, Math.max(LINE_HEIGHT, ...row.map((cell, index) => cellHeight(cell, widths[index] ?? 1))));

function viewXml({ frozen }: Sheet): string {
  if (!frozen) return '<sheetView showGridLines="0" workbookViewId="0"/>';
  const { rows, columns } = frozen;
  const split = [...(columns > 0 ? [`xSplit="${columns}"`] : []), ...(rows > 0 ? [`ySplit="${rows}"`] : [])].join(" ");
  const pane = columns > 0 ? (rows > 0 ? "bottomRight" : "topRight") : "bottomLeft";
  return (
    `<sheetView workbookViewId="0"><pane ${split} topLeftCell="${columnName(columns)}${rows + 1}" ` +
    `activePane="${pane}" state="frozen"/></sheetView>`
  );
}

function columnXml(width: number, index: number): string {
  const shown = width > 0 ? `width="${width}" customWidth="1"` : 'hidden="1"';
  return `<col min="${index + 1}" max="${index + 1}" ${shown}/>`;
}

function inputXml({ cell, takes }: Input): string {
  const shown = `allowBlank="1" showInputMessage="1" showErrorMessage="1" sqref="${cell}"`;
  if ("oneOf" in takes)
    return `<dataValidation type="list" ${shown}><formula1>${escaped(takes.oneOf)}</formula1></dataValidation>`;
  return (
    `<dataValidation type="decimal" operator="between" ${shown}><formula1>${escaped(takes.from)}</formula1>` +
    `<formula2>${escaped(takes.to)}</formula2></dataValidation>`
  );
}

/** The XML of a sheet (ECMA-376, SpreadsheetML), piece by piece. Text is written as text, never as a formula. */
export function* sheetXml(sheet: Sheet, strings: SharedStrings): Generator<string> {
  const { widths, rows, wrap = false, filtered = false, charts = [], inputs = [] } = sheet;
  yield (
    `${XML_HEAD}<worksheet xmlns="${SPREADSHEET}" xmlns:r="${RELATIONSHIPS}">` +
      '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' +
      `<sheetViews>${viewXml(sheet)}</sheetViews>` +
      '<sheetFormatPr defaultRowHeight="15"/>' +
      `<cols>${widths.map(columnXml).join("")}</cols><sheetData>`
  );
  const names: string[] = [];
  const links: string[] = [];
  const usual = wrap ? "wrapped" : "plain";
  let number = 0;
  for (const row of rows) {
    number += 1;
    let isHeader = false;
    const cells = row.map((cell, index) => {
      const place = `${(names[index] ??= columnName(index))}${number}`;
      if (isStyled(cell)) {
        if (cell.to !== undefined) links.push(`<hyperlink ref="${place}" location="${escaped(cell.to)}"/>`);
        if (cell.style === "tableHeader") isHeader = true;
      }
      return cellXml(cell, place, usual, strings);
    });
    const height = wrap || isHeader ? ` ht="${rowHeight(row, widths)}" customHeight="1"` : "";
    yield `<row r="${number}"${height}>${cells.join("")}</row>`;
  }
  yield "</sheetData>";
  if (filtered) yield `<autoFilter ref="A1:${columnName(widths.length - 1)}${number}"/>`;
  if (inputs.length > 0)
    yield `<dataValidations count="${inputs.length}">${inputs.map(inputXml).join("")}</dataValidations>`;
  if (links.length > 0) yield `<hyperlinks>${links.join("")}</hyperlinks>`;
  // Printed as wide as a page, and as many pages long as needed.
  yield '<pageSetup orientation="landscape" fitToWidth="1" fitToHeight="0"/>';
  if (charts.length > 0) yield '<drawing r:id="rId1"/>';
  yield "</worksheet>";
}
