import { countHeaderRows, joinHeaderRows } from "../../../functions/findings/human-study/table-header.ts";
import { t } from "../../language/say.ts";

/** A column of a file as it is shown before the file is uploaded. */
export interface CsvColumn {
  heading: string;
  /** The value of the first person in the file. */
  example: string;
  /** The different numbers of a column that only contains a few: users may have to say what they mean. */
  codes: string[];
}

/** The header and the first person fit within this, even if their texts are long. */
const LOOKED_AT_BYTES = 200_000;
const LOOKED_AT_ROWS = 400;
/** More different numbers than this are not codes. */
const MOST_CODES = 10;

/** UTF-16 is recognized by its first bytes. A file that is not valid UTF-8 comes from a Western spreadsheet. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    // A character that is cut off at the end is not an error in the file.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/**
 * The first rows of a text, split at the separator that its first line contains most often outside of quotation marks.
 */
export function firstRows(text: string, rows: number): string[][] {
  const bare = (text.split(/\r\n|\r|\n/, 1)[0] ?? "").replaceAll(/"[^"]*"/g, "");
  const times = (sign: string) => bare.split(sign).length;
  const separator = [",", ";", "\t"].reduce((best, sign) => (times(sign) > times(best) ? sign : best));
  const found: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < text.length && found.length < rows; at++) {
    const sign = text[at] ?? "";
    if (quoted && sign === '"' && text[at + 1] === '"') cell += text[at++];
    else if (sign === '"' && (quoted || cell === "")) quoted = !quoted;
    else if (quoted || (sign !== separator && sign !== "\n" && sign !== "\r")) cell += sign;
    else {
      row.push(cell.trim());
      cell = "";
      if (sign === separator) continue;
      if (sign === "\r" && text[at + 1] === "\n") at++;
      found.push(row);
      row = [];
    }
  }
  if (found.length < rows && (cell !== "" || row.length > 0)) found.push([...row, cell.trim()]);
  return found;
}

/** The numbers of a column of codes; empty for any other column. */
function codesIn(cells: readonly string[]): string[] {
  const found = [...new Set(cells.filter(Boolean))];
  return found.length <= MOST_CODES && found.every((cell) => /^-?\d+$/.test(cell)) ? found.toSorted() : [];
}

/** The columns of a file, read in the browser. @throws Error with a sentence on a file that has none */
export async function columnsOf(file: File): Promise<CsvColumn[]> {
  const bytes = new Uint8Array(await file.slice(0, LOOKED_AT_BYTES).arrayBuffer());
  const read = firstRows(decode(bytes).replace(/^\uFEFF/, ""), LOOKED_AT_ROWS);
  const above = countHeaderRows(read);
  const { header: headings } = joinHeaderRows(read.slice(0, above));
  // A row that is cut off at the end does not count.
  const people = read.slice(above, file.size > LOOKED_AT_BYTES && read.length > above + 1 ? -1 : undefined);
  if (headings.length < 2 || headings.some((heading) => heading === ""))
    throw new Error(t("The first line does not name the columns; send a CSV file whose first line does."));
  return headings.map((heading, index) => ({
    heading,
    example: people[0]?.[index] ?? "",
    codes: codesIn(people.map((cells) => cells[index] ?? "")),
  }));
}
