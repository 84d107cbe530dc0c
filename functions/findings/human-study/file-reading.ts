import { LONGEST_OPTION, LONGEST_QUESTION } from "../../studies/survey/schemas.ts";
import { allDefinitions, isWeightName, nameIn, type Definitions } from "./column-use.ts";
import { cellsAt, planColumns } from "./columns.ts";
import { NO_MAPPING, type ColumnUse, type FileMapping } from "./file-mapping.ts";
import type { FileReading } from "./file-reading-schema.ts";
import { collectProblems, HumanStudyRefused } from "./problems.ts";
import { readAnswers, type SentAnswers, type SentFile } from "./read-answers.ts";
import { readCsv, type CsvTable } from "./read-csv.ts";
import { definitionsFor, withoutArms } from "./read-file.ts";
import { MOST_PEOPLE } from "./schemas.ts";
import { toplinesForm } from "./toplines.ts";
import { findUnsettled, optionNumber } from "./unsettled.ts";

/** Longest name of a column: a question and an option. */
const LONGEST_NAME = LONGEST_QUESTION + LONGEST_OPTION + 100;
/** Cells of a column that are shown. */
const FIRST_VALUES = 3;
/** Characters of a cell, or of a text of the header, that are shown. */
const SHOWN_CHARACTERS = 200;

/** Names of columns that identify persons: `ID`, `resp_id`, `CaseID`. */
const ID = /(^|[_\W]|respondent|case|person)id$/i;

/** The probable content of a column about which nothing is known. */
function likelyUse(name: string, definitions: Definitions): ColumnUse | null {
  if (isWeightName(name)) return { is: "weight" };
  if (ID.test(name)) return { is: "respondent" };
  for (const definition of allDefinitions(definitions)) {
    const { options, multiple } = definition;
    const question = nameIn(definition, definitions);
    const option = multiple ? options?.[optionNumber(name, question)! - 1] : undefined;
    if (option !== undefined) return { is: "question", question, option, missing: [] };
  }
  return null;
}

const shortened = (text: string): string => text.slice(0, SHOWN_CHARACTERS);

function readColumns(table: CsvTable, mapping: FileMapping, definitions: Definitions) {
  const problems = collectProblems();
  for (const [column, name] of table.header.entries())
    if (name.length > LONGEST_NAME) problems.add(`Column ${column + 1}`, "has a name that is too long; shorten it");
  const plan = planColumns(table, mapping, definitions, problems);
  problems.throwIfAny();
  const { tool, unknown, questions, facts, respondent, weight, ignored } = plan;
  const settled = [...questions, ...facts, ...ignored, ...[respondent, weight].filter((one) => one !== undefined)];
  const uses = new Map<string, ColumnUse>(settled.map(({ name, use }) => [name, use]));
  // Columns of the tool are recognised again without being listed, and tests among its rows are still refused.
  const own = new Set(ignored.flatMap(({ name }) => (Object.hasOwn(mapping.columns, name) ? [] : [name])));
  return {
    tool,
    columns: table.header.map((name, place) => ({
      name,
      text: table.texts[place]!.map(shortened).join(" - ") || null,
      first_values: [...new Set(cellsAt(table, place).filter(Boolean))].slice(0, FIRST_VALUES).map(shortened),
      use: uses.get(name) ?? null,
      likely: unknown.includes(name) ? likelyUse(name, definitions) : null,
    })),
    questions: allDefinitions(definitions),
    unsettled: findUnsettled(table, plan, mapping, definitions),
    mapping: {
      ...mapping,
      header_rows: table.headerRows,
      columns: Object.fromEntries([...uses].filter(([name]) => !own.has(name))),
    },
  };
}

/** Why a file with nothing left to ask its sender is refused. */
function refusalOf(sent: SentAnswers): string | null {
  try {
    readAnswers(sent);
    return null;
  } catch (error) {
    if (!(error instanceof HumanStudyRefused)) throw error;
    return error.message;
  }
}

/**
 * Reads a file of people. Returns what it contains, what the sender still has to say about it, and what would be wrong
 * with it.
 * @throws HumanStudyRefused if the file is not a table, or a mapping does not fit it
 */
export function readFileOfPeople(answers: SentAnswers<SentFile>): FileReading {
  const { sent, simulations, named, experiments = [] } = answers;
  const { bytes, definitions: own, mapping = null } = sent;
  const whole = readCsv(bytes, MOST_PEOPLE, mapping?.header_rows);
  const form = toplinesForm(whole.header);
  const people = whole.rows.length;
  if (form)
    return {
      ...{ form, tool: null, people, columns: [], arms: [], questions: [], unsettled: [] },
      problem: refusalOf(answers),
      mapping: NO_MAPPING,
    };
  const { table, columns: arms } = withoutArms(whole, { simulations, named, experiments, mapping });
  const definitions = definitionsFor(table, own, simulations, named, mapping);
  const read = readColumns(table, mapping ?? NO_MAPPING, definitions);
  return { form: "rows", people, arms, ...read, problem: read.unsettled.length > 0 ? null : refusalOf(answers) };
}
