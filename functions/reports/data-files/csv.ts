import type { ReportSource } from "../content/source.ts";
import { utf8 } from "./bytes.ts";
import { columnsOf, type CellValue } from "./columns.ts";
import { beginsFormula } from "./formula.ts";
import { rowsOf } from "./rows.ts";

/** Without it, Excel reads UTF-8 in the machine's legacy code page. */
const BYTE_ORDER_MARK = "\uFEFF";
const LIST_SEPARATOR = " | ";

/**
 * Where a cell can begin within a text, for programs that separate by semicolons or tabs. Spreadsheets do so where the
 * comma is the decimal sign. For them, a quotation mark after the first cell of a line does not keep a text together.
 */
const WITHIN = /(?<=[;\t\r\n])(?=[=+\-@＝＋－＠])/gu;

/** Text as a cell that no program calculates: an apostrophe is put before what could begin a formula. */
function asText(text: string): string {
  const readable = text.replaceAll("\0", "").replaceAll(WITHIN, "'");
  return beginsFormula(readable) ? `'${readable}` : readable;
}

/** One cell in the form of RFC 4180; numbers stay numbers, lists are joined by ` | `. */
export function csvCell(value: CellValue): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  const text = asText(typeof value === "string" ? value : value.join(LIST_SEPARATOR));
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function* lines(source: ReportSource): Generator<string> {
  const names = columnsOf(source.simulation.simulation_type);
  yield `${BYTE_ORDER_MARK}${names.join(",")}\r\n`;
  for (const row of rowsOf(source)) yield `${names.map((name) => csvCell(row[name] ?? null)).join(",")}\r\n`;
}

/** A study as CSV: UTF-8 with byte order mark, commas, CRLF; a row per persona and question. */
export const csv = async (source: ReportSource): Promise<Uint8Array> => utf8(lines(source));
