import { alphaTable, codeColumn, type AlphaTable, type CodedColumn } from "./alpha-table.ts";
import type { RatedQuestion } from "./rated-questions.ts";

/** The columns of a question, coded. */
export type CodedQuestion = readonly CodedColumn[];

/** The tables of a question's columns. */
export type QuestionTables = readonly AlphaTable[];

export const codeQuestion = ({ columns, level }: RatedQuestion): CodedQuestion =>
  columns.map((column) => codeColumn(column, level));

export const tablesOf = (columns: CodedQuestion): QuestionTables => columns.map(alphaTable);

/** α of the personas as they are, or of a resample: how often each was drawn. */
const alphaOf = (table: AlphaTable, weights?: Int32Array) => (weights ? table.resampled(weights) : table.alpha);

/** α of a question: the mean over its columns that vary; null if none does. */
export function questionAlpha(tables: QuestionTables, weights?: Int32Array): number | null {
  let total = 0;
  let defined = 0;
  for (const table of tables) {
    const alpha = alphaOf(table, weights);
    if (alpha === null) continue;
    total += alpha;
    defined += 1;
  }
  return defined === 0 ? null : total / defined;
}

/**
 * Mean α over questions, each counting once; null if none has an α.
 * @param weights of a resample: how often each persona was drawn
 */
export function meanAlpha(questions: readonly QuestionTables[], weights?: Int32Array): number | null {
  let total = 0;
  let defined = 0;
  for (const tables of questions) {
    const alpha = questionAlpha(tables, weights);
    if (alpha === null) continue;
    total += alpha;
    defined += 1;
  }
  return defined === 0 ? null : total / defined;
}

/**
 * α as it is shown: 0..100. Disagreement beyond chance counts as none, and a resample's α to first order may exceed the 1
 * that α cannot.
 */
export const scoreOf = (alpha: number): number => 100 * Math.min(1, Math.max(0, alpha));
