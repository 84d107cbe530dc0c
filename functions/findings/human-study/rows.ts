import { beginningOf } from "../../platform/text/text.ts";
import { numberIn, shown } from "./cells.ts";
import { isUnlisted } from "./coded-cells.ts";
import type { Definitions } from "./column-use.ts";
import {
  cellsAt,
  choiceReaderOf,
  createDecoder,
  planColumns,
  type FileColumns,
  type QuestionColumn,
} from "./columns.ts";
import type { DraftStudy, HumanDraft } from "./draft.ts";
import type { FileMapping } from "./file-mapping.ts";
import { collectProblems, type Problems } from "./problems.ts";
import type { CsvTable } from "./read-csv.ts";
import { MOST_COUNTED, MOST_HUMAN_QUESTIONS } from "./schemas.ts";
import { findUnsettled, listOf, requireNoAnswers } from "./unsettled.ts";

/** Characters of a column's name that are kept. */
const LONGEST_NAME = 200;

/** Reports the lines of people who are there twice, but never the people. */
function requireDifferentPeople({ rows }: CsvTable, column: number, problems: Problems): void {
  const lines = new Map<string, number>();
  for (const { line, cells } of rows) {
    const id = cells[column]!;
    if (id === "") continue;
    const earlier = lines.get(id);
    if (earlier === undefined) lines.set(id, line);
    else problems.add(`Line ${line}`, `is the same respondent as line ${earlier}`);
  }
}

/**
 * The column `Status` in rows of previews. Qualtrics stores one when a survey is looked at before it is sent to people.
 */
const PREVIEW = /^(Survey (Preview|Test)|[12])$/i;
function requirePeople({ rows }: CsvTable, { tool, ignored }: FileColumns, mapping: FileMapping, problems: Problems) {
  const status = tool === "Qualtrics" ? ignored.find(({ name }) => name === "Status") : undefined;
  if (!status || Object.hasOwn(mapping.columns, "Status")) return;
  for (const { line, cells } of rows)
    if (PREVIEW.test(cells[status.place]!))
      problems.add(
        `Line ${line}`,
        `its Status says that it is a test, not a person; delete the line, or map Status to {"is":"ignore"}`,
      );
}

/** The squares of other weights, or the sum of these, may not be a number. */
const NO_SUCH_WEIGHT = "a weight must be between 1e-9 and 1e9; multiply all of them by the same number";

/** The weight of each person. */
function weightsOf(table: CsvTable, { weight }: FileColumns, problems: Problems): number[] | undefined {
  return (
    weight &&
    table.rows.map(({ line, cells }) => {
      const value = numberIn(cells[weight.place]!, table.decimalComma);
      const isPositive = value !== undefined && value > 0;
      if (isPositive && value <= MOST_COUNTED && value >= 1 / MOST_COUNTED) return value;
      problems.add(
        `Line ${line}, column ${shown(weight.name)}`,
        isPositive ? NO_SUCH_WEIGHT : "a weight must be a number above 0",
      );
      return 1;
    })
  );
}

const answersIn = (
  values: HumanDraft["results"] & { form: "values" },
  { definition, name }: QuestionColumn,
): HumanDraft => ({ definition, place: `Column ${shown(name)}`, results: values });

/** A question with its answers in one column. */
function inOneColumn(column: QuestionColumn, table: CsvTable, mapping: FileMapping, problems: Problems): HumanDraft {
  const { name, place, use } = column;
  const decode = createDecoder(use, mapping);
  const placeOf = (person: number) => `Line ${table.rows[person]!.line}, column ${shown(name)}`;
  const values = cellsAt(table, place).map((cell, person) => {
    const decoded = decode(cell);
    if (!isUnlisted(decoded)) return decoded;
    problems.add(placeOf(person), `${shown(cell)} is not among the values of its mapping, nor missing`);
    return null;
  });
  return answersIn({ form: "values", values, placeOf }, column);
}

/** A question with a column for each option. A person for whom all of these cells are empty gave no answer. */
function inManyColumns(columns: readonly QuestionColumn[], table: CsvTable, mapping: FileMapping): HumanDraft {
  const readers = columns.map(({ use, place }) => ({ place, option: use.option!, read: choiceReaderOf(use, mapping) }));
  const values = table.rows.map(({ cells }) => {
    const said = readers.map(({ place, option, read }) => ({ option, chosen: read(cells[place]!) }));
    if (said.every(({ chosen }) => chosen === null)) return null;
    return said.filter(({ chosen }) => chosen).map(({ option }) => option);
  });
  const placeOf = (person: number) => `Line ${table.rows[person]!.line}, column ${shown(columns[0]!.name)}`;
  return answersIn({ form: "values", values, placeOf }, columns[0]!);
}

function questionsOf(columns: readonly QuestionColumn[], table: CsvTable, mapping: FileMapping, problems: Problems) {
  const byQuestion = Map.groupBy(columns, ({ definition }) => definition.question_id ?? definition.text);
  return [...byQuestion.values()].flatMap((own): HumanDraft[] => {
    const whole = own.filter(({ use }) => use.option === undefined);
    if (whole.length === 0) return [inManyColumns(own, table, mapping)];
    const other = own.find((column) => column !== whole[0]);
    if (other)
      problems.add(`Column ${shown(other.name)}`, `contains the same question as column ${shown(whole[0]!.name)}`);
    return [inOneColumn(whole[0]!, table, mapping, problems)];
  });
}

const factsOf = ({ facts }: FileColumns, table: CsvTable, mapping: FileMapping, problems: Problems) =>
  Object.fromEntries(
    facts.map(({ use, place, name }) => {
      const decode = createDecoder(use, mapping);
      const cells = cellsAt(table, place).map((cell, person) => {
        const decoded = decode(cell);
        if (!isUnlisted(decoded)) return decoded === null ? "" : String(decoded);
        problems.add(
          `Line ${table.rows[person]!.line}, column ${shown(name)}`,
          `${shown(cell)} is not among the values of its mapping, nor missing`,
        );
        return "";
      });
      return [use.is, cells];
    }),
  ) as DraftStudy["facts"];

/**
 * Reads rows, one line per person: columns of questions (by id, text or mapping), and columns of known facts about
 * people.
 * @throws HumanStudyRefused naming columns that are none of these, codes that can mean anything, and lines
 */
export function readRows(table: CsvTable, mapping: FileMapping, definitions: Definitions): DraftStudy {
  const problems = collectProblems();
  const columns = planColumns(table, mapping, definitions, problems);
  for (const { columns: names, problem } of findUnsettled(table, columns, mapping, definitions))
    problems.add(`${names.length === 1 ? "Column" : "Columns"} ${listOf(names)}`, problem);
  requireNoAnswers(table, columns, mapping, problems);
  if (columns.respondent) requireDifferentPeople(table, columns.respondent.place, problems);
  requirePeople(table, columns, mapping, problems);
  if (columns.questions.length === 0 && problems.found.length === 0) problems.add("The header", "names no question");
  if (problems.found.length > 0) problems.throwIfAny();
  const questions = questionsOf(columns.questions, table, mapping, problems);
  if (questions.length > MOST_HUMAN_QUESTIONS)
    problems.add("The header", `names more than ${MOST_HUMAN_QUESTIONS} questions`);
  const draft = {
    questions,
    facts: factsOf(columns, table, mapping, problems),
    weights: weightsOf(table, columns, problems),
    notRead: columns.ignored.map(({ name }) => beginningOf(name, LONGEST_NAME)),
    decimalComma: table.decimalComma,
  };
  problems.throwIfAny();
  return draft;
}
