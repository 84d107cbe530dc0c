import { alphaTable, codeColumn, type AlphaTable, type CodedColumn } from "./alpha-table.ts";
import { drawing } from "./draw.ts";
import type { RatedQuestion } from "./rated-questions.ts";

/** The columns of a question, coded. */
export type CodedQuestion = readonly CodedColumn[];

/** The tables of a question's columns. */
export type QuestionTables = readonly AlphaTable[];

export const codeQuestion = ({ columns, level }: RatedQuestion): CodedQuestion =>
  columns.map((column) => codeColumn(column, level));

/** Columns with the same gaps, mostly all, have the same sizes. */
export function tablesOf(questions: readonly CodedQuestion[]): QuestionTables[] {
  let like: Int32Array | undefined;
  return questions.map((columns) =>
    columns.map((column) => {
      const table = alphaTable(column, like);
      like = table.sizes;
      return table;
    }),
  );
}

/** Mean of what is there; null of nothing. */
export function meanOver<T>(items: readonly T[], of: (item: T) => number | null): number | null {
  let total = 0;
  let defined = 0;
  for (const item of items) {
    const value = of(item);
    if (value === null) continue;
    total += value;
    defined += 1;
  }
  return defined === 0 ? null : total / defined;
}

/** α of a question: the mean over its columns that vary; null if none does. */
export const questionAlpha = (tables: QuestionTables): number | null => meanOver(tables, ({ alpha }) => alpha);

/** Mean α over questions, each counting once; null if none has an α. */
export const meanAlpha = (questions: readonly QuestionTables[]): number | null => meanOver(questions, questionAlpha);

/** Mean α of a resample, see `AlphaTable`. @param weights how often each persona was drawn */
export function resampledAlpha(questions: readonly QuestionTables[], weights: Int32Array): number | null {
  const draw = drawing(weights);
  return meanOver(questions, (tables) => meanOver(tables, ({ sizes, resampled }) => resampled(draw(sizes))));
}

/**
 * α as it is shown: 0..100. Disagreement beyond chance counts as none, and a resample's α to first order may exceed the 1
 * that α cannot.
 */
export const scoreOf = (alpha: number): number => 100 * Math.min(1, Math.max(0, alpha));
