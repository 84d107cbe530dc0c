import type { PersonaAlpha } from "./persona-alpha.ts";

export interface PromotionThresholds {
  /** α_i at least. */
  alpha: number;
  /** Lower bound of α_i at least. */
  lowerBound: number;
  /** Σ items × (repetitions − 1) at least: from 28 on, α = .80 is enough for a bound of .667. */
  degreesOfFreedom: number;
  /** Share of one scale point in all scale answers below this. */
  straightLining: number;
}

export const PROMOTION_THRESHOLDS: PromotionThresholds = {
  alpha: 0.8,
  lowerBound: 0.667,
  degreesOfFreedom: 28,
  straightLining: 0.8,
};

/** Conjoint guard: a persona's root likelihood against the 95th percentile of random responders on the same design. */
export interface ConjointEvidence {
  rlh: number;
  randomRlh95: number;
}

export type PromotionEvidence = Pick<
  PersonaAlpha,
  "alpha" | "lowerBound" | "degreesOfFreedom" | "itemsWithoutVariance" | "acrossItemVariance" | "straightLining"
> & { conjoint?: ConjointEvidence | null };

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
  /** Everything that stands against promotion, most fundamental first; empty when promoted. */
  obstacles: PromotionObstacle[];
  /** One sentence for the reliability study, either way. */
  reason: string;
}

/** α of exactly .80 may be stored as .7999999999999999. */
const ROUNDING = 1e-12;

const figure = (value: number): string => value.toFixed(3);

type Finding = readonly [PromotionObstacle, string];

function consistencyFindings(evidence: PromotionEvidence, thresholds: PromotionThresholds): Finding[] {
  const { alpha, lowerBound, degreesOfFreedom, itemsWithoutVariance } = evidence;
  const findings: Finding[] = [];
  if ((alpha === null || lowerBound === null) && itemsWithoutVariance > 0) {
    findings.push(["no_variance", "all answers to the repeated questions are identical, so consistency cannot show"]);
  }
  if (alpha === null || degreesOfFreedom < thresholds.degreesOfFreedom) {
    const text = `${degreesOfFreedom} repeated answers can be compared, ${thresholds.degreesOfFreedom} are needed`;
    findings.push(["too_few_repetitions", text]);
  }
  if (alpha !== null && alpha < thresholds.alpha - ROUNDING) {
    findings.push(["alpha_too_low", `consistency ${figure(alpha)} is below ${figure(thresholds.alpha)}`]);
  }
  if (lowerBound !== null && lowerBound < thresholds.lowerBound - ROUNDING) {
    const text = `the lower bound of consistency ${figure(lowerBound)} is below ${figure(thresholds.lowerBound)}`;
    findings.push(["lower_bound_too_low", text]);
  }
  return findings;
}

function guardFindings(evidence: PromotionEvidence, thresholds: PromotionThresholds): Finding[] {
  const { acrossItemVariance, straightLining, conjoint } = evidence;
  const findings: Finding[] = [];
  if (acrossItemVariance !== null && acrossItemVariance <= ROUNDING)
    findings.push(["constant_answers", "every scale question is answered alike"]);
  if (straightLining !== null && straightLining >= thresholds.straightLining) {
    findings.push(["straight_lining", `${Math.round(100 * straightLining)} % of the scale answers are the same point`]);
  }
  if (conjoint && conjoint.rlh <= conjoint.randomRlh95) {
    const text =
      `the likelihood of the choices ${figure(conjoint.rlh)} is within that of random ones ` +
      `${figure(conjoint.randomRlh95)}`;
    findings.push(["conjoint_at_random", text]);
  }
  return findings;
}

/**
 * Whether a persona enters the library, and why: consistent with itself (α and its lower bound), asked often enough,
 * and not consistent only because it answers everything alike or, in conjoint, at random. A guard without data (null)
 * does not apply.
 */
export function decidePromotion(
  evidence: PromotionEvidence,
  thresholds: PromotionThresholds = PROMOTION_THRESHOLDS,
): PromotionDecision {
  const findings = [...consistencyFindings(evidence, thresholds), ...guardFindings(evidence, thresholds)];
  const { alpha, lowerBound, degreesOfFreedom } = evidence;
  if (findings.length > 0 || alpha === null || lowerBound === null) {
    const texts = findings.map(([, text]) => text);
    return {
      promote: false,
      obstacles: findings.map(([obstacle]) => obstacle),
      reason: `Not promoted: ${texts.join("; ")}.`,
    };
  }
  const reason =
    `Promoted: consistency ${figure(alpha)}, lower bound ${figure(lowerBound)}, over ${degreesOfFreedom} repeated ` +
    "answers.";
  return { promote: true, obstacles: [], reason };
}
