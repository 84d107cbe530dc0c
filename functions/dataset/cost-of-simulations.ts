import type { ObservedSimulation } from "./observed-simulation.ts";

const NONE: ReadonlyMap<string, readonly number[]> = new Map();

/** Answers to scales without the data that they were read from. */
export const answersAlone = (simulation: ObservedSimulation): ObservedSimulation => ({
  ...simulation,
  questions: simulation.questions.map((question) => ({ ...question, distributions: NONE })),
});

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

/** Number of answers to all questions. */
export const answersIn = (simulations: readonly ObservedSimulation[]): number =>
  sum(simulations, ({ questions }) => sum(questions, ({ answers }) => answers.size));

/** Number of themes, repetitions included. */
export const themesIn = (simulations: readonly ObservedSimulation[]): number =>
  sum(simulations, ({ themes }) => themes.length);

/** Number of questions for which a persona may choose several options. */
export const optionQuestionsIn = ({ questions }: ObservedSimulation): number =>
  sum(questions, ({ kind }) => (kind === "options" ? 1 : 0));

/** Sums that a resample of the questions is made of: one per option; for scales, one per pair of points. */
export const sumsIn = ({ questions }: ObservedSimulation): number =>
  sum(questions, ({ kind, categories: { length } }) => (kind === "scale" ? length ** 2 / 2 : Math.max(2, length)));
