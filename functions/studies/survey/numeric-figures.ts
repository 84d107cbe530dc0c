import { medianInterval, weightedQuantile } from "../../statistics/weighted-quantile.ts";
import { shownInterval } from "../../statistics/shown-interval.ts";
import { weightedDeviation } from "../../statistics/weighting.ts";
import type { QuestionFigures } from "./aggregate-schema.ts";
import type { WeightedAnswer } from "./answered.ts";
import { exclusiveFigures, meanFigure } from "./counted-figures.ts";
import { rounded } from "../../statistics/rounded.ts";
import { binEdges, binOf } from "./number-bins.ts";
import type { SurveyQuestion } from "./schemas.ts";

type NumericFigures = NonNullable<QuestionFigures["numeric"]>;

/** Interquartile ranges from the quartiles to the outer fences (Tukey 1977, Exploratory Data Analysis, §2D). */
const OUTER_FENCE = 3;
/** Outliers that are named: with a hundred questions more would not fit into a table item. */
const MOST_OUTLIERS = 10;

/** Decimals that leave a number four digits or more: 2 for 12.34, 3 for 1.234, 0 for 12,345. */
function decimalsFor(values: readonly number[]): number {
  const largest = Math.max(...values.map(Math.abs));
  return largest === 0 ? 0 : Math.min(6, Math.max(0, 3 - Math.floor(Math.log10(largest))));
}

/**
 * Figures of numbers that were entered. The mean has Student's t interval, which is too narrow where few personas give
 * numbers of a long tail (docs/evaluation.md has its coverage for lognormal ones); the median has one that holds
 * whatever the numbers are spread like.
 * @returns null without answers
 */
export function numericFigures(
  { min, max, unit }: SurveyQuestion,
  answers: readonly WeightedAnswer[],
): NumericFigures | null {
  const numbers = answers.flatMap(({ persona_id, value, weight }) =>
    value === null ? [] : [{ persona_id, value, weight }],
  );
  if (numbers.length === 0) return null;
  const values = numbers.map(({ value }) => value);
  const weights = numbers.map(({ weight }) => weight);
  const decimals = decimalsFor(values);
  const quartiles = [0.25, 0.75].map((p) => weightedQuantile(values, weights, p)) as [number, number];
  const reach = OUTER_FENCE * (quartiles[1] - quartiles[0]);
  // Where half of the numbers are the same there is no range to measure others by.
  const fences = reach > 0 ? ([quartiles[0] - reach, quartiles[1] + reach] as const) : ([-Infinity, Infinity] as const);
  const beyond = (value: number) => Math.max(fences[0] - value, value - fences[1]);
  const edges = binEdges(values, fences);
  const bins = edges.slice(1).map((to, index) => ({ from: edges[index]!, to }));
  const shares = exclusiveFigures(
    bins.map((_, bin) => values.map((value) => binOf(value, edges) === bin)),
    weights,
  );
  const deviation = weightedDeviation(values, weights);
  const median = medianInterval(values, weights);
  return {
    unit,
    // Prices, counts and times are not negative; of what can be, some answer is.
    ...meanFigure(values, weights, [min ?? (Math.min(...values) < 0 ? -Infinity : 0), max ?? Infinity], decimals),
    standard_deviation: deviation === null ? null : rounded(deviation, decimals),
    median: rounded(weightedQuantile(values, weights, 0.5), decimals),
    median_interval: median && shownInterval(...median, decimals),
    quartiles: quartiles.map((quartile) => rounded(quartile, decimals)),
    minimum: Math.min(...values),
    maximum: Math.max(...values),
    outliers: numbers
      .filter(({ value }) => value < fences[0] || value > fences[1])
      .toSorted((a, b) => beyond(b.value) - beyond(a.value))
      .slice(0, MOST_OUTLIERS)
      .map(({ persona_id, value }) => ({ persona_id, value })),
    bins: bins.map((bin, index) => ({ ...bin, ...shares[index]! })),
  };
}
