import { hasAnswered } from "../answer-lists.ts";
import type { Answer } from "../../simulation/results.ts";
import type { SurveyQuestion } from "../schemas.ts";

/** A persona with its answers by question, and what it counts. */
export interface Participant {
  persona_id: string;
  weight: number;
  /** Answers to the questions that it was asked. */
  answers: ReadonlyMap<string, Answer>;
}

/** The answer of a participant to a question if it can be counted. */
export function countedAnswer({ answers }: Participant, question: SurveyQuestion): Answer | null {
  const answer = answers.get(question.id);
  return answer && hasAnswered(question, answer) ? answer : null;
}

/** Participants who were asked any of some questions. */
export const askedAny = (participants: readonly Participant[], questions: readonly SurveyQuestion[]): Participant[] =>
  participants.filter(({ answers }) => questions.some(({ id }) => answers.has(id)));
