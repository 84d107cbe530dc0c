import { conceptBattery } from "../../../../functions/domain/simulation/concept-battery.ts";
import type { PersonaResult, Sentiment } from "../../../../functions/domain/simulation/results.ts";

/** Two neighbouring points of five, as near to a rating as they come; a whole rating is spread over three. */
export function spreadOver(rating: number): number[] {
  const low = Math.floor(rating);
  const part = rating - low;
  return [1, 2, 3, 4, 5].map((point) => {
    if (part === 0 && low > 1 && low < 5) return point === low ? 0.5 : Math.abs(point - low) === 1 ? 0.25 : 0;
    return point === low ? 1 - part : point === low + 1 ? part : 0;
  });
}

/** A persona's answers to a concept, all of one rating. */
export const resultOf = (
  id: string,
  {
    sentiment,
    score,
    rating,
    ...others
  }: { sentiment: Sentiment; score: number; rating: number } & Partial<PersonaResult>,
): PersonaResult => ({
  persona_id: id,
  persona_name: id,
  library_persona_id: null,
  reaction: "words",
  sentiment,
  sentiment_score: score,
  key_themes: [],
  notable_quote: "words",
  transcript: null,
  answers: conceptBattery.map(({ id: question_id, question }) => ({
    question_id,
    question,
    kind: "likert" as const,
    text: "words",
    rating,
    distribution: spreadOver(rating),
    selected_options: null,
    themes: null,
  })),
  choices: null,
  purchase_intent: { rating, distribution: spreadOver(rating) },
  ...others,
});
