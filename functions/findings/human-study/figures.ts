import type { QuestionDefinition } from "./draft.ts";
import type { HumanFigures, HumanScale } from "./schemas.ts";

/** The points of a scale and whatever lies between them in answers, lowest first. */
export const scaleValues = ({ points, first_value }: HumanScale, found: Iterable<number>): number[] =>
  [...new Set([...Array.from({ length: points }, (_, point) => first_value + point), ...found])].toSorted(
    (a, b) => a - b,
  );

/** Mean and spread (n − 1) of values that so many people gave; no spread of one. */
function moments(values: readonly number[], counts: readonly number[], n: number) {
  if (n === 0) return { mean: null, sd: null };
  const mean = values.reduce((total, value, at) => total + value * counts[at]!, 0) / n;
  if (n === 1) return { mean, sd: null };
  const squares = values.reduce((total, value, at) => total + (value - mean) ** 2 * counts[at]!, 0);
  return { mean, sd: Math.sqrt(squares / (n - 1)) };
}

/**
 * The figures of a question from how many people gave each answer.
 * @param categories values of the scale, or places of options
 * @param n people who answered; of several options fewer than the counts add up to
 */
export function figuresOfCounts(
  { options }: QuestionDefinition,
  categories: readonly number[],
  counts: readonly number[],
  n: number,
): HumanFigures {
  const counted = categories.map((value, at) => ({ answer: options?.[value] ?? value, count: counts[at]! }));
  return options
    ? { n, mean: null, sd: null, counts: counted }
    : { n, ...moments(categories, counts, n), counts: counted };
}
