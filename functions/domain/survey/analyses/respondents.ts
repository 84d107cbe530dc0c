import { hasAnswered, type SurveyResult } from "../answered.ts";
import type { Answer } from "../../simulation/results.ts";
import type { Survey, SurveyQuestion } from "../schemas.ts";

/** A persona with its answers by question, and what it counts. */
export interface Respondent {
  persona_id: string;
  weight: number;
  /** Those that it was asked. */
  answers: ReadonlyMap<string, Answer>;
}

/** What analyses of several questions are computed from. */
export interface SurveyData {
  survey: Survey;
  respondents: readonly Respondent[];
}

/** @param weightOf what each persona counts, 1 on average */
export const surveyData = (
  survey: Survey,
  results: readonly SurveyResult[],
  weightOf: (personaId: string) => number,
): SurveyData => ({
  survey,
  respondents: results.map(({ persona_id, answers }) => ({
    persona_id,
    weight: weightOf(persona_id),
    answers: new Map(answers.map((answer) => [answer.question_id, answer])),
  })),
});

/** The answer of a respondent to a question if it can be counted. */
export function countedAnswer({ answers }: Respondent, question: SurveyQuestion): Answer | null {
  const answer = answers.get(question.id);
  return answer && hasAnswered(question, answer) ? answer : null;
}

/** Respondents who were asked any of some questions. */
export const askedAny = (respondents: readonly Respondent[], questions: readonly SurveyQuestion[]): Respondent[] =>
  respondents.filter(({ answers }) => questions.some(({ id }) => answers.has(id)));
