import { areMixed } from "./rating-method.ts";
import { formOf } from "../survey/answer-forms.ts";
import type { Answer, PersonaResult } from "../simulation/results.ts";

/** Answers that had to be rated, by question; the sentiment of the reaction is one of them. */
function ratedQuestions(results: readonly PersonaResult[]): Map<string, Pick<Answer, "rating" | "rating_method">[]> {
  const answers = results.flatMap((result) => [
    ...(result.answers ?? []).filter((answer) => formOf(answer) === "rating"),
    {
      question_id: "the sentiment of the reaction",
      rating: result.sentiment_score,
      rating_method: result.sentiment_method,
    },
  ]);
  return Map.groupBy(answers, ({ question_id }) => question_id);
}

/** Whether any answer that had to be rated could not be rated. */
export const someUnrated = (results: readonly PersonaResult[]): boolean =>
  [...ratedQuestions(results).values()].flat().some(({ rating }) => rating === null);

/** Ids of questions whose answers were rated by different methods. */
export const mixedQuestions = (results: readonly PersonaResult[]): string[] =>
  [...ratedQuestions(results)]
    .filter(([, answers]) => areMixed(answers.map(({ rating_method }) => rating_method)))
    .map(([question]) => question);

/** Whether any rating comes from vectors. */
export const usesSimilarity = (results: readonly PersonaResult[]): boolean =>
  [...ratedQuestions(results).values()].flat().some(({ rating_method }) => rating_method === "semantic_similarity");
