import { CsvError, parse } from "csv-parse/sync";
import { decodeText } from "./decode-text.ts";
import { MOST_HEADER_ROWS } from "./file-mapping.ts";
import { HumanStudyRefused, collectProblems } from "./problems.ts";
import { MOST_COLUMNS } from "./schemas.ts";
import { countHeaderRows, joinHeaderRows } from "./table-header.ts";

const separators = [",", ";", "\t"] as const;
type Separator = (typeof separators)[number];
/** Records and characters from which the separator is determined. */
const LOOKED_AT = { records: 20, characters: 65_536 };

export interface CsvRow {
  /** The line of the file, from 1, where the row begins. */
  line: number;
  cells: readonly string[];
}
export interface CsvTable {
  /** Names of the columns. */
  header: readonly string[];
  /** The texts of further header rows for each column. */
  texts: readonly (readonly string[])[];
  headerRows: number;
  rows: readonly CsvRow[];
  /** Whether `4,5` is a number: the comma does not separate cells. */
  decimalComma: boolean;
}

interface ParsedRow {
  record: string[];
  info: { lines: number };
}

/** RFC 4180, with separators that it does not define. */
const parseRows = (text: string, delimiter: Separator, to: number): ParsedRow[] =>
  parse(text, {
    delimiter,
    bom: true,
    info: true,
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    to,
  }) as unknown as ParsedRow[];

/**
 * Counts the cells of each record without making them: the parser takes seconds for a line of millions. Empty lines are
 * not counted as records. Quotes that are not as in a CSV file may give a wrong count; such a file is refused anyway.
 * @param visit ends the count by returning false
 */
function countCells(text: string, separator: Separator, visit: (cells: number) => boolean): void {
  let cells = 1;
  let quoted = false;
  let empty = true;
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    else if (quoted) empty = false;
    else if (character === separator) cells++;
    else if (character === "\n") {
      if ((cells > 1 || !empty) && !visit(cells)) return;
      cells = 1;
      empty = true;
    } else empty = false;
  }
  if (cells > 1 || !empty) visit(cells);
}

/** Number of cells in the header, and whether the first rows have the same number. */
function shape(text: string, separator: Separator): { cells: number; even: boolean } {
  const counts: number[] = [];
  countCells(text, separator, (cells) => counts.push(cells) < LOOKED_AT.records);
  // The last record may be cut.
  const whole = text.length < LOOKED_AT.characters ? counts : counts.slice(0, Math.max(1, counts.length - 1));
  const [cells = 0] = whole;
  return { cells, even: whole.every((other) => other === cells) };
}

/**
 * The separator that divides the first rows into the most cells. Prefers one that divides all of them into the same
 * number.
 */
function separatorOf(text: string): Separator {
  const [best] = separators
    .map((separator) => ({ separator, ...shape(text.slice(0, LOOKED_AT.characters), separator) }))
    .toSorted((a, b) => Number(b.cells > 1 && b.even) - Number(a.cells > 1 && a.even) || b.cells - a.cells);
  return best!.separator;
}

/** @throws HumanStudyRefused if a line has more cells than a table may have columns */
function requireFewColumns(text: string, separator: Separator): void {
  countCells(text, separator, (cells) => {
    if (cells > MOST_COLUMNS) throw new HumanStudyRefused(`The file has more than ${MOST_COLUMNS} columns`);
    return true;
  });
}

const MORE_ROWS = '; if the header goes on in the second row, send the mapping {"header_rows": 2}';

/** Excel's own first line, which names the separator: `sep=;` */
const separatorLine = /^\uFEFF?"?sep=([,;\t])"?\n/i;

/**
 * Reads a table: comma, semicolon or tab between cells, with quotes and line breaks in them as in RFC 4180. Empty lines
 * are left out. Empty columns behind the last name are left out too, but count as columns.
 * @param mostRows most rows; a file with more is refused without being read to its end
 * @param headerRows header rows above the first person; if absent, those of known exports are recognised
 * @throws HumanStudyRefused if the file is not a table, naming lines that have another number of cells than the header
 */
export function readCsv(bytes: Uint8Array, mostRows: number, headerRows?: number): CsvTable {
  const text = decodeText(bytes).replaceAll(/\r\n?/g, "\n");
  const named = separatorLine.exec(text)?.[1] as Separator | undefined;
  const table = named ? text.slice(text.indexOf("\n") + 1) : text;
  const separator = named ?? separatorOf(table);
  requireFewColumns(table, separator);
  const parsed = parseWhole(table, separator, mostRows + MOST_HEADER_ROWS + 1);
  if (parsed.length === 0) throw new HumanStudyRefused("The file is empty");
  const above = headerRows ?? countHeaderRows(parsed.map(({ record }) => record));
  const rows = parsed.slice(above);
  if (rows.length === 0) throw new HumanStudyRefused("The file has a header and no rows below it");
  if (rows.length > mostRows)
    throw new HumanStudyRefused(`The file has more than ${mostRows} rows; send those of fewer people, or toplines`);
  const problems = collectProblems();
  const { header, texts } = joinHeaderRows(parsed.slice(0, above).map(({ record }) => record));
  for (const [column, name] of header.entries())
    if (name === "") problems.add(`Column ${column + 1}`, `has no name${above === 1 ? MORE_ROWS : ""}`);
  const skipped = named ? 1 : 0;
  const read = rows.map(({ record, info }): CsvRow => {
    const line = info.lines + skipped - lineBreaks(record);
    const cells = record.slice(0, Math.max(header.length, record.findLastIndex((cell) => cell !== "") + 1));
    if (cells.length !== header.length)
      problems.add(`Line ${line}`, `has ${cells.length} cells where the header has ${header.length}`);
    return { line, cells };
  });
  problems.throwIfAny();
  return { header, texts, headerRows: above, rows: read, decimalComma: separator !== "," };
}

const lineBreaks = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0);

function parseWhole(text: string, separator: Separator, most: number): ParsedRow[] {
  try {
    return parseRows(text, separator, most);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new HumanStudyRefused(
      `Line ${String(error.lines)}: the quotation marks of a cell are not valid CSV; export the file again`,
    );
  }
}
