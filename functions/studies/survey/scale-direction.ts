import { meanDifference, tInterval, type EstimatedMean } from "../../statistics/mean-difference.ts";
import { shownInterval } from "../../statistics/shown-interval.ts";
import { effectiveSize, weightedError, weightedMean } from "../../statistics/weighting.ts";
import type { QuestionFigures } from "./aggregate-schema.ts";
import type { WeightedAnswer } from "./questions/question-module.ts";
import { rounded } from "../../statistics/rounded.ts";

type Half = EstimatedMean & { answered: number };

function half(answers: readonly WeightedAnswer[]): Half | null {
  const rated = answers.filter(({ rating }) => rating !== null);
  if (rated.length === 0) return null;
  const ratings = rated.map(({ rating }) => rating!);
  const weights = rated.map(({ weight }) => weight);
  return {
    answered: rated.length,
    mean: weightedMean(ratings, weights),
    error: weightedError(ratings, weights) ?? NaN,
    df: effectiveSize(weights) - 1,
  };
}

/**
 * How ratings depend on the end from which the scale is shown. This is the difference of the means of the two halves,
 * in the numbers of the scale. Its interval is that of Welch (1947), with effective n − 1 degrees of freedom each.
 * @returns null unless both halves have answers
 */
export function scaleDirection(answers: readonly WeightedAnswer[]): QuestionFigures["scale_direction"] {
  const written = half(answers.filter(({ scale_reversed }) => !scale_reversed));
  const reversed = half(answers.filter(({ scale_reversed }) => scale_reversed));
  if (!written || !reversed) return null;
  const difference = meanDifference(reversed, written);
  const interval = tInterval(difference);
  const shown = ({ answered, mean }: Half) => ({ answered, mean: rounded(mean, 2) });
  return {
    as_written: shown(written),
    reversed: shown(reversed),
    difference: rounded(difference.mean, 2),
    difference_interval: interval && shownInterval(...interval, 2),
  };
}
