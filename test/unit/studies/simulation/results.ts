import { conceptBattery } from "../../../../functions/studies/concept-test/battery.ts";
import {
  type Answer,
  type PersonaResult,
  plainAnswer,
  type Sentiment,
} from "../../../../functions/studies/simulation/results.ts";

/** Two neighbouring points of five, as near to a rating as they come; a whole rating is spread over three. */
export function spreadOver(rating: number): number[] {
  const low = Math.floor(rating);
  const part = rating - low;
  return [1, 2, 3, 4, 5].map((point) => {
    if (part === 0 && low > 1 && low < 5) return point === low ? 0.5 : Math.abs(point - low) === 1 ? 0.25 : 0;
    return point === low ? 1 - part : point === low + 1 ? part : 0;
  });
}

/** An answer with nothing in it but what is given. */
export const answerOf = (question_id: string, own: Partial<Answer> = {}): Answer => ({
  ...plainAnswer,
  question_id,
  question: question_id,
  kind: "likert",
  text: "words",
  rating_method: own.rating === undefined || own.rating === null ? null : "semantic_similarity",
  ...own,
});

/** A persona's result with nothing in it but what is given. */
export const plainResultOf = (persona_id: string, own: Partial<PersonaResult> = {}): PersonaResult => ({
  persona_id,
  persona_name: persona_id,
  library_persona_id: null,
  reaction: "words",
  sentiment: "Neutral",
  sentiment_score: 0,
  sentiment_method: "semantic_similarity",
  key_themes: [],
  notable_quote: "words",
  transcript: null,
  screened_out_by: null,
  concepts: null,
  answers: null,
  choices: null,
  purchase_intent: null,
  seen: null,
  ...own,
});

/** A persona's answers to a concept, all of one rating. */
export const resultOf = (
  id: string,
  {
    sentiment,
    score,
    rating,
    ...others
  }: { sentiment: Sentiment; score: number; rating: number } & Partial<PersonaResult>,
): PersonaResult => {
  const rated = { rating, distribution: spreadOver(rating) };
  return plainResultOf(id, {
    sentiment,
    sentiment_score: score,
    answers: conceptBattery("en").map(({ id: question_id, question }) => answerOf(question_id, { question, ...rated })),
    purchase_intent: rated,
    ...others,
  });
};
