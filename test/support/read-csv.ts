/** Reads CSV as RFC 4180 has it: rows of cells; the line break after the last row is no row. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) throw new Error(`No cell at ${JSON.stringify(text.slice(cell.lastIndex, cell.lastIndex + 40))}`);
    const [, quoted, plain = "", end] = found;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
