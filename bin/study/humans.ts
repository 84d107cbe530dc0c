import { statSync } from "node:fs";
import type { Validity } from "../../functions/findings/validity/schemas.ts";
import { ApiError } from "../api-client/errors.ts";
import type { SentFile } from "../api-client/operations.ts";
import { counted } from "../cli/figures.ts";
import type { Conduct } from "./conduct.ts";
import type { HumansChoice } from "./people-arguments.ts";
import { readTable, type RespondentsFile } from "./respondents.ts";

/** What people answered, as it goes to the service. */
export interface HumansFile {
  file: SentFile;
  source: string;
  /** `2026-11-20` */
  fielded_on: string;
}

/** Reads what people answered before anybody waits for personas. @throws UsageError */
export function readHumans({ path, source, date }: HumansChoice): HumansFile {
  const file = readTable(path);
  return { file, source: source ?? file.name, fielded_on: date ?? statSync(path).mtime.toISOString().slice(0, 10) };
}

/** What a study is worth beside people; or why that cannot be said. */
export interface HeldAgainstPeople {
  validity: Validity | null;
  refusal: ApiError | undefined;
}

interface People {
  humans: HumansFile | null;
  respondents: RespondentsFile | null;
}

/** Holds a complete study against people: those of a file, else those of whom its personas were made. */
export async function holdAgainstPeople(
  { project_id, id }: { project_id: string; id: string },
  { humans, respondents }: People,
  conduct: Conduct,
): Promise<HeldAgainstPeople> {
  const params = { project_id, simulation_id: id };
  const answered = Object.keys(respondents?.columns.answers ?? {}).length > 0;
  if (!humans && !answered) return { validity: null, refusal: undefined };
  try {
    const query = humans ? { human_study_id: await upload(humans, params, conduct) } : {};
    return { validity: await conduct.api.getValidity({ params, query }), refusal: undefined };
  } catch (error) {
    if (error instanceof ApiError) return { validity: null, refusal: error };
    throw error;
  }
}

/** @returns the id of the human study */
async function upload(
  { file, source, fielded_on }: HumansFile,
  { project_id, simulation_id }: { project_id: string; simulation_id: string },
  { api, display }: Conduct,
): Promise<string> {
  const { id, people, questions } = await api.createHumanStudy({
    params: { project_id },
    file,
    fields: { name: file.name, source, fielded_on, simulation_id },
  });
  const what = `${counted(questions.length, "question")} to ${people} people, asked on ${fielded_on}`;
  display.say(`People read: ${what} (${source})`);
  return id;
}
