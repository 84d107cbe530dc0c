import { type Answer, type PersonaResult, plainAnswer } from "../../../functions/studies/simulation/results.ts";
import { randomFrom, shuffle, uniform, wholeNumber } from "../../../functions/statistics/random.ts";
import type { RandomGenerator } from "../../../functions/statistics/random.ts";
import { sentimentLabel } from "../../../functions/statistics/ssr.ts";
import {
  plainQuestion,
  plainSurvey,
  type Survey,
  type SurveyQuestion,
} from "../../../functions/studies/survey/schemas.ts";
import type { StoredResult } from "../../../functions/studies/simulation/store-results.ts";

export interface AnsweredSize {
  personas: number;
  questions: number;
  /** Points of every scale, or options of every question; a persona takes up to half of the options. */
  categories: number;
  themes: number;
  dimensions: number;
  /** Kind of all questions: a scale, or options of which several may be taken. */
  mix: "ratings" | "options";
}

function question(index: number, { mix, categories }: AnsweredSize): SurveyQuestion {
  const asked = { ...plainQuestion, id: `q${index + 1}`, text: `Question ${index + 1}?` };
  return mix === "ratings"
    ? {
        ...asked,
        kind: "likert",
        scale: { points: categories, first_value: 1, low_label: null, high_label: null, labels: null },
      }
    : {
        ...asked,
        kind: "multiple_choice",
        options: Array.from({ length: categories }, (_, option) => `option ${option}`),
        multiple: true,
      };
}

/** A survey of scales alone, or of questions with several options alone. */
export const surveyOf = (size: AnsweredSize): Survey =>
  plainSurvey(Array.from({ length: size.questions }, (_, index) => question(index, size)));

function distribution(random: RandomGenerator, points: number): number[] {
  const centre = wholeNumber(random, 0, points - 1);
  const weights = Array.from({ length: points }, (_, point) => Math.exp(-Math.abs(point - centre)));
  const total = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / total);
}

function answer({ id, text, kind, scale, options }: SurveyQuestion, random: RandomGenerator): Answer {
  const of = scale ? distribution(random, scale.points) : null;
  return {
    ...plainAnswer,
    question_id: id,
    question: text,
    kind,
    text: "Because I think so.",
    rating: of && of.reduce((mean, p, index) => mean + p * (index + 1), 0),
    distribution: of,
    rating_method: of && "semantic_similarity",
    selected_options:
      options && shuffle(random, options).slice(0, wholeNumber(random, 1, Math.ceil(options.length / 2))),
  };
}

function unitVector(random: RandomGenerator, dimensions: number): number[] {
  const vector = Array.from({ length: dimensions }, () => uniform(random, -1, 1));
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

/** What every persona of a study answered, at random but the same for the same seed; no two themes are alike. */
export function answersTo(survey: Survey, size: AnsweredSize, seed: string): StoredResult[] {
  const random = randomFrom(seed);
  return Array.from({ length: size.personas }, (_, persona) => {
    const score = uniform(random, -1, 1);
    const result: PersonaResult = {
      persona_id: `persona-${persona}`,
      persona_name: `Persona ${persona}`,
      library_persona_id: null,
      reaction: "I would try it once.",
      sentiment: sentimentLabel(score),
      sentiment_score: score,
      sentiment_method: "semantic_similarity",
      key_themes: Array.from({ length: size.themes }, (__, theme) => `theme ${theme} of ${persona} in ${seed}`),
      notable_quote: "I would try it once.",
      transcript: null,
      screened_out_by: null,
      concepts: null,
      answers: survey.questions.map((asked) => answer(asked, random)),
      choices: null,
      purchase_intent: null,
      seen: null,
    };
    return {
      result,
      theme_embeddings: result.key_themes.map(() => unitVector(random, size.dimensions)),
      grounded: true,
      signals_stale: false,
      signals_offline: false,
      collides_with: null,
      attitude: null,
    };
  });
}
