import type { ScaleFamily } from "../../../../functions/studies/rating/scale-families.ts";
import type { Stance } from "../../phrases/pack.ts";

/** Each stance that a text can take, with the scale that asks for it. */
export const scaleOf: Readonly<Record<Stance, ScaleFamily>> = {
  valence: "liking",
  intent: "purchase_intent",
  novelty: "uniqueness",
  relevance: "relevance",
  credibility: "trust",
  value: "value_for_money",
  agreement: "agreement",
  importance: "importance",
  interest: "interest",
  ease: "ease",
  frequency: "frequency",
  degree: "intensity",
};

const others: Readonly<Partial<Record<ScaleFamily, Stance>>> = {
  likelihood: "intent",
  recommendation: "intent",
  believability: "credibility",
};

/** The stance that a scale is read by. */
export const stanceOf = (family: ScaleFamily): Stance =>
  others[family] ?? (Object.keys(scaleOf) as Stance[]).find((stance) => scaleOf[stance] === family) ?? "valence";
