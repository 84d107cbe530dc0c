import type { ReportSource } from "../content/source.ts";
import { columns, columnsOf, type CellValue } from "./columns.ts";
import { rowsOf } from "./rows.ts";
import { summaryFigures } from "./summary-figures.ts";
import { validityColumns, validityDictionary, validityRows, type ValidityRow } from "./validity-figures.ts";
import { isText, valueOf, type Variable } from "./variable.ts";
import { variablesOf } from "./variables.ts";
import { LONGEST_CELL, type Cell, type Sheet } from "./xlsx-writer/sheet.ts";
import { workbookOf } from "./xlsx-writer/workbook.ts";

/** Widths of columns in characters. */
const WIDTHS = { id: 14, number: 12, word: 24, text: 50 } as const;
/** What the button of the filter takes beside a header. */
const BUTTON = 4;
const LONG_TEXTS = ["question", "answer", "notable_quote", "reaction", "selected_options", "themes", "key_themes"];

const cellOf = (value: CellValue): Cell => (typeof value === "object" && value !== null ? value.join(" | ") : value);

function column(header: string, type: "text" | "number" | "boolean" | "list", own?: number): Sheet["columns"][number] {
  const numeric = type === "number" || type === "boolean";
  const usual = LONG_TEXTS.includes(header) ? WIDTHS.text : header.endsWith("_id") ? WIDTHS.id : WIDTHS.word;
  const width = own ?? (numeric ? WIDTHS.number : usual);
  return { header, width: Math.max(width, header.length + BUTTON), numeric };
}

function answersSheet(source: ReportSource): Sheet {
  const names = columnsOf(source.simulation.simulation_type);
  function* rows() {
    for (const row of rowsOf(source)) yield names.map((name) => cellOf(row[name] ?? null));
  }
  return {
    name: "Answers",
    columns: names.map((name) => column(name, columns[name].type)),
    rows: { [Symbol.iterator]: rows },
    frozenColumns: 0,
    wrap: false,
  };
}

/** Numbers that stand for words are shown as these; in columns of words it is said what was not asked. */
function shown(variable: Variable): (row: number) => Cell {
  const { labels, measure, notAsked } = variable;
  const words = measure === "scale" ? new Map<number, string>() : new Map(labels);
  const isWords = isText(variable) || words.size > 0;
  return (row) => {
    const value = valueOf(variable, row);
    if (value === null && isWords && notAsked?.rows[row]) return notAsked.label;
    return typeof value === "number" ? (words.get(value) ?? value) : value;
  };
}

function personasSheet(variables: readonly Variable[], cases: number): Sheet {
  const cells = variables.map(shown);
  function* rows() {
    for (let row = 0; row < cases; row += 1) yield cells.map((cell) => cell(row));
  }
  return {
    name: "Personas",
    columns: variables.map((one) =>
      column(one.name, isText(one) || (one.measure !== "scale" && one.labels.length > 0) ? "text" : "number"),
    ),
    rows: { [Symbol.iterator]: rows },
    frozenColumns: 2,
    wrap: false,
  };
}

const VALIDITY_NUMBERS = ["value", "interval_lower", "interval_upper", "people", "base"];
const typeOf = (name: string) => (VALIDITY_NUMBERS.includes(name) ? "number" : "text");

function validitySheet(rows: readonly ValidityRow[]): Sheet {
  const names = Object.keys(validityColumns) as (keyof typeof validityColumns)[];
  return {
    name: "Validity",
    columns: names.map((name) => column(name, typeOf(name))),
    rows: rows.map((row) => names.map((name) => row[name] ?? null)),
    frozenColumns: 0,
    wrap: true,
  };
}

const CUT = `Texts are cut at ${LONGEST_CELL} characters, the most that a cell holds; a cut one ends in "…".`;

/** What an empty cell in a column of numbers says. */
const EMPTY = "empty: not asked, or no answer (`asked` in Answers says which)";

function dictionarySheet(
  source: ReportSource,
  variables: readonly Variable[],
  validity: readonly ValidityRow[],
): Sheet {
  const { simulation } = source;
  const explained = validityDictionary(source);
  const ofAnswers = columnsOf(simulation.simulation_type).map((name) => {
    const { type, description } = columns[name];
    return ["Answers", name, description, type, type === "list" ? "separated by |" : null];
  });
  const ofPersonas = variables.map((variable) => {
    const { name, label, measure, labels, notAsked } = variable;
    const isScale = measure === "scale";
    const isWords = isText(variable) || (!isScale && labels.length > 0);
    const values = [
      ...labels.map(([value, word]) => (isScale ? `${value} = ${word}` : word)),
      ...(notAsked ? [isWords ? notAsked.label : EMPTY] : []),
    ].join(" | ");
    return ["Personas", name, label, isText(variable) ? "text" : isScale ? "number" : measure, values];
  });
  const ofValidity = [
    ...Object.entries(explained.columns).map(([name, label]) => [name, label, typeOf(name), null]),
    ...Object.entries(explained.figures).map(([name, label]) => ["figure", label, "text", name]),
  ].map((row) => ["Validity", ...row]);
  const layout = [
    ["Answers", null, "A row per persona and question, task or message, beside one for the reaction."],
    ["Personas", null, "A row per persona, a column per question."],
    ["Summary", null, "Figures of the group, in percent where the unit says so, with 95 % intervals and bases."],
    ...(validity.length > 0
      ? [["Validity", null, "The study held against people, and figures on the human scale."]]
      : []),
  ];
  return {
    name: "Dictionary",
    columns: [
      column("sheet", "text", WIDTHS.id),
      column("column", "text", 24),
      column("label", "text", 70),
      column("type", "text", WIDTHS.number),
      column("values", "text", WIDTHS.text),
    ],
    rows: [
      ...layout.map((row) => [...row, null, null]),
      [null, null, CUT, null, null],
      ...ofAnswers,
      ...ofPersonas,
      ...(validity.length > 0 ? ofValidity : []),
    ],
    frozenColumns: 0,
    wrap: true,
  };
}

function summarySheet(source: ReportSource): Sheet {
  const figures = [...summaryFigures(source)].map(({ subject, item, figure, value, unit, interval, base, count }) => [
    ...[subject, item, figure, value, unit],
    ...[interval?.[0] ?? null, interval?.[1] ?? null, base, count],
  ]);
  const { summary, quality } = source.results.aggregate;
  const notes = [summary, ...quality.notes].map((note) => [note, null, "note", ...Array<null>(6).fill(null)]);
  return {
    name: "Summary",
    columns: [
      column("subject", "text", 70),
      column("item", "text", 40),
      column("figure", "text", 30),
      column("value", "number", WIDTHS.number),
      column("unit", "text", WIDTHS.number),
      column("interval_lower", "number", 16),
      column("interval_upper", "number", 16),
      column("base", "number", WIDTHS.number),
      column("count", "number", WIDTHS.number),
    ],
    rows: [...figures, ...notes],
    frozenColumns: 0,
    wrap: true,
  };
}

/**
 * A study as a workbook: all answers, a row per persona, what the columns mean, the figures of the group, and where
 * there is anything to say of people, how near to theirs the figures are.
 */
export function xlsx(source: ReportSource): Promise<Uint8Array> {
  const made = variablesOf(source);
  const variables = made.variables.filter(({ files }) => files !== "statistics");
  const validity = [...validityRows(source)];
  return workbookOf([
    answersSheet(source),
    personasSheet(variables, made.cases),
    dictionarySheet(source, variables, validity),
    summarySheet(source),
    ...(validity.length > 0 ? [validitySheet(validity)] : []),
  ]);
}
