import { UNCLEAR_LETTERS, genderReader } from "../../studies/facts/gender-column.ts";
import { isFormula, isMissing, numberIn, shown } from "./cells.ts";
import { BETWEEN, codeKey, codeMatcher, isUnlisted } from "./coded-cells.ts";
import { allDefinitions, isWeightName, nameIn, type Definitions } from "./column-use.ts";
import { cellsAt, choiceReaderOf, codesIn, createDecoder, type FileColumns, type QuestionColumn } from "./columns.ts";
import type { Asks } from "./file-reading-schema.ts";
import { LONGEST_OPTION } from "../../studies/survey/schemas.ts";
import type { FileMapping } from "./file-mapping.ts";
import type { Problems } from "./problems.ts";
import { answerReader } from "./read-answer.ts";
import type { CsvTable } from "./read-csv.ts";
import type { SubgroupFact } from "./schemas.ts";
import { subgroupName } from "./subgroups.ts";

/** Something that only the sender of a file knows. */
export interface Unsettled {
  asks: Asks;
  /** Names of columns. */
  columns: string[];
  /** Cells whose meaning is needed; empty if the content of the columns is not known. */
  codes: string[];
  /** What is not known, and the mapping that would define it: half a sentence. */
  problem: string;
}

/** Most different cells of a column that are listed. */
const MOST_CODES = 50;
/** Cells that mean no answer in most data files: below 0, or of nines and eights. */
const LOOKS_MISSING = /^(-\d+|9+[6-9]|[89]|8{2,3})$/;

/** The end of the names of a question's option columns, after the question's id: `q2_1`, `q2[SQ001]`. */
const PART = /^[_.[ -]?(?:SQ)?(\d{1,3})\W*$/i;

/**
 * The option of a question, from 1, to which a column's name refers; undefined if it is not a column of the question.
 */
export function optionNumber(name: string, questionId: string): number | undefined {
  if (!name.toLowerCase().startsWith(questionId.toLowerCase())) return undefined;
  const number = PART.exec(name.slice(questionId.length))?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Most characters of a name or a cell in an example. */
const LONGEST_EXAMPLE = 60;
const briefly = (text: string): string =>
  text.length > LONGEST_EXAMPLE ? `${text.slice(0, LONGEST_EXAMPLE - 1)}…` : text;
/** An example of a mapping. Names of columns, and cells, may be of any length. */
const json = (mapping: object): string =>
  JSON.stringify(mapping, (_, value: unknown) =>
    typeof value === "string"
      ? briefly(value)
      : typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).map(([name, own]) => [briefly(name), own as unknown]))
        : value,
  );
const distinct = (cells: readonly string[]): string[] => [
  ...new Map(cells.filter((cell) => !isMissing(cell)).map((cell) => [codeKey(cell), cell])).values(),
];
/** A cell that is longer than an option is a text, not a code. */
const some = (cells: readonly string[]): string[] =>
  cells.filter((cell) => cell.length <= LONGEST_OPTION).slice(0, MOST_CODES);
/** Cells or names as a list in a sentence. */
export function listOf(texts: readonly string[]): string {
  const told = texts.slice(0, 5).map(shown).join(", ");
  return texts.length > 5 ? `${told} and ${texts.length - 5} more` : told;
}

/** Columns whose content nobody knows; option columns are listed separately. */
function unknownColumns({ unknown }: FileColumns, definitions: Definitions): Unsettled[] {
  const several = allDefinitions(definitions).filter(
    (one) => one.options && one.multiple && nameIn(one, definitions) === one.question_id,
  );
  const ofOptions = several.map((question) => {
    const id = question.question_id;
    return { question, columns: id ? unknown.filter((name) => optionNumber(name, id) !== undefined) : [] };
  });
  const known = new Set(ofOptions.flatMap(({ columns }) => columns));
  const others = unknown.filter((name) => !known.has(name));
  return [
    ...ofOptions
      .filter(({ columns }) => columns.length > 0)
      .map(({ question: { question_id, options }, columns }) => ({
        asks: "use" as const,
        columns,
        codes: [],
        problem:
          `seem to contain options of ${shown(question_id!)}; say which, as in the mapping ` +
          json({ columns: { [columns[0]!]: { is: "question", question: question_id, option: options![0] } } }),
      })),
    ...(others.length === 0
      ? []
      : [{ asks: "use" as const, columns: others, codes: [], problem: noQuestion(others, definitions) }]),
  ];
}

