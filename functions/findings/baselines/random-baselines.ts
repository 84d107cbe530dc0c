import type { ConjointReport } from "../../studies/conjoint/report-schema.ts";
import type { ObservedSimulation } from "../../dataset/observed-simulation.ts";
import { summariseChance, chanceShare } from "./chance.ts";
import { figureOf, measure } from "./measurements.ts";
import type { BaselineFigure } from "../../studies/baselines/schemas.ts";

/**
 * Every aggregate figure of a study beside what as many respondents would give who answer at random, all answers
 * equally likely: a figure within that interval is no finding. Scale answers are compared as points, since random
 * answering gives points; shares of themes have no random counterpart and are left out.
 * @param conjoint the report of a conjoint study, for how well the estimates foretell choices
 */
export const randomBaselines = (
  observed: ObservedSimulation,
  conjoint: ConjointReport | null = null,
): BaselineFigure[] => [
  ...measure(observed).map(({ measure: name, question, value, chance }) =>
    figureOf({ measure: name, question_id: question.id, question: question.question, value }, chance),
  ),
  ...(conjoint ? conjointBaselines(conjoint) : []),
];

/**
 * How well individual utilities foretell choices, against guessing. Random choices hit each with the probability of
 * guessing, independently. Of the root likelihood the upper end is the 95th percentile of single random responders on
 * the same design; a mean of several would have to stay below a lower bar.
 */
export function conjointBaselines({ holdout, fit }: ConjointReport): BaselineFigure[] {
  const ofSimulation = { question_id: null, question: null };
  const { root_likelihood, chance_root_likelihood, random_root_likelihood_95 } = fit;
  return [
    ...(holdout && holdout.chance_hit_rate > 0 && holdout.chance_hit_rate < 100
      ? [
          figureOf(
            { ...ofSimulation, measure: "hit_rate", value: holdout.hit_rate },
            summariseChance(chanceShare(holdout.choices, holdout.chance_hit_rate / 100)),
          ),
        ]
      : []),
    figureOf(
      { ...ofSimulation, measure: "root_likelihood", value: root_likelihood },
      {
        expected: chance_root_likelihood,
        interval: [Math.min(chance_root_likelihood, random_root_likelihood_95), random_root_likelihood_95],
      },
    ),
  ];
}
