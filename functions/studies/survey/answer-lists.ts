import type { Answer } from "../simulation/results.ts";
import type { WeightedAnswer } from "./questions/question-module.ts";
import { questionModules } from "./questions/question-modules.ts";
import type { SurveyQuestion } from "./schemas.ts";
import { asCounted } from "./questions/counted-answer.ts";

/** The answers of one persona to the questions of a survey. */
export interface SurveyResult {
  persona_id: string;
  answers: readonly Answer[];
  /** The question that ended it for this persona. */
  screened_out_by?: string | null;
}

/** Whether an answer can be counted: it names an option, has a number, could be rated, or has words. */
export const hasAnswered = (question: SurveyQuestion, answer: Answer): boolean =>
  questionModules[question.kind].values(question, asCounted(answer)) !== null;

/** The answers of all personas by the id of their question, each with its persona and weight. */
export const weightedByQuestion = (
  results: readonly SurveyResult[],
  weightOf: (personaId: string) => number,
): Map<string, WeightedAnswer[]> =>
  Map.groupBy(
    results.flatMap(({ persona_id, answers }) => {
      const weight = weightOf(persona_id);
      return answers.map((answer) => ({ ...answer, persona_id, weight }));
    }),
    ({ question_id }) => question_id,
  );
