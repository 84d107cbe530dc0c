import { isMissing, numberIn } from "../human-study/cells.ts";
import { cellDecoder, isUnlisted } from "../human-study/coded-cells.ts";
import { collectProblems, type Problems } from "../human-study/problems.ts";
import type { CsvRow, CsvTable } from "../human-study/read-csv.ts";
import { incomeLevelSaid } from "../../studies/facts/fact-answer.ts";
import { UNCLEAR_LETTERS, genderReader } from "../../studies/facts/gender-column.ts";
import { newId } from "../../platform/ids.ts";
import { AGE_LIMITS } from "../../personas/groups/schemas.ts";
import { respondentCode, type OwnAnswer, type RespondentRow } from "../../personas/respondents/record.ts";
import { respondentFacts, type ColumnMapping } from "./schemas.ts";

/** Characters of one cell that is a fact; a longer text is not a fact. */
const LONGEST_FACT = 200;
/** Most characters of everything that one person says in their own words. */
const LONGEST_OWN_WORDS = 4_000;
/** Most characters of one answer to a question of a study. */
const LONGEST_ANSWER = 500;
/** Separates options that were chosen together. */
const BETWEEN = "|";
/** A workbook writes these where a formula failed: `#REF!`, `#N/A`, `Err:502`. */
const FORMULA_ERROR = /^(#(REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|N\/A|SPILL!|CALC!|GETTING_DATA)|Err:\d{3})$/i;

type FactName = (typeof respondentFacts)[number];
type Column = { name: string; place: number } & (
  | { kind: "id" | "own_words" | "ignored" }
  | { kind: "fact"; fact: FactName }
  | { kind: "answer"; question: string }
);

/** Finds each column of a mapping in the file. A column is named once, and every column of the file is named. */
function columnsOf({ header }: CsvTable, mapping: ColumnMapping, problems: Problems): Column[] {
  const { id, facts, own_words, answers, ignored } = mapping;
  const named: Column[] = [
    ...(id ? [{ kind: "id" as const, name: id }] : []),
    ...respondentFacts.flatMap((fact) => (facts[fact] ? [{ kind: "fact" as const, fact, name: facts[fact] }] : [])),
    ...own_words.map((name) => ({ kind: "own_words" as const, name })),
    ...Object.entries(answers).map(([question, name]) => ({ kind: "answer" as const, question, name })),
    ...ignored.map((name) => ({ kind: "ignored" as const, name })),
  ].map((column) => ({ ...column, place: header.indexOf(column.name.trim()) }));
  if (!named.some(({ kind }) => kind === "fact" || kind === "own_words"))
    problems.add("columns", "nothing is left to make a persona of; map a fact, or a column of own_words");
  const seen = new Set<string>();
  for (const { name, place } of named) {
    if (place < 0) problems.add("columns", `the file has no column “${name}”`);
    else if (seen.has(name.trim())) problems.add("columns", `“${name}” is named twice`);
    seen.add(name.trim());
  }
  for (const [place, name] of header.entries()) {
    if (header.indexOf(name) < place) problems.add("The header", `has two columns “${name}”`);
    else if (!seen.has(name))
      problems.add("columns", `“${name}” of the file is not named; map it, or list it under ignored`);
  }
  problems.throwIfAny();
  return named;
}

/** Reports the lines of people who are there twice, but never the people. */
function requireDifferentPeople(rows: readonly CsvRow[], column: Column, problems: Problems): void {
  const lines = new Map<string, number>();
  for (const { line, cells } of rows) {
    const id = cells[column.place] ?? "";
    const earlier = lines.get(id);
    if (id === "") problems.add(`Line ${line}`, `has nothing in the column “${column.name}”`);
    else if (earlier === undefined) lines.set(id, line);
    else problems.add(`Line ${line}`, `is the same person as line ${earlier}`);
  }
}

/** The fact in a cell, or the problem with it: half a sentence. */
function readFact(
  fact: FactName,
  cell: string,
  genderSaid: (text: string) => string | null,
): { value: number | string } | { problem: string } {
  const text = cell.replaceAll(/\s+/g, " ");
  if (text.length > LONGEST_FACT) return { problem: `is longer than ${LONGEST_FACT} characters` };
  if (fact === "age") {
    const { minimum, maximum } = AGE_LIMITS;
    // Programs write `34.0` where other cells of the column are empty.
    const age = /^\d{1,3}([.,]0+)?$/.test(text) ? parseInt(text, 10) : NaN;
    return age >= minimum && age <= maximum
      ? { value: age }
      : { problem: `must be an age in whole years between ${minimum} and ${maximum}` };
  }
  if (fact === "income_level") {
    const level = incomeLevelSaid(text);
    return level ? { value: level } : { problem: "must be Low, Middle or High, or leave the cell empty" };
  }
  return { value: fact === "gender" ? (genderSaid(text) ?? text) : text };
}

/** The meaning of the cells in the column of genders; null if its letters are unclear. */
const gendersOf = (rows: readonly CsvRow[], column: Column | undefined) =>
  column
    ? genderReader(
        rows.map(({ cells }) => cells[column.place] ?? ""),
        column.name,
      )
    : () => null;

const CODED_GENDERS =
  "its entries are numbers, which can mean anybody; say who is who under values, as in " +
  '{"1": "Female", "2": "Male"} or the other way round';

/** Rows with the meaning of their cells; empty cells where a code means no answer. */
function decodeRows(
  { header, rows }: CsvTable,
  { values, missing }: ColumnMapping,
  columns: readonly Column[],
  problems: Problems,
): CsvRow[] {
  for (const name of Object.keys(values))
    if (!header.includes(name.trim())) problems.add("values", `the file has no column “${name}”`);
  const valuesOf = new Map(Object.entries(values).map(([name, own]) => [name.trim(), own]));
  const coded = columns.filter(({ kind }) => kind !== "id" && kind !== "ignored");
  const decoders = coded.map(({ name, place }) => ({
    name,
    place,
    decode: cellDecoder({ values: valuesOf.get(name.trim()), missing }),
  }));
  return rows.map(({ line, cells }) => {
    const decoded = [...cells];
    for (const { name, place, decode } of decoders) {
      const cell = decode(cells[place] ?? "");
      if (isUnlisted(cell)) problems.add(`Line ${line}, column “${name}”`, "is a number that its values do not list");
      else decoded[place] = Array.isArray(cell) ? cell.join(BETWEEN) : String(cell ?? "");
    }
    return { line, cells: decoded };
  });
}

/** A number, an option, or several between `|`. */
function readAnswer(cell: string, decimalComma: boolean): OwnAnswer | null {
  const parts = cell
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length === 0) return null;
  return cell.includes(BETWEEN) ? parts : (numberIn(cell, decimalComma) ?? cell);
}

