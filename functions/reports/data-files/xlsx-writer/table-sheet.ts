import type { Cell, Sheet } from "./sheet.ts";

/** What the button of the filter takes beside a header. */
const BUTTON = 4;

/** A column of a table; headers of figures stand on the right, as these do. */
export interface TableColumn {
  header: string;
  /** In characters; it is never narrower than its header. */
  width: number;
  numeric: boolean;
}

/** A sheet that is one table under a header that stays, with buttons to filter by. */
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
