import type { ReportSource } from "../../content/source.ts";
import { columns, columnsOf, type CellValue, type ColumnName } from "../columns.ts";
import { rowsOf } from "../rows.ts";
import { summaryFigures } from "../summary-figures.ts";
import { validityColumns, type ValidityRow } from "../validity-figures.ts";
import { isText, valueOf, type Variable } from "../variable.ts";
import type { Sheet, Value } from "../xlsx-writer/sheet.ts";
import { tableSheet, type TableColumn } from "../xlsx-writer/table-sheet.ts";

/** Widths of columns in characters. */
export const COLUMN_WIDTHS = { id: 14, number: 12, word: 24, text: 50 } as const;
const LONG_TEXTS = ["question", "answer", "notable_quote", "reaction", "selected_options", "themes", "key_themes"];

const valueIn = (value: CellValue): Value => (typeof value === "object" && value !== null ? value.join(" | ") : value);

/** @param width in characters; absent: depends on the contents of the column */
export function column(header: string, type: "text" | "number" | "boolean" | "list", width?: number): TableColumn {
  const numeric = type === "number" || type === "boolean";
  const usual = LONG_TEXTS.includes(header) ? COLUMN_WIDTHS.text : isId(header) ? COLUMN_WIDTHS.id : COLUMN_WIDTHS.word;
  return { header, width: width ?? (numeric ? COLUMN_WIDTHS.number : usual), numeric };
}

const isId = (name: string): boolean => name.endsWith("_id");
/** Ids mean nothing to readers, so they come last. */
const idsLast = <T>(all: readonly T[], nameOf: (one: T) => string): T[] =>
  all.toSorted((a, b) => Number(isId(nameOf(a))) - Number(isId(nameOf(b))));

/** Columns of the answers as a workbook has them, ids last. */
export const answerColumns = ({ simulation }: ReportSource): ColumnName[] =>
  idsLast(columnsOf(simulation.simulation_type), String);

/** Columns of the personas as a workbook has them, ids last. */
export const personaColumns = (variables: readonly Variable[]): Variable[] => idsLast(variables, ({ name }) => name);

export function answersSheet(name: string, source: ReportSource): Sheet {
  const names = answerColumns(source);
  function* rows() {
    for (const row of rowsOf(source)) yield names.map((one) => valueIn(row[one] ?? null));
  }
  return tableSheet(
    name,
    names.map((one) => column(one, columns[one].type)),
    { [Symbol.iterator]: rows },
  );
}

/** Shows the words of coded numbers. Columns of words also show which questions were not asked. */
function shown(variable: Variable): (row: number) => Value {
  const { labels, measure, notAsked } = variable;
  const words = measure === "scale" ? new Map<number, string>() : new Map(labels);
  const isWords = isText(variable) || words.size > 0;
  return (row) => {
    const value = valueOf(variable, row);
    if (value === null && isWords && notAsked?.rows[row]) return notAsked.label;
    return typeof value === "number" ? (words.get(value) ?? value) : value;
  };
}

/** @param variables in the order of `personaColumns` */
export function personasSheet(name: string, variables: readonly Variable[], cases: number): Sheet {
  const cells = variables.map(shown);
  function* rows() {
    for (let row = 0; row < cases; row += 1) yield cells.map((cell) => cell(row));
  }
  return tableSheet(
    name,
    variables.map((one) =>
      column(one.name, isText(one) || (one.measure !== "scale" && one.labels.length > 0) ? "text" : "number"),
    ),
    { [Symbol.iterator]: rows },
    { frozenColumns: 1 },
  );
}

const VALIDITY_NUMBERS = ["value", "interval_lower", "interval_upper", "people", "base"];
export const validityType = (name: string) => (VALIDITY_NUMBERS.includes(name) ? "number" : "text");

export function validitySheet(name: string, rows: readonly ValidityRow[]): Sheet {
  const names = Object.keys(validityColumns) as (keyof typeof validityColumns)[];
  return tableSheet(
    name,
    names.map((one) => column(one, validityType(one))),
    rows.map((row) => names.map((one) => row[one] ?? null)),
    { wrap: true },
  );
}

/** All figures of the group in one table, with the notes on quality below. */
export function figuresSheet(name: string, source: ReportSource): Sheet {
  const figures = [...summaryFigures(source)].map(({ subject, item, figure, value, unit, interval, base, count }) => [
    ...[subject, item, figure, value, unit],
    ...[interval?.[0] ?? null, interval?.[1] ?? null, base, count],
  ]);
  const { summary, quality } = source.results.aggregate;
  const notes = [summary, ...quality.notes].map((note) => [note, null, "note", ...Array<null>(6).fill(null)]);
  return tableSheet(
    name,
    [
      column("subject", "text", 70),
      column("item", "text", 40),
      column("figure", "text", 30),
      column("value", "number"),
      column("unit", "text", COLUMN_WIDTHS.number),
      column("interval_lower", "number", 16),
      column("interval_upper", "number", 16),
      column("base", "number"),
      column("count", "number"),
    ],
    [...figures, ...notes],
    { wrap: true },
  );
}
