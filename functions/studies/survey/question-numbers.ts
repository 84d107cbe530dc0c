import type { SurveyQuestion } from "./schemas.ts";

type Named = Pick<SurveyQuestion, "number" | "id">;

/** What people call a question by: its number in the file, `Q3` also where that is a mere `3`, or else its id. */
export const numberOf = ({ number, id }: Named): string =>
  number ? (/^\d/u.test(number) ? `Q${number}` : number) : id;

/** Says of an id what people call its question by; of others the id itself. */
export function namesIn(questions: readonly Named[]): (id: string) => string {
  const names = new Map(questions.map((question) => [question.id, numberOf(question)]));
  return (id) => names.get(id) ?? id;
}
