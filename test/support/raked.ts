import type { RakedWeights } from "../../functions/studies/weights/design-weights.ts";

/**
 * Weights of a study that was raked to a margin of gender.
 * @param weights what everybody of p0, p1, … counts, in the order of their ids
 */
export const rakedTo = (weights: readonly number[]): RakedWeights => ({
  study: {
    margins: [
      {
        by: "gender",
        categories: [
          { category: "Female", personas: 3, target_percent: 51, unweighted_percent: 60, weighted_percent: 51 },
          { category: "Male", personas: 2, target_percent: 49, unweighted_percent: 40, weighted_percent: 49 },
        ],
      },
    ],
    cap: null,
    smallest_weight: Math.min(...weights),
    largest_weight: Math.max(...weights),
    design_effect: 1.25,
  },
  of: new Map(weights.map((weight, index) => [`p${index}`, weight])),
});
