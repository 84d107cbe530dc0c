import type { Answer } from "../simulation/results.ts";
import type { SurveyQuestion } from "./schemas.ts";

/** What one persona said to the questions of a survey. */
export interface SurveyResult {
  persona_id: string;
  answers: readonly Answer[];
  /** The question that ended it for this persona. */
  screened_out_by?: string | null;
}

/** What a persona answered, and what it counts in shares. */
export type WeightedAnswer = Answer & { persona_id: string; weight: number };

/** Whether an answer can be counted: it names an option, has a number, could be rated, says something. */
export function hasAnswered(question: SurveyQuestion, answer: Answer): boolean {
  const isOption = (option: string) => question.options?.includes(option) ?? false;
  switch (question.kind) {
    case "likert":
      return answer.rating !== null && answer.distribution?.length === question.scale?.points;
    case "multiple_choice":
      return answer.selected_options?.some(isOption) ?? false;
    case "numeric":
      return answer.value !== null;
    case "ranking":
      return answer.ranking?.some(isOption) ?? false;
    case "allocation":
      return answer.allocation?.some(({ option, amount }) => isOption(option) && amount > 0) ?? false;
    case "open_ended":
      return answer.text.trim() !== "";
  }
}

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
