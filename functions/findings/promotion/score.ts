import { STRAIGHT_LINING } from "../../studies/simulation/straight-lining.ts";
import type { Values } from "../../languages/texts.ts";
import { percentIn, wordingOf, type ServiceWording } from "../../languages/wording.ts";
import type { PersonaAlpha } from "../../statistics/persona-alpha.ts";

export interface PromotionThresholds {
  /** Smallest α_i. */
  alpha: number;
  /** Smallest lower bound of α_i. */
  lowerBound: number;
  /** Smallest Σ items × (repetitions − 1). With at least 28, α = .80 is enough for a bound of .667. */
  degreesOfFreedom: number;
  /** Upper limit of the share of one scale point in all scale answers; the share has to be below it. */
  straightLining: number;
}

export const PROMOTION_THRESHOLDS: PromotionThresholds = {
  alpha: 0.8,
  lowerBound: 0.667,
  degreesOfFreedom: 28,
  straightLining: STRAIGHT_LINING,
};

/**
 * Conjoint guard: a persona's root likelihood compared with the 95th percentile of random responders on the same
 * design.
 */
export interface ConjointEvidence {
  rlh: number;
  randomRlh95: number;
}

export type PromotionEvidence = Pick<
  PersonaAlpha,
  "alpha" | "lowerBound" | "degreesOfFreedom" | "itemsWithoutVariance" | "acrossItemVariance" | "straightLining"
> & { conjoint?: ConjointEvidence | null };

export interface PromotionOptions {
  thresholds?: PromotionThresholds;
  /** Language of the reason (BCP 47). */
  language?: string;
}

export type PromotionObstacle =
  | "no_variance"
  | "too_few_repetitions"
  | "alpha_too_low"
  | "lower_bound_too_low"
  | "constant_answers"
  | "straight_lining"
  | "conjoint_at_random";

export interface PromotionDecision {
  promote: boolean;
  /** Everything that prevents promotion, most fundamental first; empty if promoted. */
  obstacles: PromotionObstacle[];
  /** One sentence for the reliability study, in both cases. */
  reason: string;
}

/** α of exactly .80 may be stored as .7999999999999999. */
const ROUNDING = 1e-12;

/** A figure with three decimals. */
type Figure = (value: number) => string;
/** An obstacle, and the values for its sentence. */
type Finding = readonly [obstacle: PromotionObstacle, values: Values];

function consistencyFindings(evidence: PromotionEvidence, thresholds: PromotionThresholds, figure: Figure): Finding[] {
  const { alpha, lowerBound, degreesOfFreedom, itemsWithoutVariance } = evidence;
  const findings: Finding[] = [];
  if ((alpha === null || lowerBound === null) && itemsWithoutVariance > 0) findings.push(["no_variance", {}]);
  if (alpha === null || degreesOfFreedom < thresholds.degreesOfFreedom)
    findings.push(["too_few_repetitions", { answers: degreesOfFreedom, needed: thresholds.degreesOfFreedom }]);
  if (alpha !== null && alpha < thresholds.alpha - ROUNDING)
    findings.push(["alpha_too_low", { alpha: figure(alpha), needed: figure(thresholds.alpha) }]);
  if (lowerBound !== null && lowerBound < thresholds.lowerBound - ROUNDING)
    findings.push(["lower_bound_too_low", { bound: figure(lowerBound), needed: figure(thresholds.lowerBound) }]);
  return findings;
}

function guardFindings(
  { acrossItemVariance, straightLining, conjoint }: PromotionEvidence,
  thresholds: PromotionThresholds,
  wording: ServiceWording,
  figure: Figure,
): Finding[] {
  const findings: Finding[] = [];
  if (acrossItemVariance !== null && acrossItemVariance <= ROUNDING) findings.push(["constant_answers", {}]);
  if (straightLining !== null && straightLining >= thresholds.straightLining)
    findings.push(["straight_lining", { share: percentIn(wording, 100 * straightLining, 0) }]);
  if (conjoint && conjoint.rlh <= conjoint.randomRlh95)
    findings.push(["conjoint_at_random", { likelihood: figure(conjoint.rlh), random: figure(conjoint.randomRlh95) }]);
  return findings;
}

/**
 * Whether a persona enters the library, and why. It has to be consistent with itself (α and its lower bound), and to be
 * asked often enough. It must not be consistent only because all of its answers are the same or, in conjoint, random. A
 * guard without data (null) does not apply.
 */
export function decidePromotion(
  evidence: PromotionEvidence,
  { language = "en", thresholds = PROMOTION_THRESHOLDS }: PromotionOptions = {},
): PromotionDecision {
  const wording = wordingOf(language);
  const { say } = wording;
  const figure: Figure = (value) => wording.number(value, 3);
  const findings = [
    ...consistencyFindings(evidence, thresholds, figure),
    ...guardFindings(evidence, thresholds, wording, figure),
  ];
  const { alpha, lowerBound, degreesOfFreedom } = evidence;
  if (findings.length > 0 || alpha === null || lowerBound === null) {
    const reasons = findings.map(([obstacle, values]) => say(`promotion.${obstacle}`, values));
    return {
      promote: false,
      obstacles: findings.map(([obstacle]) => obstacle),
      reason: say("promotion.not_promoted", { reasons: reasons.join(say("promotion.and")) }),
    };
  }
  const reason = say("promotion.promoted", {
    alpha: figure(alpha),
    bound: figure(lowerBound),
    answers: degreesOfFreedom,
  });
  return { promote: true, obstacles: [], reason };
}
