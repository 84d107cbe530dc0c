import type { ConjointReport } from "../../studies/conjoint/report-schema.ts";
import { personaAlpha, type RepeatedItem } from "../../statistics/persona-alpha.ts";
import {
  decidePromotion,
  type ConjointEvidence,
  type PromotionDecision,
  type PromotionOptions,
} from "../promotion/score.ts";
import type { PersonaReliability } from "./schemas.ts";
import { scoreOf } from "./score.ts";

/** How consistent a persona is, and whether it therefore enters the library. */
export type MeasuredPersona = Pick<PersonaReliability, "score" | "lower_bound" | "answers_compared" | "reason"> &
  Pick<PromotionDecision, "promote" | "obstacles">;

export interface PersonaReliabilityOptions extends PromotionOptions {
  /** Conjoint studies only: the persona's root likelihood against random responders. */
  conjoint?: ConjointEvidence | null;
}

const asScore = (alpha: number | null) => (alpha === null ? null : Number(scoreOf(alpha).toFixed(1)));

/** The data for the conjoint guard of promotion, by persona id, from the report of a study. */
export const conjointEvidence = ({ individuals, fit }: ConjointReport): Map<string, ConjointEvidence> =>
  new Map(
    individuals.map(({ persona_id, root_likelihood }) => [
      persona_id,
      { rlh: root_likelihood, randomRlh95: fit.random_root_likelihood_95 },
    ]),
  );

/**
 * Measures one persona against itself over everything it was asked repeatedly, and decides on its promotion
 * (docs/methods.md, Promotion).
 * @param items items of `promotionEvidence`, with the answers of all personas of the group
 */
export function measurePersona(
  items: readonly RepeatedItem[],
  personaId: string,
  { conjoint = null, ...options }: PersonaReliabilityOptions = {},
): MeasuredPersona {
  const evidence = personaAlpha(items, personaId);
  const { promote, obstacles, reason } = decidePromotion({ ...evidence, conjoint }, options);
  return {
    score: asScore(evidence.alpha),
    lower_bound: asScore(evidence.lowerBound),
    answers_compared: evidence.degreesOfFreedom,
    promote,
    obstacles,
    reason,
  };
}
