import { h, type ComponentChild } from "preact";
import type { Column, Table } from "../content/report.ts";

/** As many columns as a printed page has room for; a table with more goes on in another one below. */
const COLUMNS = 10;

/** Positions of the columns of each part; every part begins with what names the rows. */
function columnParts(columns: readonly Column[]): number[][] {
  const positions = columns.map((_, position) => position);
  if (positions.length <= COLUMNS) return [positions];
  const named = positions.filter((position) => namesRow(columns, position));
  const others = positions.slice(named.length);
  const parts = Math.ceil(others.length / (COLUMNS - named.length));
  const size = Math.ceil(others.length / parts);
  return Array.from({ length: parts }, (_, part) => [...named, ...others.slice(part * size, (part + 1) * size)]);
}

/** Rows are named by the first column, and by the next ones without a heading of their own. */
const namesRow = (columns: readonly Column[], position: number): boolean =>
  position === 0 || columns.slice(0, position + 1).every(({ label }) => label === "");

const numeric = (column: Column | undefined): string | undefined => (column?.numeric ? "figure" : undefined);

const heading = (column: Column): ComponentChild =>
  column.label === "" ? h("td", null) : h("th", { scope: "col", class: numeric(column) }, h("bdi", null, column.label));

/** Letters that the columns of a table have room for side by side. */
const LETTERS = 80;

/** Whether words must be broken anywhere, since the longest ones of all columns have no room on a line. */
function isTight(rows: readonly string[][], positions: readonly number[]): boolean {
  const longest = (position: number) =>
    Math.max(0, ...rows.flatMap((row) => (row[position] ?? "").split(/[\s-]/).map(({ length }) => length)));
  return positions.reduce((sum, position) => sum + longest(position), 0) > LETTERS;
}

function part({ columns, rows }: Table, positions: readonly number[], caption: string | null): ComponentChild {
  const cell = (text: string, position: number) =>
    namesRow(columns, position) && text !== ""
      ? h("th", { scope: "row" }, h("bdi", null, text))
      : h("td", { class: numeric(columns[position]) }, h("bdi", null, text));
  return h(
    "table",
    { class: isTight([columns.map(({ label }) => label), ...rows], positions) ? "tight" : undefined },
    caption !== null && h("caption", { dir: "auto" }, caption),
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        positions.map((position) => heading(columns[position]!)),
      ),
    ),
    h(
      "tbody",
      null,
      rows.map((row) =>
        h(
          "tr",
          null,
          positions.map((position) => cell(row[position] ?? "", position)),
        ),
      ),
    ),
  );
}

/**
 * A table, scrolled by itself where the screen is too narrow.
 * @param heading what stands above it: a title that says the same is the table's name, and not seen
 */
export const table = (content: Table, heading: string): ComponentChild =>
  h(
    "div",
    { class: "scroll", role: "group", tabindex: 0, "aria-label": content.title },
    columnParts(content.columns).map((positions, index) =>
      part(content, positions, index === 0 && content.title !== heading ? content.title : null),
    ),
  );
