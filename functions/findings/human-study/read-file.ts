import { takeArms, type AskedExperiment } from "./arms.ts";
import { findAsked, type AskedQuestion } from "./asked-questions.ts";
import type { DraftStudy, QuestionDefinition } from "./draft.ts";
import { HumanStudyRefused } from "./problems.ts";
import { readCsv } from "./read-csv.ts";
import { fits, readRows } from "./rows.ts";
import { MOST_PEOPLE } from "./schemas.ts";
import { readToplines, toplinesForm } from "./toplines.ts";

/** The closed questions of one simulation. */
type Asked = readonly AskedQuestion[];

/**
 * Reads a file of toplines or of rows; its header says which.
 * @param sent definitions that came with it
 * @param simulations whose questions the columns of rows may be: the one that was named, or those of the project, of
 *   which the first counts that asked them all
 * @param experiments of the simulation that was named; rows may say who was in which arm
 * @throws HumanStudyRefused naming lines and columns
 */
export function readFile(
  bytes: Uint8Array,
  sent: readonly QuestionDefinition[],
  simulations: readonly Asked[],
  named: boolean,
  experiments: readonly AskedExperiment[] = [],
): DraftStudy {
  const whole = readCsv(bytes, MOST_PEOPLE);
  const form = toplinesForm(whole.header);
  if (form) {
    if (sent.length > 0) throw new HumanStudyRefused("questions are for files of rows; toplines say themselves");
    return readToplines(whole, form);
  }
  const isQuestion = (text: string) =>
    simulations.some((asked) => findAsked(asked, { question_id: text, text }, named) !== undefined);
  const { table, arms } = takeArms(whole, experiments, isQuestion);
  const definitions = simulations.map((asked) => ({ sent, asked, named }));
  const fitting = definitions.find((one) => fits(table, one));
  return { ...readRows(table, fitting ?? (named ? definitions[0] : undefined) ?? { sent, asked: [], named }), arms };
}
