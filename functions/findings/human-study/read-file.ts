import { takeArms, type AskedExperiment } from "./arms.ts";
import { findAsked, type AskedQuestion } from "./asked-questions.ts";
import type { Definitions } from "./column-use.ts";
import { planColumns } from "./columns.ts";
import type { DraftStudy, QuestionDefinition } from "./draft.ts";
import { holdsChoices, unwantedChoices } from "./choice-rows.ts";
import { NO_MAPPING, type FileMapping } from "./file-mapping.ts";
import { HumanStudyRefused, collectProblems } from "./problems.ts";
import { readCsv, type CsvTable } from "./read-csv.ts";
import { readRows } from "./rows.ts";
import { MOST_PEOPLE } from "./schemas.ts";
import { readToplines, toplinesForm } from "./toplines.ts";

/** The closed questions of one simulation. */
type Asked = readonly AskedQuestion[];

/**
 * Reads a file of toplines or of rows; its header says which.
 * @param sent definitions that came with it
 * @param simulations simulations whose questions the columns of rows may be: the one that was named, or those of the
 *   project; then the first that asked all of the questions counts
 * @param mapping what the sender says about the columns of rows; null if nothing
 * @param experiments experiments of the simulation that was named; rows may say who was in which arm
 * @throws HumanStudyRefused naming lines and columns
 */
export function readFile(
  bytes: Uint8Array,
  sent: readonly QuestionDefinition[],
  simulations: readonly Asked[],
  named: boolean,
  mapping: FileMapping | null = null,
  experiments: readonly AskedExperiment[] = [],
): DraftStudy {
  const whole = readCsv(bytes, MOST_PEOPLE, mapping?.header_rows);
  if (holdsChoices(whole.header)) throw unwantedChoices();
  const form = toplinesForm(whole.header);
  if (form) {
    if (sent.length > 0)
      throw new HumanStudyRefused(
        "questions: only for files of rows, because toplines contain their questions; leave it out",
      );
    if (mapping)
      throw new HumanStudyRefused("mapping: only for files of rows, because toplines need none; leave it out");
    return readToplines(whole, form);
  }
  const { table, arms } = withoutArms(whole, { simulations, named, experiments, mapping });
  return { ...readRows(table, mapping ?? NO_MAPPING, definitionsFor(table, sent, simulations, named, mapping)), arms };
}

/**
 * The table without the columns that say who was in which arm, unless the mapping gives them another content.
 * @throws HumanStudyRefused naming lines and columns
 */
export function withoutArms(
  table: CsvTable,
  asked: {
    simulations: readonly Asked[];
    named: boolean;
    experiments: readonly AskedExperiment[];
    mapping: FileMapping | null;
  },
): ReturnType<typeof takeArms> {
  const { columns, missing } = asked.mapping ?? NO_MAPPING;
  const mapped = new Set(Object.keys(columns).map((name) => name.trim()));
  const isQuestion = (text: string) =>
    asked.simulations.some((one) => findAsked(one, { question_id: text, text }, asked.named) !== undefined);
  return takeArms(table, asked.experiments, (name) => mapped.has(name) || isQuestion(name), missing);
}

/**
 * Where the definitions of a file's columns come from: the simulation that was named, or else the first that asked the
 * questions of all columns. If there is none, the simulation that asked most of them is used, only to report the
 * unknown columns.
 */
export function definitionsFor(
  table: CsvTable,
  sent: readonly QuestionDefinition[],
  simulations: readonly Asked[],
  named: boolean,
  mapping: FileMapping | null,
): Definitions {
  const [best] = simulations
    .map((asked) => {
      const definitions = { sent, asked, named };
      const { unknown, questions } = planColumns(table, mapping ?? NO_MAPPING, definitions, collectProblems());
      return { definitions, fits: unknown.length === 0, found: questions.length };
    })
    .filter(({ found }) => named || found > 0)
    .toSorted((a, b) => Number(b.fits) - Number(a.fits) || b.found - a.found);
  return best?.definitions ?? { sent, asked: [], named };
}
