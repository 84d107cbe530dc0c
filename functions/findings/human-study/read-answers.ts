import type { AskedExperiment } from "./arms.ts";
import { findAsked, type AskedQuestion } from "./asked-questions.ts";
import { draftOfBody, type DraftStudy, type QuestionDefinition } from "./draft.ts";
import { readFile } from "./read-file.ts";
import type { HumanAnswers } from "./record.ts";
import { MOST_DISTINCT_VALUES, type CreateHumanStudy } from "./schemas.ts";
import { summarise } from "./summarise.ts";

/** What people answered, as it was sent, and the simulations whose questions it may be about. */
export interface SentAnswers {
  sent:
    | { bytes: Uint8Array; definitions: readonly QuestionDefinition[] }
    | { questions: CreateHumanStudy["questions"] };
  /** The closed questions of each simulation: the one that was named, or those of the project. */
  simulations: readonly (readonly AskedQuestion[])[];
  named: boolean;
  /** Of the simulation that was named. */
  experiments?: readonly AskedExperiment[];
}

/** The questions of the first simulation that asked one of a study's. */
const firstAsking = (simulations: SentAnswers["simulations"], { questions }: DraftStudy): readonly AskedQuestion[] =>
  simulations.find((asked) => questions.some(({ definition }) => findAsked(asked, definition, false))) ?? [];

/**
 * Reads a study of people, sent as a file or as JSON.
 * @throws HumanStudyRefused naming lines and columns, or fields
 */
export function readAnswers({ sent, simulations, named, experiments = [] }: SentAnswers): HumanAnswers[] {
  const draft =
    "bytes" in sent ? readFile(sent.bytes, sent.definitions, simulations, named, experiments) : draftOfBody(sent);
  const asked = named ? simulations[0]! : firstAsking(simulations, draft);
  return summarise(draft, asked, named, MOST_DISTINCT_VALUES, experiments);
}
