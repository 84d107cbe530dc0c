import type { SurveyQuestion } from "../schemas.ts";

/** Numbers that stand for words: which, and what they say. */
export type ValueLabels = readonly (readonly [value: number, label: string])[];
export type MeasurementLevel = "nominal" | "ordinal" | "scale";

/** A number that an answer holds. */
export interface AnswerVariable {
  /** Suffix behind the name of the question; empty if the number is the answer. */
  suffix: string;
  label: string;
  level: MeasurementLevel;
  labels: ValueLabels;
}

/** Position of a word in a closed list, from 1; NaN for a word that is not in it. */
export const codeOf = (words: readonly string[] | null, word: string | undefined): number => {
  const position = word === undefined ? -1 : (words ?? []).indexOf(word);
  return position === -1 ? NaN : position + 1;
};

/** Options by their numbers. */
export const optionLabels = ({ options }: Pick<SurveyQuestion, "options">): ValueLabels =>
  (options ?? []).map((option, index) => [index + 1, option]);

/** A label with the unit of what it measures: `What did you pay? [$]`. */
export const inUnit = (text: string, unit: string | null): string => (unit ? `${text} [${unit}]` : text);
