import { arePoints } from "../../option-kinds.ts";
import { endsAsking } from "../../../questionnaire/marks.ts";
import { refuse, type Place } from "../../../questionnaire/unreadable-line.ts";
import { routeOf } from "./routes.ts";

/** A line of a file, with its number in it. */
export interface Numbered {
  /** From 1. */
  number: number;
  text: string;
}

const WORDS =
  "begins a table whose cells may be answers or points of a scale; write statements below their question, and " +
  "answers one a line.";
const place = ({ number, text }: Numbered): Place => ({ line: number, text });
const INDENT = "   ";
const isCode = (cell: string): boolean => /^\d{1,3}$/u.test(cell);
const isBox = (cell: string): boolean => /^[☐☑☒□■○◯●◻◽⬜❏❑_]*$|^\[ ?\]$|^\( ?\)$/u.test(cell);
const cellsOf = ({ text }: Numbered): string[] => text.split("\t").map((cell) => cell.trim());
const hasWords = (cell: string): boolean => /\p{L}/u.test(cell);

/**
 * A table of answers with their codes and where they lead: `Yes | 1 | GO TO Q2`. Codes are written in front of the
 * answers, as numbers of the plain format.
 * @returns null for other tables
 */
function answersIn(rows: readonly string[][]): string[] | null {
  const answers = rows.map((cells) => {
    const filled = cells.filter((cell) => cell !== "");
    const codes = filled.filter(isCode);
    const routes = filled.flatMap((cell, at) => (at > 0 ? (routeOf(cell) ?? []) : []));
    const labels = filled.filter((cell, at) => !isCode(cell) && !isBox(cell) && (at === 0 || routeOf(cell) === null));
    return labels.length === 1 && codes.length <= 1 && routes.length <= 1
      ? { label: labels[0]!, code: codes[0], route: routes[0] ?? "" }
      : null;
  });
  if (answers.length < 2 || answers.some((answer) => answer === null)) return null;
  const known = answers as NonNullable<(typeof answers)[number]>[];
  const codes = known.flatMap(({ code }) => (code === undefined ? [] : [Number(code)]));
  const areCodes = codes.length === known.length && codes.every((code, at) => at === 0 || code > codes[at - 1]!);
  if (codes.length > 0 && (!areCodes || codes[0]! > 1)) return null;
  return known.map(({ label, code, route }) => `${INDENT}${code === undefined ? "-" : `${code}.`} ${label}${route}`);
}

/** A table of statements below the points of a scale; `numbers` are the codes of its points, null if it has none. */
interface Grid {
  columns: string[];
  rows: string[];
  numbers: number[] | null;
}

/** @returns null for other tables */
function gridIn(rows: readonly string[][]): Grid | null {
  const [head, ...body] = rows;
  const columns = head!.slice(1);
  if (columns.length < 2 || !columns.every((cell) => cell !== "") || body.length === 0) return null;
  const codes = body.map((cells) => cells.slice(1));
  if (!body.every((cells) => hasWords(cells[0]!)) || codes.some((cells) => cells.length > columns.length)) return null;
  const isEmpty = codes.every((cells) => cells.every(isBox));
  const areAlike = codes.every((cells) => cells.every(isCode) && cells.join() === codes[0]!.join());
  if (!isEmpty && !(areAlike && codes[0]!.length === columns.length)) return null;
  const numbers = isEmpty ? null : codes[0]!.map(Number);
  return { columns, rows: body.map((cells) => cells[0]!), numbers };
}

/** The scale of a grid in the plain format: `(1 = Disagree, 2 = Neither, 3 = Agree)`; null if its columns are none. */
function scaleOf({ columns, numbers }: Grid): string | null {
  const values = numbers ?? columns.map((_, index) => index + 1);
  const sorted = values.toSorted((one, other) => one - other);
  const areRun = sorted[0]! <= 1 && sorted.every((value, index) => index === 0 || value === sorted[index - 1]! + 1);
  const areNumbers = columns.every(isCode);
  if (columns.length < 3 || !areRun || !(areNumbers || arePoints(columns))) return null;
  if (areNumbers) return `(${columns[0]}-${columns.at(-1)})`;
  return `(${columns.map((label, index) => `${values[index]} = ${label}`).join(", ")})`;
}

/**
 * Writes the rows of a table as lines of the plain format where its cells say which are answers, codes, routes and
 * points of a scale; leaves other tables as they are.
 * @throws UnreadableLine for tables of words alone, which may be anything
 */
export function plainTable(table: readonly Numbered[]): Numbered[] {
  const rows = table.map(cellsOf);
  const answers = answersIn(rows);
  if (answers) return answers.map((text, index) => ({ number: table[index]!.number, text }));
  const grid = gridIn(rows);
  if (rows.length > 1 && rows.every((cells) => cells.length > 1 && cells.every(hasWords)))
    refuse(place(table[0]!), WORDS);
  if (!grid) return [...table];
  const [head, ...body] = table;
  const title = rows[0]![0]!;
  const scale = scaleOf(grid);
  if (scale === null && hasWords(title) && !endsAsking(title)) refuse(place(head!), WORDS);
  if (scale === null) return [head!, ...body.map(({ number }, index) => ({ number, text: grid.rows[index]! }))];
  return [
    { number: head!.number, text: hasWords(title) ? `${title} ${scale}` : scale },
    ...body.map(({ number }, index) => ({ number, text: `${INDENT}- ${grid.rows[index]!}` })),
  ];
}
