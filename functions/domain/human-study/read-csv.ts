import { CsvError, parse, type Options } from "csv-parse/sync";
import { decodeText } from "./decode-text.ts";
import { HumanStudyRefused, collectProblems } from "./problems.ts";

const separators = [",", ";", "\t"] as const;
type Separator = (typeof separators)[number];
/** Records by which the separator is found out. */
const LOOKED_AT = 20;
/** Room for every question of a study and what is known of people. */
const MOST_COLUMNS = 250;

export interface CsvRow {
  /** Of the file, from 1, where the row begins. */
  line: number;
  cells: readonly string[];
}
export interface CsvTable {
  header: readonly string[];
  rows: readonly CsvRow[];
  /** Whether `4,5` is a number: the comma does not separate cells. */
  decimalComma: boolean;
}

interface ParsedRow {
  record: string[];
  info: { lines: number };
}

/** RFC 4180, and the separators that it does not know. */
const parseRows = (text: string, delimiter: Separator, options: Options = {}): ParsedRow[] =>
  parse(text, {
    delimiter,
    bom: true,
    info: true,
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    ...options,
  }) as unknown as ParsedRow[];

/** Cells of the header, and whether the first rows have as many. */
function shape(text: string, separator: Separator): { cells: number; even: boolean } {
  try {
    const rows = parseRows(text, separator, { to: LOOKED_AT });
    const cells = rows[0]?.record.length ?? 0;
    return { cells, even: rows.every(({ record }) => record.length === cells) };
  } catch {
    return { cells: 0, even: false };
  }
}

/** The separator that divides the first rows into most cells, and into equally many if one does. */
function separatorOf(text: string): Separator {
  const [best] = separators
    .map((separator) => ({ separator, ...shape(text, separator) }))
    .toSorted((a, b) => Number(b.cells > 1 && b.even) - Number(a.cells > 1 && a.even) || b.cells - a.cells);
  return best!.separator;
}

/** Excel's own first line, which names the separator: `sep=;` */
const separatorLine = /^\uFEFF?"?sep=([,;\t])"?\n/i;

/**
 * Reads a table: comma, semicolon or tab between cells, quotes and line breaks in them as in RFC 4180. Empty lines, and
 * empty columns behind the last name, are left out.
 * @param mostRows beyond which a file is refused without being read to its end
 * @throws HumanStudyRefused for what is no table, naming lines that have another number of cells than the header
 */
export function readCsv(bytes: Uint8Array, mostRows: number): CsvTable {
  const text = decodeText(bytes).replaceAll(/\r\n?/g, "\n");
  const named = separatorLine.exec(text)?.[1] as Separator | undefined;
  const table = named ? text.slice(text.indexOf("\n") + 1) : text;
  const separator = named ?? separatorOf(table);
  const [head, ...rows] = parseWhole(table, separator, mostRows + 2);
  if (!head) throw new HumanStudyRefused("The file is empty");
  if (rows.length === 0) throw new HumanStudyRefused("The file has a header and no rows below it");
  if (rows.length > mostRows)
    throw new HumanStudyRefused(`The file has more than ${mostRows} rows; send those of fewer people, or toplines`);
  const problems = collectProblems();
  const header = head.record.slice(0, head.record.findLastIndex((name) => name !== "") + 1);
  if (header.length > MOST_COLUMNS) throw new HumanStudyRefused(`The file has more than ${MOST_COLUMNS} columns`);
  for (const [column, name] of header.entries()) if (name === "") problems.add(`Column ${column + 1}`, "has no name");
  const skipped = named ? 1 : 0;
  const read = rows.map(({ record, info }): CsvRow => {
    const line = info.lines + skipped - lineBreaks(record);
    const cells = record.slice(0, Math.max(header.length, record.findLastIndex((cell) => cell !== "") + 1));
    if (cells.length !== header.length)
      problems.add(`Line ${line}`, `has ${cells.length} cells where the header has ${header.length}`);
    return { line, cells };
  });
  problems.throwIfAny();
  return { header, rows: read, decimalComma: separator !== "," };
}

const lineBreaks = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0);

function parseWhole(text: string, separator: Separator, most: number): ParsedRow[] {
  try {
    return parseRows(text, separator, { to: most });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new HumanStudyRefused(`Line ${String(error.lines)}: the quotes of a cell are not as in a CSV file`);
  }
}
