import { recogniseExport, useInExport } from "./known-exports.ts";

type Rows = readonly (readonly string[])[];

/** Qualtrics writes this under the text of every column. */
const IMPORT_ID = /^\{"ImportId":/;
const isImportIds = (row: readonly string[] = []): boolean => {
  const filled = row.filter((cell) => cell !== "");
  return filled.length > 0 && filled.every((cell) => IMPORT_ID.test(cell));
};

/** How many header rows a file has: one, unless its rows show that it comes from Qualtrics or SurveyMonkey. */
export function countHeaderRows(rows: Rows): number {
  const [first = [], second = [], third] = rows;
  if (isImportIds(third)) return 3;
  if (isImportIds(second)) return 2;
  // SurveyMonkey names the options of questions in a second row, which is empty under its own columns.
  const tool = recogniseExport(first);
  if (!tool?.optionsBelow || !second.some((cell) => cell !== "")) return 1;
  return first.every((name, column) => !useInExport(name, tool) || (second[column] ?? "") === "") ? 2 : 1;
}

/**
 * Names of the columns from the rows of a header. A column with an empty name has the name of the column before it, as
 * SurveyMonkey writes the options of a question. If several columns have the same name, the text below it is added:
 * `Which? - Online`.
 */
export function joinHeaderRows([first = [], ...below]: Rows): { header: string[]; texts: string[][] } {
  const used = [first, ...below].map((row) => row.findLastIndex((cell) => cell !== "") + 1);
  const own: string[] = [];
  for (let column = 0; column < Math.max(...used); column++) {
    const name = first[column] ?? "";
    own.push(name === "" && below.length > 0 ? (own.at(-1) ?? "") : name);
  }
  const rows = below.filter((row) => !isImportIds(row));
  const texts = own.map((_, column) => rows.map((row) => row[column] ?? "").filter(Boolean));
  const shared = new Set(own.filter((name, column) => own.indexOf(name) !== column));
  const header = own.map((name, column) => [name, ...(shared.has(name) ? texts[column]! : [])].join(" - "));
  return { header, texts };
}
