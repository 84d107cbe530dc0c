import type { Cell, Sheet } from "./sheet.ts";

/** The width of the filter button next to a header, in characters. */
const BUTTON = 4;

/** A column of a table; headers of figures are aligned right, as the figures are. */
export interface TableColumn {
  header: string;
  /** In characters; it is never narrower than its header. */
  width: number;
  numeric: boolean;
}

/** A sheet with one table under a fixed header, with buttons to filter by. */
export function tableSheet(
  name: string,
  columns: readonly TableColumn[],
  rows: Iterable<readonly Cell[]>,
  { frozenColumns = 0, wrap = false } = {},
): Sheet {
  const header = columns.map((one): Cell => ({
    value: one.header,
    style: one.numeric ? "numericHeader" : "header",
  }));
  function* all() {
    yield header;
    yield* rows;
  }
  return {
    name,
    widths: columns.map(({ width, header: own }) => Math.max(width, own.length + BUTTON)),
    rows: { [Symbol.iterator]: all },
    frozen: { rows: 1, columns: frozenColumns },
    filtered: true,
    wrap,
  };
}
