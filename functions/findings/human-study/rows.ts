import { shown } from "./cells.ts";
import { findAsked, type AskedQuestion } from "./asked-questions.ts";
import type { DraftStudy, HumanDraft, QuestionDefinition } from "./draft.ts";
import { collectProblems, type Problems } from "./problems.ts";
import type { CsvTable } from "./read-csv.ts";
import { wordsOf } from "./same-text.ts";
import { MOST_HUMAN_QUESTIONS, subgroupFacts } from "./schemas.ts";

/** The column that tells one person twice. */
const RESPONDENT = "respondent";

/** Where definitions of columns come from. */
export interface Definitions {
  /** Sent with the file. */
  sent: readonly QuestionDefinition[];
  /** Of the simulation. */
  asked: readonly AskedQuestion[];
  /** Whether the simulation was named ({@link findAsked}). */
  named: boolean;
}

/** The question that a column holds the answers to, by its name. */
function definitionOf(name: string, { sent, asked, named }: Definitions): QuestionDefinition | undefined {
  const own =
    sent.find(({ question_id }) => question_id === name) ??
    sent.find(({ text }) => text !== "" && wordsOf(text) === wordsOf(name));
  if (own) return own;
  const question = findAsked(asked, { question_id: name, text: name }, named);
  return (
    question && {
      question_id: question.id,
      text: question.texts[0],
      kind: question.kind,
      scale: question.scale,
      options: question.options,
      multiple: question.multiple,
    }
  );
}

/** Whether every column of a file is a question of a simulation, or a fact. */
export const fits = ({ header }: CsvTable, definitions: Definitions): boolean =>
  header.every((name) => isKnown(name.toLowerCase()) || definitionOf(name, definitions) !== undefined);

const isKnown = (name: string): boolean => name === RESPONDENT || subgroupFacts.some((fact) => fact === name);

/** Names the lines of whoever is there twice, never who it is. */
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
 * Reads rows: one line a person, a column a question, by its id or its text; and what is known of people.
 * @throws HumanStudyRefused naming columns that are none of these, and lines of one person
 */
export function readRows(table: CsvTable, definitions: Definitions): DraftStudy {
  const { header, rows, decimalComma } = table;
  const problems = collectProblems();
  const facts: DraftStudy["facts"] = {};
  const questions: HumanDraft[] = [];
  const columnOf = new Map<string, string>();
  for (const [column, name] of header.entries()) {
    const known = name.toLowerCase();
    const definition = isKnown(known) ? undefined : definitionOf(name, definitions);
    const key = definition ? `${definition.question_id} ${definition.text}` : known;
    const place = `Column ${shown(name)}`;
    const twin = columnOf.get(key);
    columnOf.set(key, name);
    if (twin !== undefined)
      problems.add(place, twin === name ? "is there twice" : `holds the same question as column ${shown(twin)}`);
    else if (definition)
      questions.push({
        definition,
        place,
        results: {
          form: "values",
          values: rows.map(({ cells }) => cells[column]!),
          placeOf: (person) => `Line ${rows[person]!.line}, column ${shown(name)}`,
        },
      });
    else if (known === RESPONDENT) requireDifferentPeople(table, column, problems);
    else if (isKnown(known)) facts[known as keyof typeof facts] = rows.map(({ cells }) => cells[column]!);
    else problems.add(place, noQuestion(definitions));
  }
  if (questions.length === 0 && problems.found.length === 0) problems.add("The header", "names no question");
  if (questions.length > MOST_HUMAN_QUESTIONS)
    problems.add("The header", `names more than ${MOST_HUMAN_QUESTIONS} questions`);
  problems.throwIfAny();
  return { questions, facts, decimalComma };
}

const noQuestion = ({ sent, asked }: Definitions): string =>
  asked.length === 0 && sent.length === 0
    ? "fits no question; name the simulation that asked it in simulation_id, or send its kind, scale and options in " +
      "questions"
    : "fits no question by id or text; rename it, leave it out or describe it in questions";
