import type { Answer } from "../simulation/results.ts";
import type { WeightedAnswer } from "./questions/question-type.ts";
import { questionTypes } from "./questions/question-types.ts";
import type { SurveyQuestion } from "./schemas.ts";
import { asCounted } from "./questions/counted-answer.ts";

/** What one persona said to the questions of a survey. */
export interface SurveyResult {
  persona_id: string;
  answers: readonly Answer[];
  /** The question that ended it for this persona. */
  screened_out_by?: string | null;
}

/** Whether an answer can be counted: it names an option, has a number, could be rated, says something. */
export const hasAnswered = (question: SurveyQuestion, answer: Answer): boolean =>
  questionTypes[question.kind].isCounted(question, asCounted(answer));

/** Who was asked a question, and the answers to it that can be counted. */
export function answersTo(
  question: SurveyQuestion,
  results: readonly SurveyResult[],
  weightOf: (personaId: string) => number,
): { asked: number; answers: WeightedAnswer[] } {
  const given = results.flatMap(({ persona_id, answers }): WeightedAnswer[] => {
    const answer = answers.find(({ question_id }) => question_id === question.id);
    return answer ? [{ ...answer, persona_id, weight: weightOf(persona_id) }] : [];
  });
  return { asked: given.length, answers: given.filter((answer) => hasAnswered(question, answer)) };
}
