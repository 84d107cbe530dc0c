import type { SurveyQuestion } from "./schemas.ts";

type Named = Pick<SurveyQuestion, "number" | "id">;

/** The name that people use for a question: its number in the file, also `Q3` for a bare `3`, or else its id. */
export const numberOf = ({ number, id }: Named): string =>
  number ? (/^\d/u.test(number) ? `Q${number}` : number) : id;

/** Turns the id of a question into the name that people use for it; any other id stays as it is. */
export function namesIn(questions: readonly Named[]): (id: string) => string {
  const names = new Map(questions.map((question) => [question.id, numberOf(question)]));
  return (id) => names.get(id) ?? id;
}
