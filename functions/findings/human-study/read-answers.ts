import type { AskedExperiment } from "./arms.ts";
import { findAsked, type AskedQuestion } from "./asked-questions.ts";
import { draftOfBody, type DraftStudy, type QuestionDefinition } from "./draft.ts";
import type { FileMapping } from "./file-mapping.ts";
import { readFile } from "./read-file.ts";
import type { HumanAnswers } from "./record.ts";
import { MOST_DISTINCT_VALUES, type CreateHumanStudy } from "./schemas.ts";
import { summarise } from "./summarise.ts";

/** A file of people's answers with the sender's information about it. */
export interface SentFile {
  bytes: Uint8Array;
  definitions: readonly QuestionDefinition[];
  mapping?: FileMapping | null;
}

/** People's answers as they were sent, and the simulations whose questions they may be about. */
export interface SentAnswers<Sent = SentFile | { questions: Required<CreateHumanStudy>["questions"] }> {
  sent: Sent;
  /** The closed questions of each simulation: the one that was named, or those of the project. */
  simulations: readonly (readonly AskedQuestion[])[];
  named: boolean;
  /** Experiments of the simulation that was named. */
  experiments?: readonly AskedExperiment[];
}

/** The questions of the first simulation that asked a question of this study. */
const firstAsking = (simulations: SentAnswers["simulations"], { questions }: DraftStudy): readonly AskedQuestion[] =>
  simulations.find((asked) => questions.some(({ definition }) => findAsked(asked, definition, false))) ?? [];

/** A study of people as it is stored. */
export interface ReadStudy {
  questions: HumanAnswers[];
  weighted: boolean;
  /** Columns of a file that were left out. */
  not_read: string[];
}

/**
 * Reads a study of people, sent as a file or as JSON.
 * @throws HumanStudyRefused naming lines and columns, or fields
 */
export function readAnswers({ sent, simulations, named, experiments = [] }: SentAnswers): ReadStudy {
  const draft =
    "bytes" in sent
      ? readFile(sent.bytes, sent.definitions, simulations, named, sent.mapping, experiments)
      : draftOfBody(sent);
  const asked = named ? simulations[0]! : firstAsking(simulations, draft);
  const questions = summarise(draft, asked, named, MOST_DISTINCT_VALUES, experiments);
  return { questions, weighted: draft.weights !== undefined, not_read: [...(draft.notRead ?? [])] };
}
