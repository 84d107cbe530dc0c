import type { ScaleFamily } from "../../../../functions/studies/rating/scale-families.ts";
import { seedFrom } from "../../../../functions/statistics/random.ts";
import { readStances, type StanceReading } from "../../embedder/stance.ts";
import { itemOf } from "./appraise.ts";
import { topicsIn } from "./offer.ts";
import { caresFor, fashion, feeling } from "./person.ts";
import type { Scene } from "./scene.ts";

/** What a statement says of an offer, and the item that judges it. */
const statedBy = [
  ["intent", "purchase_intent"],
  ["value", "value_for_money"],
  ["novelty", "uniqueness"],
  ["relevance", "relevance"],
  ["credibility", "believability"],
] as const;
/** Away from offers people differ by what they care for, the brands they know, and temperament. */
const OPINION = { cares: 0.9, brand: 0.9, own: 0.42, row: 0.3, fashion: 0.2 } as const;
/** The row of a table of ratings: what stands behind its question. */
const ROW = /[:：]\s*([^:：?？]{1,60})$/u;

const clip = (value: number) => Math.max(-1, Math.min(1, value));

/** How far somebody shares a statement about the offer: by what it says, and whether for or against. */
function agreement(statement: string, { appraisal }: Scene): number | null {
  const reading = readStances(statement);
  const stated = statedBy.find(([stance]) => reading[stance] !== undefined);
  const at = stated ? reading[stated[0]] : reading.valence;
  if (!at || !appraisal) return null;
  return clip((stated ? appraisal.items[stated[1]] : appraisal.overall) * Math.sign(at.position));
}

/** 1 for a statement of who cares for its topics, −1 for its contrary; who finds a thing dear minds prices. */
function sideOf({ value, importance, interest, credibility, relevance, frequency, valence }: StanceReading): number {
  const read = importance ?? interest ?? credibility ?? relevance ?? frequency ?? valence;
  return value && !importance ? 1 : (read?.position ?? 1) > 0 ? 1 : -1;
}

/** Liking for a brand that a text names, −1..1. */
export function brandIn(text: string, { consumer }: Pick<Scene, "consumer">): number {
  const { trusted_brands, distrusted_brands } = consumer.profile;
  const isNamed = (brand: string) => brand !== "" && text.toLowerCase().includes(brand.toLowerCase());
  return trusted_brands.some(isNamed) ? 1 : distrusted_brands.some(isNamed) ? -1 : 0;
}

/**
 * Where somebody stands on what a question asks, −1..1: by the item that judges the offer in the study, else by what
 * they care for. The same person stands at the same place whenever asked, but for what hangs on the day.
 */
export function positionOn(scene: Scene, question: string, family: ScaleFamily | null): number {
  const { consumer, appraisal, asked, seed } = scene;
  const item = family === null || family === "overall_sentiment" ? null : itemOf(family);
  if (family === "agreement") {
    const shared = agreement(question, scene);
    if (shared !== null) return shared;
  } else if (appraisal && item)
    return clip(appraisal.items[item] + 0.08 * feeling(consumer, `question ${seedFrom(question)}`, seed));
  else if (appraisal && family === "overall_sentiment") return appraisal.overall;
  const topics = topicsIn(question, asked.language);
  // A statement and its contrary are about the same thing, and felt about alike.
  const own = feeling(consumer, `on ${topics.join() || seedFrom(question)}`, seed);
  const cares = topics.reduce((sum, topic) => sum + caresFor(consumer, topic), 0) / (topics.length || 1);
  const row = family === "agreement" ? undefined : ROW.exec(question.trim())?.[1];
  const ofRow =
    row === undefined ? 0 : OPINION.row * feeling(consumer, `row ${row}`, seed) + OPINION.fashion * fashion(row);
  const standing = OPINION.cares * cares + OPINION.own * own + ofRow;
  const side = family === "agreement" ? sideOf(readStances(question)) : 1;
  return Math.tanh(side * standing + OPINION.brand * brandIn(question, scene));
}
