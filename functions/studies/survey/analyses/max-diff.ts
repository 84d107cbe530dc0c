import { choiceData } from "../../conjoint/choice-data.ts";
import { softmax } from "../../conjoint/likelihood.ts";
import { quadraticForm } from "../../../statistics/linear-algebra.ts";
import { fitMnlSafely, type SafeMnlFit } from "../../conjoint/mnl.ts";
import { percentages } from "../../../statistics/percentages.ts";
import { shownInterval } from "../../../statistics/shown-interval.ts";
import { studentTQuantile } from "../../../statistics/student-t.ts";
import { effectiveSize } from "../../../statistics/weighting.ts";
import type { SurveyAggregate } from "../aggregate-schema.ts";
import { choicesOf, choiceSetsOf, type BestWorstStudy } from "./best-worst-sets.ts";
import type { Participant } from "./participants.ts";

type MaxDiff = SurveyAggregate["max_diff"][number];

const logit = (share: number): number => Math.log(share / (1 - share));
const inverseLogit = (value: number): number => 1 / (1 + Math.exp(-value));

/**
 * Interval of the share of one item, percent: the delta method on the logit of the share, whose gradient in the
 * utilities is (e − s)/(1 − s_item). The utility of the first item is fixed.
 */
function shareInterval(
  item: number,
  shares: readonly number[],
  covariance: Float64Array,
  quantile: number,
): [number, number] | null {
  const own = shares[item]!;
  const gradient = Float64Array.from(shares.slice(1), (share, at) => (Number(at + 1 === item) - share) / (1 - own));
  const half = quantile * Math.sqrt(Math.max(0, quadraticForm(covariance, gradient)));
  return shownInterval(100 * inverseLogit(logit(own) - half), 100 * inverseLogit(logit(own) + half), 1);
}

/**
 * Covariance of the utilities over persons with the small-sample factor G/(G − 1); null where choices separate, and
 * with no more persons than utilities, where it would be singular.
 */
function covarianceOf({
  fit: { clusteredCovariance, coefficients, persons },
  failure,
}: SafeMnlFit): Float64Array | null {
  if (failure !== null || persons <= coefficients.length) return null;
  return clusteredCovariance.map((value) => (value * persons) / (persons - 1));
}

/**
 * Scores of items from best–worst sets (Finn & Louviere 1992, J Public Policy Mark 11:12). Shares of preference come
 * from a multinomial logit of the sequential choice of best and worst, s = exp(u)/Σexp(u), with person-clustered
 * intervals. Each item also has how often it was best and worst, out of how often it was shown. There is no interval if
 * choices separate, or if there are no more personas than items.
 * @returns null where nobody answered
 */
export function maxDiff(study: BestWorstStudy, participants: readonly Participant[]): MaxDiff | null {
  const { sets, items } = study;
  const answered = participants
    .map((participant) => ({ participant, choices: choicesOf(study, participant) }))
    .filter(({ choices }) => choices.length > 0);
  if (answered.length === 0) return null;
  const all = answered.flatMap(({ choices }) => choices);
  const weights = answered.map(({ participant }) => participant.weight);
  const data = choiceData(answered.flatMap(({ participant, choices }) => choiceSetsOf(participant, choices, items)));
  const found = fitMnlSafely(data);
  const covariance = covarianceOf(found);
  const shares = softmax([0, ...found.fit.coefficients]);
  const scores = percentages(shares);
  const quantile = covariance ? studentTQuantile(0.975, effectiveSize(weights) - 1) : 0;
  return {
    question_ids: sets.map(({ id }) => id),
    answered: answered.length,
    items: items.map((item, index) => ({
      item,
      score: scores[index]!,
      score_interval: covariance && shareInterval(index, shares, covariance, quantile),
      best: all.filter(({ best }) => best === item).length,
      worst: all.filter(({ worst }) => worst === item).length,
      shown: all.filter(({ options }) => options.includes(item)).length,
    })),
  };
}
