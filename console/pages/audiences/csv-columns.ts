/** A column of a file as it is shown before the file is sent anywhere. */
export interface CsvColumn {
  heading: string;
  /** What the first person of the file has there. */
  example: string;
}

/** Two rows are within this, however long the texts in them. */
const LOOKED_AT_BYTES = 200_000;

/** UTF-16 tells itself by its first bytes; what is no UTF-8 comes from a Western spreadsheet. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    // What is cut off within a letter is no mistake of the file's.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The first rows of a text, taken apart at the sign that its first line has most of, outside quotation marks. */
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

/** The columns of a file, read here in the browser. @throws Error with a sentence on a file that has none */
export async function columnsOf(file: File): Promise<CsvColumn[]> {
  const bytes = new Uint8Array(await file.slice(0, LOOKED_AT_BYTES).arrayBuffer());
  const [headings = [], first = []] = firstRows(decode(bytes).replace(/^\uFEFF/, ""), 2);
  if (headings.length < 2 || headings.some((heading) => heading === ""))
    throw new Error("The first line does not name the columns; send a CSV file whose first line does.");
  return headings.map((heading, index) => ({ heading, example: first[index] ?? "" }));
}
