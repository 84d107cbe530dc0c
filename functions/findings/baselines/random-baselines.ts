import type { ConjointReport } from "../../studies/conjoint/report-schema.ts";
import type { ObservedSimulation } from "../../dataset/observed-simulation.ts";
import { summariseChance, chanceShare } from "./chance.ts";
import { figureOf, measure } from "./measurements.ts";
import type { BaselineFigure } from "../../studies/baselines/schemas.ts";

/**
 * Compares every aggregate figure of a study with that of as many respondents who answer at random, with all answers
 * equally likely. A figure within that interval is not a finding. Scale answers are compared as points, since random
 * answering gives points. Shares of themes have no random counterpart and are left out.
 * @param conjoint the report of a conjoint study, for how well the estimates predict choices
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
 * How well individual utilities predict choices, compared with guessing. Each random choice is right with the
 * probability of guessing, independently of the others. The upper end of the root likelihood is the 95th percentile of
 * single random responders on the same design. A mean of several responders would have to stay below a lower bar.
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
