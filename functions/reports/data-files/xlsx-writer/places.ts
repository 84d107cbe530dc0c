/** Name of a column by its position from 0: A, …, Z, AA. */
export const columnName = (index: number): string =>
  (index < 26 ? "" : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

/** `$B$3`, which stays the same wherever its formula is copied to. */
export const fixedCell = (column: number, row: number): string => `$${columnName(column)}$${row}`;

/** Cells of a sheet: the first and the last column from 0, the first and the last row from 1. */
export interface Range {
  sheet: string;
  columns: readonly [number, number];
  rows: readonly [number, number];
}

/** `B3`: a cell by its column from 0 and its row from 1. */
export const cellName = (column: number, row: number): string => `${columnName(column)}${row}`;

/** `'Sheet 1'!$A$2:$A$9`, as formulas and charts name cells that stay the same wherever they are copied to. */
export function rangeName({ sheet, columns: [left, right], rows: [top, bottom] }: Range): string {
  const [first, last] = [fixedCell(left, top), fixedCell(right, bottom)];
  return `${sheetReference(sheet)}!${first === last ? first : `${first}:${last}`}`;
}

/** The name of a sheet in front of its cells. */
const sheetReference = (sheet: string): string => `'${sheet.replaceAll("'", "''")}'`;

/** A cell of a sheet, for a link. */
export const placeIn = (sheet: string, column: number, row: number): string =>
  `${sheetReference(sheet)}!${cellName(column, row)}`;

/** The first cell of a sheet, for a link. */
export const firstCell = (sheet: string): string => placeIn(sheet, 0, 1);