function noQuestion(columns: readonly string[], { sent, asked }: Definitions): string {
  const fits = columns.length === 1 ? "fits" : "fit";
  const example = columns.slice(0, 2).map((name) => [name, { is: isWeightName(name) ? "weight" : "ignore" }]);
  const mapping = json({ columns: Object.fromEntries(example) as unknown });
  const settled = `say what it is in the mapping, as in ${mapping}`;
  return asked.length === 0 && sent.length === 0
    ? `${fits} no question; name the simulation that asked it in simulation_id, or send its kind, scale and options ` +
        `in questions; if it is not a question, ${settled}`
    : `${fits} no question by id or text; describe it in questions, or ${settled}`;
}

/** A column of genders in codes or letters whose meaning is unclear. */
function unclearGenders(name: string, cells: readonly string[]): Unsettled[] {
  const found = distinct(cells);
  const digits = found.filter((cell) => numberIn(cell, true) !== undefined);
  if (digits.length > 0) {
    const values = { [digits[0]!]: "Female", ...(digits[1] === undefined ? {} : { [digits[1]]: "Male" }) };
    const mapping = json({ columns: { [name]: { is: "gender", values } } });
    const problem =
      `${listOf(digits)} can mean anybody; say who is who in the mapping, as in ${mapping} ` + "or the other way round";
    return [{ asks: "meaning", columns: [name], codes: some(digits), problem }];
  }
  if (genderReader(cells, name) !== null) return [];
  const problem = `${UNCLEAR_LETTERS}, or say it in the mapping`;
  return [{ asks: "meaning", columns: [name], codes: some(found), problem }];
}

/** A column of ages or incomes in which no cell can be read. */
function unreadFacts(fact: SubgroupFact, name: string, cells: readonly string[]): Unsettled[] {
  const found = distinct(cells);
  if (found.length === 0 || found.some((cell) => isFormula(cell) || subgroupName(fact, cell) !== null)) return [];
  const example = fact === "age" ? "18-34" : "Low";
  const mapping = json({ columns: { [name]: { is: fact, values: { [found[0]!]: example } } } });
  const problem =
    "no cell says what it is for; leave the column out, or say what its cells stand for in the mapping, as in " +
    mapping;
  return [{ asks: "meaning", columns: [name], codes: some(found), problem }];
}

interface UnreadCells {
  /** All different cells except empty ones. */
  found: string[];
  /** The cells that cannot be read. */
  unread: string[];
  /** Whether none of the column's cells can be read. */
  all: boolean;
}

function cellTest({ use, definition }: QuestionColumn, { decimalComma }: CsvTable, mapping: FileMapping) {
  if (use.option !== undefined) {
    const read = choiceReaderOf(use, mapping);
    return (cell: string) => read(cell) !== undefined;
  }
  const [decode, read] = [createDecoder(use, mapping), answerReader(definition, decimalComma)];
  return (cell: string) => {
    const decoded = decode(cell);
    if (isUnlisted(decoded)) return false;
    const answer = read(decoded);
    return answer === null || "values" in answer;
  };
}

/** Cells of a question that do not answer it. Empty where its scale or options are not known yet. */
function unreadCells(column: QuestionColumn, table: CsvTable, mapping: FileMapping): UnreadCells {
  const { use, definition, place } = column;
  if (use.option === undefined && !definition.scale && !definition.options)
    return { found: [], unread: [], all: false };
  const found = distinct(cellsAt(table, place));
  const canRead = cellTest(column, table, mapping);
  const unread = found.filter((cell) => !canRead(cell));
  return { found, unread, all: use.option === undefined && found.length > 1 && unread.length === found.length };
}

