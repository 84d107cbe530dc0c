import type { Answer } from "../simulation/results.ts";
import { answerInWords, pipedWords } from "./answer-words.ts";
import { filledIn, pipedInto } from "./piping.ts";
import { spokenOf } from "./route.ts";
import type { Survey, SurveyQuestion } from "./schemas.ts";
import type { EarlierAnswer } from "../../models/prompts/shown-above.ts";

type Answers = Readonly<Record<string, Answer>>;

/**
 * A question as it is put to one persona: with what it answered before piped in, and with those answers that the
 * question speaks of.
 * @param language of the study (BCP 47)
 */
export function putTogether(
  survey: Survey,
  question: SurveyQuestion,
  answers: Answers,
  language: string,
): { question: SurveyQuestion; before: EarlierAnswer[] } {
  const known = (ids: readonly string[]) =>
    survey.questions.flatMap((asked) => {
      const answer = ids.includes(asked.id) ? answers[asked.id] : undefined;
      return answer ? [{ asked, answer }] : [];
    });
  const piped = known(pipedInto(question)).map(
    ({ asked, answer }) => [asked.id, pipedWords(answer, asked, language)] as const,
  );
  const said = new Map(piped);
  return {
    question: {
      ...question,
      text: filledIn(question.text, said),
      context: question.context === null ? null : filledIn(question.context, said),
    },
    before: known(spokenOf(survey, question)).map(({ asked, answer }) => ({
      question: answer.question,
      answer: answerInWords(answer, asked, language),
    })),
  };
}
