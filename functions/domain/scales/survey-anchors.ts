import type { SurveyScale } from "../survey/schemas.ts";
import { requireInput } from "../statistics/input-error.ts";
import { meanRating } from "../statistics/ssr.ts";
import type { Anchors } from "./anchors.ts";
import { labelAnchors } from "./label-anchors.ts";
import { readScale } from "./read-scale.ts";

/**
 * Anchor sets of a survey question in the order of its scale's points, three sets or more, each with the same number of
 * statements. Most have five whatever the number of points: five grades are as many as everyday words tell apart, and
 * two would make every set of a two-point scale say 0 or 1 (the lesser similarity is subtracted). Who rates with
 * `ratingDistribution` has to `spreadDistribution` the result over the points of the scale.
 * @param anchors of the language of the answers that are rated
 * @returns null for a scale that its own labels alone explain, in a language without wordings around labels
 */
export function surveyAnchors(
  question: { text: string; scale: SurveyScale },
  anchors: Anchors,
): readonly (readonly string[])[] | null {
  const { family, downward } = readScale(question);
  const { language, labels, scales } = anchors;
  if (family === null) return labels && labelAnchors(question.scale, downward, { language, labels });
  const sets: readonly (readonly string[])[] = scales[family];
  return downward ? sets.map((set) => set.toReversed()) : sets;
}

/**
 * Mean of a distribution over the points of a scale, in its numbers, which begin at `first_value`.
 * @throws StatisticsInputError for a distribution over another number of points, which `spreadDistribution` carries
 *   over
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
