import type { ScaleFamily } from "../../../../functions/domain/scales/scale-families.ts";
import { seedFrom } from "../../../../functions/domain/statistics/random.ts";
import { readStances } from "../../embedder/stance.ts";
import { itemOf } from "./appraise.ts";
import { caresFor, feeling } from "./feeling.ts";
import { topicsIn, worthOf } from "./offer.ts";
import type { Scene } from "./scene.ts";

/** What a statement says of an offer, and the item that judges it. */
const statedBy = [
  ["intent", "purchase_intent"],
  ["value", "value_for_money"],
  ["novelty", "uniqueness"],
  ["relevance", "relevance"],
  ["credibility", "believability"],
] as const;
/** Away from offers people differ by what they care for and by temperament. */
const OPINION = { cares: 0.75, own: 0.42, belief: 0.15 } as const;

const clip = (value: number) => Math.max(-1, Math.min(1, value));

/** How far somebody shares a statement about the offer: by what it says, and whether for or against. */
function agreement(statement: string, { appraisal }: Scene): number | null {
  const reading = readStances(statement);
  const stated = statedBy.find(([stance]) => reading[stance] !== undefined);
  const at = stated ? reading[stated[0]] : reading.valence;
  if (!at || !appraisal) return null;
  return clip((stated ? appraisal.items[stated[1]] : appraisal.overall) * Math.sign(at.position));
}

/**
 * Where somebody stands on what a question asks, −1..1: by the item that judges the offer in the study, else by what
 * they care for. The same person stands at the same place whenever asked, but for what hangs on the day.
 */
export function positionOn(scene: Scene, question: string, family: ScaleFamily | null): number {
  const { consumer, appraisal, language, speaking, seed } = scene;
  if (family === "agreement") {
    const shared = agreement(question, scene);
    if (shared !== null) return shared;
  }
  const own = feeling(consumer, `question ${seedFrom(question)}`, seed);
  const item = family === null || family === "overall_sentiment" ? null : itemOf(family);
  if (appraisal && item) return clip(appraisal.items[item] + 0.08 * own);
  if (appraisal && family === "overall_sentiment") return appraisal.overall;
  const topics = topicsIn(question, language);
  const cares =
    topics.length === 0 ? 0 : topics.reduce((sum, topic) => sum + caresFor(consumer, topic), 0) / topics.length;
  const side = family === "agreement" ? Math.sign(worthOf(question, language, speaking)) : 0;
  return Math.tanh(OPINION.cares * cares + OPINION.own * own + OPINION.belief * consumer.belief * side);
}
