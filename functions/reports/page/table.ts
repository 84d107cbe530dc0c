import { h, type ComponentChild } from "preact";
import type { Column, FoldedTable, Table } from "../content/report.ts";

/** The most columns on a printed page; the others follow in another table below. */
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

/** Whether a column names the rows: the first one, and the next ones without a heading. */
const namesRow = (columns: readonly Column[], position: number): boolean =>
  position === 0 || columns.slice(0, position + 1).every(({ label }) => label === "");

/** Letters from which a text is read in lines, and not at a glance. */
const PROSE = 60;
/** Letters that the columns of a table have room for side by side. */
const LETTERS = 80;

/** Classes of the columns, by position. */
const classesOf = ({ columns, rows }: Table): (string | undefined)[] =>
  columns.map(({ numeric }, position) => {
    if (numeric) return "figure";
    return rows.some((row) => (row[position] ?? "").length > PROSE) ? "prose" : undefined;
  });

/** Whether words must be broken anywhere, since what should not be broken in all columns has no room on a line. */
function isTight({ columns, rows }: Table, positions: readonly number[]): boolean {
  const longest = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length));
  const words = (texts: readonly string[]) => texts.flatMap((text) => text.split(/[\s-]/));
  const letters = positions.map((position) => {
    const cells = rows.map((row) => row[position] ?? "");
    const { label, numeric } = columns[position]!;
    return Math.max(longest(words([label])), longest(numeric ? cells : words(cells)));
  });
  return letters.reduce((sum, count) => sum + count, 0) > LETTERS;
}

function part(content: Table, positions: readonly number[], caption: string | null): ComponentChild {
  const { columns, rows } = content;
  const classes = classesOf(content);
  const heading = (position: number) => {
    const { label } = columns[position]!;
    return label === "" ? h("td", null) : h("th", { scope: "col", class: classes[position] }, h("bdi", null, label));
  };
  const cell = (text: string, position: number) =>
    namesRow(columns, position) && text !== ""
      ? h("th", { scope: "row", class: classes[position] }, h("bdi", null, text))
      : h("td", { class: classes[position] }, h("bdi", null, text));
  return h(
    "table",
    { class: isTight(content, positions) ? "tight" : undefined },
    caption !== null && h("caption", { dir: "auto" }, caption),
    h("thead", null, h("tr", null, positions.map(heading))),
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
 * A table that scrolls by itself if the screen is too narrow.
 * @param heading the heading above it; if it ends in the table's title, the title is hidden
 */
export const table = (content: FoldedTable, heading: string): ComponentChild =>
  content.folded
    ? h("details", null, h("summary", { dir: "auto" }, content.title), scrolled(content, content.title))
    : scrolled(content, heading);

const scrolled = (content: Table, heading: string): ComponentChild =>
  h(
    "div",
    { class: "scroll", role: "group", tabindex: 0, "aria-label": content.title },
    columnParts(content.columns).map((positions, index) =>
      part(content, positions, index === 0 && !heading.endsWith(content.title) ? content.title : null),
    ),
  );
