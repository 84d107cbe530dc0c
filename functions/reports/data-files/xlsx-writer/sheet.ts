import { beginsFormula } from "../formula.ts";

/** A sheet of a workbook; rows are taken while it is written. */
export interface Sheet {
  /** At most 31 characters, none of `[]:*?/\`. */
  name: string;
  /** Widths in characters; headers of figures stand on the right, as these do. */
  columns: readonly { header: string; width: number; numeric: boolean }[];
  rows: Iterable<readonly Cell[]>;
  /** Columns that stay while others scroll; the header always does. */
  frozenColumns: number;
  /** Whether long texts are broken into lines. */
  wrap: boolean;
}
export type Cell = string | number | boolean | null;

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const SPREADSHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

/** What a cell holds at most, in UTF-16 units. */
export const LONGEST_CELL = 32_767;
/** Styles by position in `cellXfs` of styles.xml. */
export const STYLES = { plain: 0, header: 1, wrapped: 2, guarded: 3, guardedWrapped: 4, numericHeader: 5 } as const;

/** Characters that XML 1.0 has no way to write, and halves of pairs. */
const FORBIDDEN = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|\p{Surrogate}/gu;
/** What programs would read as a character by its number. */
const LOOKS_ESCAPED = /_(?=x[0-9A-Fa-f]{4}_)/g;
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Text as a cell can hold it: cut with an ellipsis where it is longer. */
function fitting(text: string): string {
  const readable = text.replaceAll("\r\n", "\n").replaceAll(FORBIDDEN, "");
  if (readable.length <= LONGEST_CELL) return readable;
  return `${readable.slice(0, LONGEST_CELL - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

/** Name of a column by its position from 0: A, …, Z, AA. */
export const columnName = (index: number): string =>
  (index < 26 ? "" : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

/** Texts of a workbook, each written once; cells name them by number. */
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

function cellXml(value: Cell, place: string, style: number, strings: SharedStrings): string {
  if (value === null || value === "") return "";
  const marks = `r="${place}"${style === 0 ? "" : ` s="${style}"`}`;
  if (typeof value === "number") return `<c ${marks}><v>${value}</v></c>`;
  if (typeof value === "boolean") return `<c ${marks} t="b"><v>${Number(value)}</v></c>`;
  return `<c ${marks} t="s"><v>${strings.numberOf(value)}</v></c>`;
}

const LINE_HEIGHT = 15;
/** In points, the most that a row can have. */
const HIGHEST_ROW = 409;
const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60]/g;

/** Height of a row whose texts are broken into lines: not every program finds it out by itself. */
function rowHeight(row: readonly Cell[], columns: Sheet["columns"]): number {
  const lines = row.map((value, index) =>
    String(value ?? "")
      .split("\n")
      .map((line) => Math.ceil((line.length + (line.match(WIDE)?.length ?? 0)) / (columns[index]?.width ?? 1)))
      .reduce((sum, count) => sum + Math.max(1, count), 0),
  );
  return Math.min(HIGHEST_ROW, LINE_HEIGHT * Math.max(1, ...lines));
}

function styleOf(value: Cell, wrap: boolean): number {
  const guarded = typeof value === "string" && beginsFormula(value);
  if (guarded) return wrap ? STYLES.guardedWrapped : STYLES.guarded;
  return wrap ? STYLES.wrapped : STYLES.plain;
}

/** The XML of a sheet (ECMA-376, SpreadsheetML), piece by piece: text is text in it, never a formula. */
export function* sheetXml({ columns, rows, frozenColumns, wrap }: Sheet, strings: SharedStrings): Generator<string> {
  const split = `${frozenColumns > 0 ? `xSplit="${frozenColumns}" ` : ""}ySplit="1"`;
  const pane = frozenColumns > 0 ? "bottomRight" : "bottomLeft";
  yield (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
      '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews>' +
      `<sheetView workbookViewId="0"><pane ${split} topLeftCell="${columnName(frozenColumns)}2" activePane="${pane}" ` +
      `state="frozen"/></sheetView></sheetViews><cols>`
  );
  for (const [index, { width }] of columns.entries())
    yield `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
  yield '</cols><sheetData><row r="1">';
  for (const [index, { header, numeric }] of columns.entries())
    yield cellXml(header, `${columnName(index)}1`, numeric ? STYLES.numericHeader : STYLES.header, strings);
  yield "</row>";
  const names = columns.map((_, index) => columnName(index));
  let number = 1;
  for (const row of rows) {
    number += 1;
    const cells = row.map((value, index) => cellXml(value, `${names[index]}${number}`, styleOf(value, wrap), strings));
    const height = wrap ? ` ht="${rowHeight(row, columns)}" customHeight="1"` : "";
    yield `<row r="${number}"${height}>${cells.join("")}</row>`;
  }
  yield `</sheetData><autoFilter ref="A1:${names.at(-1)}${number}"/></worksheet>`;
}
