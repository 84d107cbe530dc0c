import { effectiveSize } from "../../statistics/weighting.ts";
import { columnsBy, type Columns } from "./columns.ts";
import { compareEstimates, estimateOf, membersOf } from "./estimate.ts";
import { figureQuestions, type FigureQuestion } from "../../dataset/figure-questions.ts";
import { adjustTests, letterOf, pairsOf } from "../../statistics/letters.ts";
import { testInteractions } from "./interactions.ts";
import { crosstabNotes } from "./notes.ts";
import { ComparisonError } from "./comparison-error.ts";
import type { Crosstab } from "./schemas.ts";
import { weightsOf, type TabledSimulation } from "./tabled-simulation.ts";

/** Most cells that a person can still read, without the totals: 40 rows by 25 columns. */
export const MOST_CELLS = 1_000;

export interface CrosstabRequest {
  simulation: TabledSimulation;
  /** A fact or the id of a question. */
  by: string;
  /** Ids in the requested order; null: all but that of the columns. */
  questionIds: readonly string[] | null;
}

function wantedOf(all: readonly FigureQuestion[], { questionIds, by }: CrosstabRequest): FigureQuestion[] {
  if (!questionIds) return all.filter(({ question_id }) => question_id !== by);
  return [...new Set(questionIds)].map((id) => {
    const found = all.find(({ question_id }) => question_id === id);
    if (!found) throw new ComparisonError(`questions: ${id} is not a question of the simulation`);
    return found;
  });
}

/** One question by columns. @param weightOf weight of a participant */
export function crossed(
  { rows, scale: _, method: __, ...question }: FigureQuestion,
  { columns, crossing }: Pick<Columns, "columns" | "crossing">,
  weightOf: (personaId: string) => number,
): Crosstab["questions"][number] {
  const pairs = pairsOf(columns.length);
  const estimated = rows.map((row) => ({
    row,
    total: estimateOf(row, membersOf(row, weightOf)),
    cells: columns.map(({ personas }) => estimateOf(row, membersOf(row, weightOf, personas))),
  }));
  const { tests, lettersOf } = adjustTests(
    estimated.flatMap(({ row, cells }, index) =>
      pairs.map((pair) => ({
        row: index,
        pair,
        p: compareEstimates(row, cells[pair[0]]!, cells[pair[1]]!)?.p ?? null,
      })),
    ),
  );
  return {
    ...question,
    tests,
    rows: estimated.map(({ row: { figure, label, best }, total, cells }, index) => ({
      figure,
      label,
      best,
      total: { ...total.shown, differs_from: [] },
      cells: cells.map(({ shown }, place) => ({ ...shown, differs_from: lettersOf(index, place) })),
    })),
    interactions: crossing ? testInteractions(rows, crossing, weightOf) : [],
  };
}

/**
 * Crosses the questions of a complete simulation with groups of its personas. Every figure has the base of its own
 * cell. Columns are compared in pairs; cells of fewer than five answers are not compared.
 *
 * Shares are compared by the pooled two-proportion z. Means, and boxes of answers that are distributions, are compared
 * by Welch's t. Where personas are weighted, n is the effective n. If columns overlap, what they have in common is
 * taken into account (`statistics/sample-difference.ts`). Holm's adjustment spans all tests of a question, its rows
 * included.
 * @throws ComparisonError for unknown questions and columns, and for more cells than can be read
 */
export function crosstab(request: CrosstabRequest): Crosstab {
  const { simulation, by } = request;
  const { simulation_id, simulation_type, dataset, recognised, weighted } = simulation;
  const { participants } = dataset;
  const all = figureQuestions(dataset, recognised);
  const questions = wantedOf(all, request);
  const { columns, crossing, ...head } = columnsBy(by, simulation, all);
  const rows = questions.reduce((sum, question) => sum + question.rows.length, 0);
  if (rows * columns.length > MOST_CELLS) {
    const fewer = questions.length > 1 ? "fewer questions in `questions`" : "other columns in `by`";
    throw new ComparisonError(
      `A cross-tab of ${rows} rows by ${columns.length} columns has ${rows * columns.length} cells, and at ` +
        `most ${MOST_CELLS} are possible; name ${fewer}`,
    );
  }
  const weightOf = weightsOf(dataset);
  const standing = new Set(columns.flatMap((column) => [...column.personas]));
  return {
    simulation_id,
    simulation_type,
    by: head,
    columns: columns.map(({ label, personas: own }, index) => ({
      letter: letterOf(index),
      label,
      personas: own.size,
      effective_n: Number(effectiveSize([...own].map(weightOf)).toFixed(1)),
    })),
    personas: participants.length,
    without_column: participants.filter((id) => !standing.has(id)).length,
    weighted,
    questions: questions.map((question) => crossed(question, { columns, crossing }, weightOf)),
    notes: crosstabNotes(simulation.language, {
      overlapping: head.overlapping,
      isRead: questions.some(({ method }) => method !== null),
    }),
  };
}
