import type { SurveyScale } from "../survey/schemas.ts";
import { requireInput } from "../../statistics/input-error.ts";
import { meanRating } from "../../statistics/ssr.ts";
import { readScale } from "./read-scale.ts";

/**
 * Mean of a distribution over the points of a scale, in the scale's numbers, which begin at `first_value`.
 * @throws StatisticsInputError for a distribution over another number of points, which `spreadDistribution` carries
 * over
 */
export function surveyRating(
  distribution: readonly number[],
  { points, first_value }: Pick<SurveyScale, "points" | "first_value">,
): number {
  requireInput(
    distribution.length === points,
    `A distribution over ${distribution.length} points was to be rated on a scale of ${points}: carry it over first.`,
  );
  return first_value - 1 + meanRating(distribution);
}

/** Whether the first point of a scale is its upper end (`1 = very satisfied`, school marks), as its labels say. */
export const runsDownward = (question: { text: string; scale: SurveyScale }): boolean => readScale(question).downward;