/**
 * Reads one person per row, as the columns are mapped. A cell that begins like a formula is text here, and stays text
 * wherever it is shown. A cell that a workbook writes where a formula failed is refused.
 * @param firstNumber number of the first code
 * @throws HumanStudyRefused naming lines and columns, never their contents
 */
export function readRespondents(table: CsvTable, mapping: ColumnMapping, firstNumber: number): RespondentRow[] {
  const problems = collectProblems();
  const columns = columnsOf(table, mapping, problems);
  const people = decodeRows(table, mapping, columns, problems);
  const id = columns.find(({ kind }) => kind === "id");
  if (id) requireDifferentPeople(table.rows, id, problems);
  const words = columns.filter(({ kind }) => kind === "own_words");
  const genders = columns.find((column) => column.kind === "fact" && column.fact === "gender");
  const genderSaid = gendersOf(people, genders);
  if (!genderSaid) problems.add(`Column “${genders!.name}”`, UNCLEAR_LETTERS);
  if (genders && people.some(({ cells }) => numberIn(cells[genders.place] ?? "", true) !== undefined))
    problems.add(`Column “${genders.name}”`, CODED_GENDERS);

  const rows = people.map(({ line, cells }, index): RespondentRow => {
    const facts: Partial<Record<FactName, number | string>> = {};
    const answers: Record<string, OwnAnswer> = {};
    const said: string[] = [];
    for (const column of columns) {
      const cell = cells[column.place] ?? "";
      const refuse = (problem: string) => problems.add(`Line ${line}, column “${column.name}”`, problem);
      if (column.kind === "ignored" || column.kind === "id" || isMissing(cell)) continue;
      if (FORMULA_ERROR.test(cell)) {
        refuse("is the error of a formula; fix it in the workbook and save the file again");
      } else if (column.kind === "fact") {
        const read = readFact(column.fact, cell, genderSaid ?? String);
        if ("value" in read) facts[column.fact] = read.value;
        else refuse(read.problem);
      } else if (column.kind === "answer") {
        const answer = readAnswer(cell, table.decimalComma);
        if (cell.length > LONGEST_ANSWER) refuse(`is longer than ${LONGEST_ANSWER} characters`);
        else if (answer !== null) answers[column.question] = answer;
      } else {
        // With several columns, the column's question shows what an answer is about.
        said.push(words.length > 1 ? `${column.name}: ${cell}` : cell);
      }
    }
    const own = said.join("\n");
    if (own.length > LONGEST_OWN_WORDS)
      problems.add(`Line ${line}`, `contains more than ${LONGEST_OWN_WORDS} characters of own words`);
    const profile = {
      respondent: true as const,
      full_name: respondentCode(firstNumber + index),
      ...facts,
      ...(own === "" ? {} : { own_words: own }),
    } as RespondentRow["profile"];
    return { id: newId(), profile, answers };
  });
  problems.throwIfAny();
  return rows;
}
