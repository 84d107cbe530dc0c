import { askedQuestions } from "../../../../functions/dataset/asked-questions.ts";
import { datasetRow, makeDataset, type DatasetRow } from "../../../../functions/dataset/dataset.ts";
import type { Facts, TabledSimulation } from "../../../../functions/findings/comparisons/tabled-simulation.ts";
import type { Concept } from "../../../../functions/studies/concept-test/schemas.ts";
import type { Answer } from "../../../../functions/studies/simulation/results.ts";
import { plainQuestion, plainSurvey, type SurveyQuestion } from "../../../../functions/studies/survey/schemas.ts";
import { answerOf, plainResultOf } from "../../studies/simulation/results.ts";

export interface TabledPersona extends DatasetRow {
  weight: number;
  facts: Facts;
}

/** A persona with its answers by the ids of the questions. */
export const tabledPersona = (
  id: string,
  answers: Readonly<Record<string, Partial<Answer>>>,
  own: Partial<TabledPersona> = {},
): TabledPersona => ({
  ...datasetRow(plainResultOf(id, { answers: Object.entries(answers).map(([q, answer]) => answerOf(q, answer)) })),
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

export function tabledSurvey(
  questions: readonly SurveyQuestion[],
  personas: readonly TabledPersona[],
  { concepts, ...own }: Partial<TabledSimulation> & { concepts?: readonly Concept[] } = {},
): TabledSimulation {
  const study = { simulation_type: "survey", language: "en", ...own } as const;
  const weights = new Map(personas.map(({ id, weight }) => [id, weight]));
  const asked = askedQuestions({ ...study, survey_schema: plainSurvey([...questions]), concepts });
  return {
    ...{ simulation_id: "s", recognised: [], experiments: [], weighted: false },
    ...study,
    dataset: makeDataset(asked, personas, { ...study, weightOf: (id) => weights.get(id)! }),
    facts: new Map(personas.map(({ id, facts }) => [id, facts])),
  };
}
