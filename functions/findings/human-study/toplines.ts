import { isFormula, FORMULA, numberIn, shown } from "./cells.ts";
import type { DraftStudy, HumanDraft } from "./draft.ts";
import { HumanStudyRefused, collectProblems, type Problems } from "./problems.ts";
import type { CsvRow, CsvTable } from "./read-csv.ts";
import { wordsOf } from "./same-text.ts";
import { LONGEST_QUESTION, SCALE_POINTS } from "../../studies/survey/schemas.ts";
import { LONGEST_ID, LOWEST_FIRST_VALUE, MOST_COUNTED, humanQuestionKinds } from "./schemas.ts";

const counted = ["question_id", "text", "kind", "answer", "count", "n", "multiple", "points", "first_value"] as const;
const averaged = ["question_id", "text", "kind", "points", "first_value", "mean", "sd", "n"] as const;
type Column = (typeof counted)[number] | (typeof averaged)[number];
const needed = {
  counts: { columns: counted, all: ["kind", "answer", "count"] },
  means: { columns: averaged, all: ["kind", "points", "mean", "sd", "n"] },
} as const satisfies Record<string, { columns: readonly Column[]; all: readonly Column[] }>;
export type ToplinesForm = keyof typeof needed;

const named = (header: readonly string[]): string[] => header.map((name) => name.toLowerCase());

/** The kind of toplines in a file, by its header; undefined for rows of people. */
export function toplinesForm(header: readonly string[]): ToplinesForm | undefined {
  const names = named(header);
  const has = (...columns: Column[]) => columns.every((column) => names.includes(column));
  if (has("answer", "count")) return "counts";
  if (has("mean", "sd")) return "means";
  // A file of people has no such columns, so the sender meant one of the two kinds.
  if (has("kind") && (has("question_id") || has("text")))
    throw new HumanStudyRefused(
      "The header was not understood; toplines are question_id,text,kind,answer,count or " +
        "question_id,text,kind,points,first_value,mean,sd,n",
    );
  return undefined;
}

type Reader = (column: Column) => string;

/** @throws HumanStudyRefused for columns that are missing, unknown or repeated */
function columnsOf(header: readonly string[], form: ToplinesForm): (row: CsvRow) => Reader {
  const names = named(header);
  const { columns, all } = needed[form];
  const problems = collectProblems();
  for (const [place, name] of names.entries()) {
    if (!(columns as readonly string[]).includes(name))
      problems.add(`Column ${shown(header[place]!)}`, `is none of ${columns.join(", ")}`);
    else if (names.indexOf(name) !== place) problems.add(`Column ${shown(header[place]!)}`, "is there twice");
  }
  for (const name of all) if (!names.includes(name)) problems.add("The header", `has no column ${name}`);
  if (!names.includes("question_id") && !names.includes("text"))
    problems.add("The header", "has neither question_id nor text");
  problems.throwIfAny();
  return ({ cells }) =>
    (column) =>
      cells[names.indexOf(column)] ?? "";
}

/** A line of a file with the problems found in it. */
interface Line {
  cell: Reader;
  line: number;
  place: string;
  decimalComma: boolean;
  problems: Problems;
}

function numberOf({ cell, place, decimalComma, problems }: Line, column: Column): number | undefined {
  const text = cell(column);
  if (text === "") return undefined;
  const value = numberIn(text, decimalComma);
  if (value === undefined) problems.add(place, isFormula(text) ? `${column} ${FORMULA}` : `${column} is not a number`);
  return value;
}

function wholeOf(line: Line, column: Column, least = 0, most = MOST_COUNTED): number | undefined {
  const value = numberOf(line, column);
  if (value === undefined) return undefined;
  const wrong = !Number.isInteger(value)
    ? "must be a whole number"
    : value < 0 && least >= 0
      ? "must not be negative"
      : value < least
        ? `must be at least ${least}`
        : value > most && `must be at most ${most}`;
  if (wrong) line.problems.add(line.place, `${column} ${wrong}`);
  return wrong ? undefined : value;
}

const YES = /^(true|yes|1|x)$/i;
const NO = /^(false|no|0|)$/i;

