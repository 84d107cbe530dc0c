import type { Answer } from "../../../../clients/typescript/src/index.ts";
import { letterOf } from "../../../letters.ts";
import { decimal, range } from "../../../words.ts";
import { t } from "../../../language/say.ts";
import { profileWord } from "../../../profile-words.ts";

export type Crosstab = Answer<"getCrosstab">;
type Question = Crosstab["questions"][number];
type Row = Question["rows"][number];
export type Cell = Row["cells"][number];
export type Interaction = Question["interactions"][number];

/** Columns that belong together: the groups of one fact or question. */
export interface Banner {
  name: string;
  columns: { letter: string; label: string }[];
}

export interface MergedRow extends Pick<Row, "figure" | "label" | "total"> {
  /**
   * The cells of all banners in turn. Null if a banner has no such figure, for example for the question it is made
   * from.
   */
  cells: (Cell | null)[];
}

export interface MergedQuestion extends Pick<Question, "question_id" | "question" | "unit" | "interactions"> {
  rows: MergedRow[];
}

/** The index at which the columns of each table begin. */
const startsOf = (tables: readonly Crosstab[]): number[] =>
  tables.map((_, at) => tables.slice(0, at).reduce((sum, { columns }) => sum + columns.length, 0));

/** Facts whose values are profile words. */
const PROFILE_FACTS: readonly string[] = ["gender", "income_level"];

/** The columns of several cross-tabs side by side, with letters that continue from one to the next. */
export function bannersOf(tables: readonly Crosstab[], nameOf: (by: string) => string): Banner[] {
  const starts = startsOf(tables);
  return tables.map(({ by, columns }, at) => ({
    name: nameOf(by.id),
    columns: columns.map(({ label }, index) => ({
      letter: letterOf(starts[at]! + index),
      label: PROFILE_FACTS.includes(by.id) ? profileWord(label) : label,
    })),
  }));
}

/**
 * Merges several cross-tabs of one study into one table per question. Letters only refer to columns of the same banner,
 * because nothing was compared between banners.
 */
export function mergedQuestions(tables: readonly Crosstab[]): MergedQuestion[] {
  const starts = startsOf(tables);
  const ids = new Set(tables.flatMap(({ questions }) => questions.map(({ question_id }) => question_id)));
  return [...ids].map((id) => {
    const found = tables.map(({ questions }) => questions.find(({ question_id }) => question_id === id));
    const { rows, ...question } = found.find((one) => one !== undefined)!;
    const cellsIn = ({ figure, label }: Row) =>
      tables.flatMap(({ columns }, at): (Cell | null)[] => {
        const own = found[at]?.rows.find((row) => row.figure === figure && row.label === label);
        const moved = (letter: string) =>
          letterOf(starts[at]! + columns.findIndex((column) => column.letter === letter));
        return columns.map((_, index) => {
          const cell = own?.cells[index];
          return cell ? { ...cell, differs_from: cell.differs_from.map(moved) } : null;
        });
      });
    return {
      ...question,
      interactions: found.flatMap((one) => one?.interactions ?? []),
      rows: rows.map((row) => ({ figure: row.figure, label: row.label, total: row.total, cells: cellsIn(row) })),
    };
  });
}

export type Sorting = { column: number; descending: boolean } | undefined;

/** Whether the rows are figures of one kind, such as options, whose order does not matter. */
export const isSortable = (rows: readonly MergedRow[]): boolean =>
  rows.length > 1 && rows.every(({ figure, label }) => figure === rows[0]!.figure && label !== null);

/** Rows sorted by the figures of a column; 0 is the total. Rows without a figure come last. */
export function sortedRows(rows: readonly MergedRow[], sorting: Sorting): readonly MergedRow[] {
  if (!sorting) return rows;
  const { column, descending } = sorting;
  const worst = descending ? -Infinity : Infinity;
  const valueOf = ({ total, cells }: MergedRow) => (column === 0 ? total : cells[column - 1])?.value ?? worst;
  return rows.toSorted((a, b) => (descending ? valueOf(b) - valueOf(a) : valueOf(a) - valueOf(b)) || 0);
}

/** The next order after a click on a column: highest first, lowest first, then the questionnaire's. */
export function nextSorting(sorting: Sorting, column: number): Sorting {
  if (sorting?.column !== column) return { column, descending: true };
  return sorting.descending ? { column, descending: false } : undefined;
}

const names = {
  mean: t("Mean"),
  top_two_box: t("Top two"),
  nps: t("Net Promoter Score"),
  share: t("Share"),
  mean_rank: t("Mean rank, 1 is first"),
} as const satisfies Record<Row["figure"], string>;

export const rowName = ({ figure, label }: Pick<Row, "figure" | "label">): string => label ?? names[figure];

const isPercent = (figure: Row["figure"]): boolean => figure === "share" || figure === "top_two_box";

/** Formats the figures of a row. */
interface Writer {
  /** `43 %`, `3.42`, `12.5 days` */
  value: (value: number) => string;
  /** Without the unit: `39 to 47` */
  interval: (ends: readonly number[]) => string;
}

/** @param people number of people in the study: below 30, shares are whole percentages */
export function writerFor(
  { figure }: Pick<Row, "figure">,
  { unit }: Pick<MergedQuestion, "unit">,
  people: number,
): Writer {
  const shares = people < 30 ? 0 : 1;
  const places = isPercent(figure) ? shares : figure === "nps" ? 0 : unit === null ? 2 : 1;
  const after = isPercent(figure) ? " %" : figure === "mean" && unit !== null ? ` ${unit}` : "";
  return {
    value: (value) => decimal(value, places) + after,
    interval: (ends) => range(ends, places),
  };
}
