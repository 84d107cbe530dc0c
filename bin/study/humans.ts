import { statSync } from "node:fs";
import type { Validity } from "../../functions/findings/validity/schemas.ts";
import type { NamedBytes } from "../../clients/typescript/src/index.ts";
import { counted } from "../cli/figures.ts";
import type { Conduct, SimulationParams } from "./conduct.ts";
import { readTable, type RespondentsFile } from "./respondents.ts";

/** What people answered to the questions of a study, as it was given. */
export interface HumansChoice {
  path: string;
  /** Who asked whom, and how; null for the name of the file. */
  source: string | null;
  /** `2026-11-20`; null for the day on which the file was last changed. */
  date: string | null;
}

/** What people answered, as it goes to the service. */
export interface HumansFile {
  file: NamedBytes;
  source: string;
  /** `2026-11-20` */
  fielded_on: string;
}

/** Reads what people answered before anybody waits for personas. @throws UsageError */
export function readHumans({ path, source, date }: HumansChoice): HumansFile {
  const file = readTable(path);
  return { file, source: source ?? file.name, fielded_on: date ?? statSync(path).mtime.toISOString().slice(0, 10) };
}

/** Whom a study is compared with. */
export interface People {
  humans: HumansFile | null;
  respondents: RespondentsFile | null;
}

/**
 * Compares a complete study with people: those of a file, else those of whom its personas were made.
 * @returns null where there are none
 * @throws ApiError with what is wrong with the file
 */
export async function compareWithPeople(
  params: SimulationParams,
  { humans, respondents }: People,
  conduct: Conduct,
): Promise<Validity | null> {
  const answered = Object.keys(respondents?.columns.answers ?? {}).length > 0;
  if (!humans && !answered) return null;
  const query = humans ? { human_study_id: await upload(humans, params, conduct) } : {};
  return conduct.api.getValidity({ params, query });
}

/** @returns the id of the human study */
async function upload(
  { file, source, fielded_on }: HumansFile,
  { project_id, simulation_id }: SimulationParams,
  { api, display }: Conduct,
): Promise<string> {
  const { id, people, questions, choices } = await api.createHumanStudy({
    params: { project_id },
    file,
    fields: { name: file.name, source, fielded_on, simulation_id },
  });
  const answered = choices ? `${counted(choices.tasks, "choice")} of` : `${counted(questions.length, "question")} to`;
  const what = `${answered} ${people} people, asked on ${fielded_on}`;
  display.say(`People read: ${what} (${source})`);
  return id;
}
