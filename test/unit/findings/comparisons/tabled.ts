import {
  tabledResult,
  type TabledPersona,
  type TabledSimulation,
} from "../../../../functions/findings/comparisons/tabled-simulation.ts";
import type { Answer } from "../../../../functions/studies/simulation/results.ts";
import { plainQuestion, type SurveyQuestion } from "../../../../functions/studies/survey/schemas.ts";
import { answerOf, plainResultOf } from "../../studies/simulation/results.ts";

/** A persona with its answers by the ids of the questions. */
export const tabledPersona = (
  id: string,
  answers: Readonly<Record<string, Partial<Answer>>>,
  own: Partial<TabledPersona> = {},
): TabledPersona => ({
  ...tabledResult(plainResultOf(id, { answers: Object.entries(answers).map(([q, answer]) => answerOf(q, answer)) })),
  weight: 1,
  facts: {},
  ...own,
});

export const question = (id: string, own: Partial<SurveyQuestion>): SurveyQuestion => ({
  ...plainQuestion,
  id,
  kind: "open_ended",
  text: `Text of ${id}`,
  ...own,
});

export const scaleOf = (points: number, first_value = 1) => ({
  points,
  first_value,
  low_label: null,
  high_label: null,
  labels: null,
});

/** One point of a scale, chosen. */
export const chosen = (point: number, points: number, first = 1): Partial<Answer> => ({
  rating: point,
  distribution: Array.from({ length: points }, (_, index) => (index + first === point ? 1 : 0)),
});

export const tabledSurvey = (
  questions: readonly SurveyQuestion[],
  personas: readonly TabledPersona[],
  own: Partial<TabledSimulation> = {},
): TabledSimulation => ({
  simulation_id: "s",
  simulation_type: "survey",
  language: "en",
  questions,
  recognised: [],
  codebooks: [],
  personas,
  weighted: false,
  ...own,
});
