import { noTests, ratingError, type ScaleTests } from "../rating/rating-error.ts";
import { commonMethod } from "../rating/rating-method.ts";
import { conceptItems, type ConceptItem } from "./battery.ts";
import { noWeights, type DesignWeights } from "../weights/design-weights.ts";
import { ratingSummary } from "../rating/rating-summary.ts";
import type { PersonaResult } from "../simulation/results.ts";
import type { ScaleSummary } from "../rating/scale-summary.ts";
import { rounded } from "../../statistics/rounded.ts";

const POINTS = 5;
function scaleSummary(
  item: ConceptItem,
  results: readonly PersonaResult[],
  { of }: DesignWeights,
  tests: ScaleTests,
): ScaleSummary[] {
  const rated = results.flatMap(({ persona_id, answers }) => {
    const answer = answers?.find(({ question_id }) => question_id === item);
    return answer?.distribution?.length === POINTS && answer.rating !== null
      ? [{ ...answer, rating: answer.rating, distribution: answer.distribution, weight: of(persona_id) }]
      : [];
  });
  const method = commonMethod(rated.map(({ rating_method }) => rating_method));
  const { error, bias } = ratingError(tests, { family: item, method, points: POINTS });
  const summary = ratingSummary(rated, { points: POINTS, first_value: 1 }, bias);
  const [first] = rated;
  if (!summary || !first) return [];
  const top = summary.box(POINTS - 2, POINTS);
  return [
    {
      question_id: item,
      question: first.question,
      answered: rated.length,
      mean: summary.mean,
      mean_interval: summary.mean_interval,
      distribution: summary.distribution.map((p) => rounded(p, 4)),
      rating_method: method,
      rating_error: error,
      points: summary.points.map((point, index) => ({ value: index + 1, ...point })),
      top_two_box: top.share,
      top_two_box_interval: top.share_interval,
    },
  ];
}

/**
 * Figures of the concept battery; an item that nobody was rated on is left out.
 * @param results those of a concept test
 * @param tests those of the scales as the embedding model reads them in the study's language
 */
export const conceptFigures = (
  results: readonly PersonaResult[],
  weights: DesignWeights = noWeights,
  tests: ScaleTests = noTests,
): ScaleSummary[] => conceptItems.flatMap((item) => scaleSummary(item, results, weights, tests));
