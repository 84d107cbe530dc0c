import type { SurveyQuestion } from "../../../../functions/studies/survey/schemas.ts";
import type { FileReading } from "./use-reading.ts";

/** Problems and left-out parts, by the id of their question, and those that belong to no question. */
export function placedIn({ problems, not_imported }: FileReading, questions: readonly SurveyQuestion[]) {
  const isThere = (id: string | null) => questions.some((question) => question.id === id);
  const idOf = (where: string) => /^Question (\S+)$/.exec(where)?.[1] ?? null;
  const notes = not_imported.map(({ where, what }) => ({ id: idOf(where), where, what }));
  const byId = <T>(all: readonly T[], of: (one: T) => [id: string | null, words: string]) =>
    new Map(
      [...Map.groupBy(all.map(of), ([id]) => id)].flatMap(([id, own]) =>
        id !== null && isThere(id) ? [[id, own.map(([, words]) => words)] as const] : [],
      ),
    );
  return {
    problems: byId(problems, ({ question_id, problem }) => [question_id, problem]),
    notes: byId(notes, ({ id, what }) => [id, what]),
    others: problems.filter(({ question_id }) => !isThere(question_id)),
    otherNotes: notes.filter(({ id }) => !isThere(id)),
  };
}
