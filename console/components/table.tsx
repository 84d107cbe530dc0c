import type { ComponentChildren } from "preact";

interface Column<T> {
  heading: string;
  /** Whether the column has numbers, aligned right. */
  numeric?: boolean;
  cell: (row: T) => ComponentChildren;
}

interface TableProps<T> {
  /** Names the contents for readers who cannot see the table: `Projects`. */
  caption: string;
  rows: readonly T[];
  keyOf: (row: T) => string;
  /** The first column names the row. */
  columns: readonly [Column<T>, ...Column<T>[]];
}

/** A table that becomes a list of cards on narrow screens. */
export function Table<T>({ caption, rows, keyOf, columns }: TableProps<T>) {
  const [first, ...rest] = columns;
  const kind = ({ numeric }: Column<T>) => (numeric ? "numeric" : undefined);
  return (
    <table class="table">
      <caption class="hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.heading} scope="col" class={kind(column)}>
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row" dir="auto">
              {first.cell(row)}
            </th>
            {rest.map((column) => (
              <td key={column.heading} class={kind(column)} data-heading={column.heading}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
