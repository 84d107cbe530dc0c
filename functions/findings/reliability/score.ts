import { alphaTable, codeColumn, type AlphaTable, type CodedColumn } from "./alpha-table.ts";
import type { RatedQuestion } from "./rated-questions.ts";

/** The columns of a question, coded. */
export type CodedQuestion = readonly CodedColumn[];

/** The tables of a question's columns. */
export type QuestionTables = readonly AlphaTable[];

export const codeQuestion = ({ columns, level }: RatedQuestion): CodedQuestion =>
  columns.map((column) => codeColumn(column, level));

export const tablesOf = (questions: readonly CodedQuestion[]): QuestionTables[] =>
  questions.map((columns) => columns.map((column) => alphaTable(column)));

/** Mean of the values that are not null; null without any. */
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

/** The same mean for the α between personas (see `AlphaTable`), with these weights of the personas. */
export const meanBetween = (questions: readonly QuestionTables[], weights: ArrayLike<number>): number | null =>
  meanOver(questions, (tables) => meanOver(tables, ({ between }) => between(weights)));

/** α as it is shown: 0..100. Disagreement beyond chance counts as 0. */
export const scoreOf = (alpha: number): number => 100 * Math.max(0, alpha);