function definitionOf(line: Line): HumanDraft["definition"] | undefined {
  const { cell, place, problems } = line;
  const [id, text] = [cell("question_id"), cell("text")];
  const kind = humanQuestionKinds.find((one) => one === cell("kind").toLowerCase());
  if (id === "" && text === "") problems.add(place, "has neither question_id nor text");
  else if (isFormula(id) || isFormula(text)) problems.add(place, `its question ${FORMULA}`);
  else if (id.length > LONGEST_ID || text.length > LONGEST_QUESTION) problems.add(place, "its question is too long");
  else if (!kind) problems.add(place, `kind must be one of ${humanQuestionKinds.join(", ")}`);
  else if (!YES.test(cell("multiple")) && !NO.test(cell("multiple"))) problems.add(place, "multiple must be yes or no");
  else {
    const [points, first_value] = [
      wholeOf(line, "points", SCALE_POINTS.fewest, SCALE_POINTS.most),
      wholeOf(line, "first_value", LOWEST_FIRST_VALUE, 1),
    ];
    return {
      question_id: id || null,
      text,
      kind,
      scale:
        points === undefined
          ? null
          : { points, first_value: first_value ?? 1, low_label: null, high_label: null, labels: null },
      options: null,
      multiple: YES.test(cell("multiple")),
    };
  }
  return undefined;
}

const linesOf = ({ header, rows, decimalComma }: CsvTable, form: ToplinesForm, problems: Problems): Line[] => {
  const reader = columnsOf(header, form);
  return rows.map((row) => ({
    cell: reader(row),
    line: row.line,
    place: `Line ${row.line}`,
    decimalComma,
    problems,
  }));
};

function readMeans(lines: readonly Line[]): HumanDraft[] {
  return lines.flatMap((line): HumanDraft[] => {
    const definition = definitionOf(line);
    const [mean, sd, n] = [numberOf(line, "mean"), numberOf(line, "sd"), wholeOf(line, "n", 2)];
    for (const column of ["mean", "sd", "n"] as const)
      if (line.cell(column) === "") line.problems.add(line.place, `${column} is empty`);
    if (!definition || mean === undefined || sd === undefined || n === undefined) return [];
    return [{ definition, place: line.place, results: { form: "mean", mean, sd, n } }];
  });
}

/**
 * What differs between a line and its question's first line. Later lines repeat the first line's cells or leave them
 * empty.
 */
function disagreement(line: Line, first: Line): string | undefined {
  const columns = ["text", "kind", "n", "multiple", "points", "first_value"] as const;
  const other = columns.find((column) => line.cell(column) !== "" && line.cell(column) !== first.cell(column));
  return other && `its ${other} is not that of line ${first.line}, which has the same question`;
}

function readCounts(lines: readonly Line[]): HumanDraft[] {
  const byQuestion = Map.groupBy(lines, ({ cell }) => cell("question_id") || wordsOf(cell("text")));
  return [...byQuestion.values()].flatMap((own): HumanDraft[] => {
    const first = own[0]!;
    const definition = definitionOf(first);
    const counts = own.flatMap((line) => {
      const other = disagreement(line, first);
      if (other) line.problems.add(line.place, other);
      const answer = line.cell("answer");
      const count = wholeOf(line, "count");
      if (answer === "") line.problems.add(line.place, "has no answer");
      if (line.cell("count") === "") line.problems.add(line.place, "count is empty");
      return answer === "" || count === undefined ? [] : [{ answer, count, place: line.place }];
    });
    if (!definition) return [];
    return [{ definition, place: first.place, results: { form: "counts", counts, n: wholeOf(first, "n", 1) } }];
  });
}

/**
 * Reads toplines: counts, one line per answer, or means, one line per question.
 * @throws HumanStudyRefused naming lines
 */
export function readToplines(table: CsvTable, form: ToplinesForm): DraftStudy {
  const problems = collectProblems();
  const lines = linesOf(table, form, problems);
  const questions = form === "counts" ? readCounts(lines) : readMeans(lines);
  problems.throwIfAny();
  return { questions, facts: {}, decimalComma: table.decimalComma };
}
