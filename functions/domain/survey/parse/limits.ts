import { LONGEST_LABEL, LONGEST_OPTION, LONGEST_QUESTION, MOST_QUESTIONS, OPTIONS } from "../schemas.ts";
import type { ParsedQuestion } from "./draft.ts";
import { UnreadableSurvey } from "./unreadable-survey.ts";

/** @throws UnreadableSurvey for the first question that is too much for a survey */
export function checkLimits(questions: readonly ParsedQuestion[]): void {
  for (const [index, question] of questions.entries()) {
    const { scale, options, text } = question;
    const fail = (problem: string): never => {
      throw new UnreadableSurvey(question, problem);
    };
    if (index >= MOST_QUESTIONS)
      fail(`is question ${index + 1}; a survey has at most ${MOST_QUESTIONS}, the rows of tables included.`);
    if (text.length > LONGEST_QUESTION)
      fail(`is longer than the ${LONGEST_QUESTION} characters that a question may have.`);
    if (options && options.length > OPTIONS.most)
      fail(`has ${options.length} options; a question has at most ${OPTIONS.most}.`);
    if (options?.some((option) => option.length > LONGEST_OPTION))
      fail(`has an option of more than ${LONGEST_OPTION} characters.`);
    const labels = [scale?.low_label, scale?.high_label, ...(scale?.labels ?? [])];
    if (labels.some((label) => label && label.length > LONGEST_LABEL))
      fail(`has a scale label of more than ${LONGEST_LABEL} characters.`);
  }
}
