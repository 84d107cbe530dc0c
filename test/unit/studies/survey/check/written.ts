// Questions and surveys as briefly as tests can write them.
import type { Wanted } from "../../../../../functions/studies/survey/condition-schema.ts";
import { plainQuestion, type Survey, type SurveyQuestion } from "../../../../../functions/studies/survey/schemas.ts";

export const scale = { points: 5, first_value: 1, low_label: "bad", high_label: "good", labels: null };
export type Written = Partial<SurveyQuestion>;
export const question = (id: string, written: Written): SurveyQuestion => ({
  ...plainQuestion,
  kind: "open_ended",
  text: "What is it?",
  ...written,
  id,
});
export const choice = (written: Written = {}): Written => ({
  kind: "multiple_choice",
  options: ["A", "B", "C"],
  ...written,
});
export const rating = (written: Written = {}): Written => ({ kind: "likert", scale, ...written });
export const number = (written: Written = {}): Written => ({ kind: "numeric", ...written });
export const when = (question_id: string, ...any_of: Wanted[]) => ({
  question_id,
  any_of,
});
export const numbered = (...written: Written[]): Survey["questions"] =>
  written.map((each, index) => question(`q${index + 1}`, each));
export const of = (questions: Survey["questions"], order: Partial<Survey> = {}): Survey => ({
  questions,
  blocks: [],
  rotations: [],
  experiments: [],
  variables: [],
  ...order,
});
export const block = (id: string, rotation: string | null = null, shuffled = false) => ({ id, rotation, shuffled });