/** Columns with cells that have more than one possible meaning, and these cells. */
function doubtful<C extends { unread: string[] }>(columns: readonly C[], isDoubtful: (cell: string) => boolean) {
  const those = columns.filter(({ unread }) => unread.some(isDoubtful));
  return { those, codes: distinct(those.flatMap(({ unread }) => unread.filter(isDoubtful))) };
}

/** A question none of whose cells is an answer: they are labels or codes that the study does not know. */
function unreadLabels({ name, use, definition }: QuestionColumn, { unread: cells, all }: UnreadCells): Unsettled[] {
  if (!all || use.values || cells.some((cell) => isFormula(cell) || LOOKS_MISSING.test(cell))) return [];
  const { scale, options, multiple } = definition;
  const unread = multiple ? distinct(cells.flatMap((cell) => cell.split(BETWEEN).map((part) => part.trim()))) : cells;
  const values = { [unread[0]!]: options ? options[0]! : scale!.first_value };
  const mapping = json({ columns: { [name]: { is: "question", question: use.question, values } } });
  const what = options ? "one of its options" : "on its scale, nor one of its labels";
  const problem = `none of its cells is ${what}; say what they stand for in the mapping, as in ${mapping}`;
  return [{ asks: "meaning", columns: [name], codes: some(unread), problem }];
}

function unreadQuestions(table: CsvTable, { questions }: FileColumns, mapping: FileMapping): Unsettled[] {
  const read = questions.map((column) => ({ ...column, ...unreadCells(column, table, mapping) }));
  const missing = doubtful(read, (cell) => LOOKS_MISSING.test(cell));
  const choices = doubtful(
    read.filter(({ use }) => use.option !== undefined),
    (cell) => !LOOKS_MISSING.test(cell),
  );
  const noAnswer = json({ missing: some(missing.codes) });
  const chosen = json({ chosen: choices.codes.slice(0, 1) });
  const asked: Unsettled[] = [
    {
      asks: "missing",
      columns: missing.those.map(({ name }) => name),
      codes: some(missing.codes),
      problem:
        `${listOf(missing.codes)} cannot be an answer; if it means that there is none, ` +
        `send the mapping ${noAnswer}`,
    },
    {
      asks: "chosen",
      columns: choices.those.map(({ name }) => name),
      codes: some(distinct(choices.those.flatMap(({ found }) => found))),
      problem:
        `${listOf(choices.codes)} can mean that the option was chosen, or not; ` +
        `say which in the mapping, as ${chosen}`,
    },
  ];
  return [
    ...asked.filter(({ columns }) => columns.length > 0),
    ...read.flatMap((column) => unreadLabels(column, column)),
  ];
}

/** Codes that mean no answer in the whole file, but are an answer to some question. */
export function requireNoAnswers(
  table: CsvTable,
  columns: FileColumns,
  mapping: FileMapping,
  problems: Problems,
): void {
  for (const { use, definition, name, place } of columns.questions) {
    if (use.option !== undefined || use.values || (!definition.scale && !definition.options)) continue;
    const read = answerReader(definition, table.decimalComma);
    for (const code of codesIn(mapping.missing, cellsAt(table, place))) {
      const answer = read(code);
      if (answer === null || "problem" in answer || codeMatcher(use.missing)(code)) continue;
      problems.add(
        `Column ${shown(name)}`,
        `${shown(code)} is an answer to its question and is missing in the mapping of the file; list such codes ` +
          "under missing of the columns that they are meant for",
      );
    }
  }
}

/** Everything about a file that only its sender knows. */
export function findUnsettled(
  table: CsvTable,
  columns: FileColumns,
  mapping: FileMapping,
  definitions: Definitions,
): Unsettled[] {
  const facts = columns.facts.flatMap(({ use, name, place }) => {
    if (use.values) return [];
    const decode = createDecoder(use, mapping);
    const cells = cellsAt(table, place).filter((cell) => decode(cell) !== null);
    return use.is === "gender" ? unclearGenders(name, cells) : unreadFacts(use.is, name, cells);
  });
  return [...unknownColumns(columns, definitions), ...facts, ...unreadQuestions(table, columns, mapping)];
}
