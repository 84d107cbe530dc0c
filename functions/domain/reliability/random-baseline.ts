import { mean } from "../statistics/moments.ts";
import { quantile } from "../statistics/quantile.ts";
import { randomFrom, shuffle } from "../statistics/random.ts";
import type { CodedColumn } from "./alpha-table.ts";
import { meanAlpha, scoreOf, tablesOf, type CodedQuestion } from "./score.ts";

/** The 95th percentile of 200 draws has a standard error of 1.5 points of probability. */
const PERMUTATIONS = 200;

/**
 * Deals the ratings of every run out to other personas. Those who answered stay those who answered, and in one run all
 * questions follow the same order of personas: whole sets of answers change hands where nothing is missing.
 * @param orders a random order of the personas for each run
 */
function dealt(column: CodedColumn, orders: readonly (readonly number[])[]): CodedColumn {
  const ratings = column.ratings.map((own) => own.slice());
  for (const [run, order] of orders.entries()) {
    const givers = order.filter((persona) => !Number.isNaN(column.ratings[persona]![run]));
    let next = 0;
    for (const own of ratings) if (!Number.isNaN(own[run])) own[run] = column.ratings[givers[next++]!]![run]!;
  }
  return { ...column, ratings };
}

/**
 * What the score would be if it did not matter which persona answers: its mean and 95th percentile over shuffles of
 * every run's answers among its personas. Null where no shuffle has a score.
 * @param seed 32-bit; the same seed and answers give the same figures
 */
export function randomBaseline(
  questions: readonly CodedQuestion[],
  { personas, runs }: { personas: readonly string[]; runs: number },
  seed: number,
): { expected: number; upper: number } | null {
  const random = randomFrom(seed);
  const positions = personas.map((_, persona) => persona);
  const scores = Array.from({ length: PERMUTATIONS }, () => {
    const orders = Array.from({ length: runs }, () => shuffle(random, positions));
    const shuffled = questions.map((columns) => tablesOf(columns.map((column) => dealt(column, orders))));
    return meanAlpha(shuffled);
  }).flatMap((alpha) => (alpha === null ? [] : [scoreOf(alpha)]));
  return scores.length === 0 ? null : { expected: mean(scores), upper: quantile(scores, 0.95) };
}
