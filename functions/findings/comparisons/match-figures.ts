import { conceptItemOf } from "../../studies/concept-test/battery.ts";
import type { FigureRow } from "../../dataset/figure-row.ts";
import { figureForm, type FigureQuestion } from "../../dataset/figure-questions.ts";

/** A question with the simulations that asked it in the same way, and their figures side by side. */
export interface MatchedFigures {
  /** As the first of them asked it. */
  question: FigureQuestion;
  /** Positions among all simulations. */
  simulations: number[];
  /** Figures that all of them have, each with one row per simulation. */
  rows: FigureRow[][];
}

const sameText = (text: string): string => text.trim().replaceAll(/\s+/g, " ");
const rowKey = ({ figure, label }: FigureRow): string => JSON.stringify([figure, label]);
const labelsOf = ({ rows }: FigureQuestion): string[] => [...new Set(rows.map(({ label }) => label ?? ""))].sort();

/**
 * Two questions are the same if these are the same, as in convergence: kind, wording, scale or options in any order,
 * and the method by which words were rated. For the sentiment and the concept battery, which exist in every language,
 * the id counts instead of the wording.
 */
const identity = (question: FigureQuestion): string => {
  const { question_id: id, kind, unit, method } = question;
  const form = figureForm(question);
  const known = form === "score" || (form === "rating" && conceptItemOf({ id, question: question.question }));
  return JSON.stringify([
    ...[kind, known ? id : sameText(question.question), unit, method],
    form === "rating" ? question.scale : labelsOf(question),
  ]);
};

/**
 * Every question with the simulations that asked it, in the order of first appearance. If a simulation asks a question
 * twice, its turn distinguishes them.
 */
export function matchFigures(simulations: readonly (readonly FigureQuestion[])[]): MatchedFigures[] {
  const matched = new Map<string, { question: FigureQuestion; asked: [number, FigureQuestion][] }>();
  for (const [position, questions] of simulations.entries()) {
    const turns = new Map<string, number>();
    for (const question of questions) {
      const same = identity(question);
      const turn = turns.get(same) ?? 0;
      turns.set(same, turn + 1);
      const key = `${turn} ${same}`;
      const entry = matched.get(key) ?? { question, asked: [] };
      entry.asked.push([position, question]);
      matched.set(key, entry);
    }
  }
  return [...matched.values()].map(({ question, asked }) => ({
    question,
    simulations: asked.map(([position]) => position),
    rows: question.rows.flatMap((row) => {
      const own = asked.flatMap(([, { rows }]) => rows.find((one) => rowKey(one) === rowKey(row)) ?? []);
      return own.length === asked.length ? [own] : [];
    }),
  }));
}
