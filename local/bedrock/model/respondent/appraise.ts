import { conceptItems, type ConceptItem } from "../../../../functions/studies/concept-test/battery.ts";
import type { ScaleFamily } from "../../../../functions/studies/rating/scale-families.ts";
import { effectOn, scoresOf, type Bearing, type Scores } from "./loadings.ts";
import type { Offer } from "./offer.ts";
import { caresFor, feeling, isValue, type Consumer } from "./person.ts";

/** Why somebody takes an offer as they do; effects in fifths of the five points, about −1..1. */
export interface Reason {
  kind: "price" | "brand" | "claim" | "topic" | "temper";
  bearing: Bearing;
  effect: number;
  /** The claim word for word, the brand, or the topic's id. */
  about: string;
  topics: readonly string[];
}

/** How a person takes an offer: where they stand on every item, −1..1, and why, what moves most first. */
export interface Appraisal extends Scores {
  reasons: readonly Reason[];
}

/**
 * A doubling of the price costs the average buyer .4 of five points; the thrifty and the poor more, and the thrifty are
 * loath to spend at all. Far from the middling amount every doubling says less: what such a thing usually costs is not
 * known.
 */
const PRICE = { perDoubling: 0.33, least: 0.3, thrift: 1.4, poor: 0.2, loath: 0.8, reach: 5 } as const;
const priceSlope = ({ thrift, income }: Consumer) =>
  PRICE.perDoubling * (PRICE.least + PRICE.thrift * thrift) * (1 - PRICE.poor * income);
const BRAND = { trusted: 0.3, distrusted: -0.4 } as const;
const CLAIM = { good: 0.14, bad: 0.42, most: 1.1 } as const;
const TOPIC = { weight: 0.16, most: 4 } as const;
/** Sceptics doubt what is claimed before they dislike it. */
const TEMPER = { belief: 0.2, trust: 0.25, own: 0.4, item: 0.18, openness: 0.3 } as const;
/** Before anything speaks for it an offer meets mild indifference. */
const BASE: Readonly<Partial<Record<ConceptItem, number>>> = {
  purchase_intent: -0.34,
  uniqueness: -0.15,
  relevance: -0.05,
};

const names = (text: string, brands: readonly string[]) => brands.find((brand) => brand !== "" && text.includes(brand));

function reasonsFor(offer: Offer, consumer: Consumer): Reason[] {
  const reasons: Reason[] = [];
  if (offer.price) {
    const doublings = PRICE.reach * Math.tanh(offer.price.doublings / PRICE.reach);
    const effect = -priceSlope(consumer) * doublings - PRICE.loath * (consumer.thrift - 0.5);
    reasons.push({ kind: "price", bearing: "price", effect, about: offer.price.display, topics: ["price"] });
  }
  const { trusted_brands, distrusted_brands } = consumer.profile;
  for (const [brands, effect] of [
    [trusted_brands, BRAND.trusted] as const,
    [distrusted_brands, BRAND.distrusted] as const,
  ]) {
    const about = names(offer.text, brands);
    if (about) reasons.push({ kind: "brand", bearing: "brand", effect, about, topics: ["brand"] });
  }
  const said = offer.claims.filter(({ worth }) => worth !== 0);
  const fewer = 1 / Math.sqrt(Math.max(1, said.length / 2));
  for (const { text, worth, topics } of said) {
    const care = 1 + 0.5 * Math.max(...topics.map((topic) => caresFor(consumer, topic)), 0);
    const weight = worth > 0 ? CLAIM.good * (1 + 0.3 * consumer.belief) : CLAIM.bad;
    const effect = Math.max(-CLAIM.most, Math.min(CLAIM.most, worth * weight * care * fewer));
    reasons.push({ kind: "claim", bearing: worth > 0 ? "benefit" : "harm", effect, about: text, topics });
  }
  for (const topic of offer.topics.filter(isValue).slice(0, TOPIC.most)) {
    const effect = TOPIC.weight * caresFor(consumer, topic);
    reasons.push({ kind: "topic", bearing: "need", effect, about: topic, topics: [topic] });
  }
  return reasons;
}

/** How a person takes an offer; with another seed a little differently. */
export function appraise(offer: Offer, consumer: Consumer, seed: string): Appraisal {
  const reasons = reasonsFor(offer, consumer);
  const temper =
    TEMPER.belief * consumer.belief + TEMPER.own * feeling(consumer, `offer ${offer.claims[0]?.text ?? ""}`, seed);
  const drivers = [
    ...reasons,
    { bearing: "attitude" as const, effect: temper },
    { bearing: "novelty" as const, effect: 0.4 * offer.novelty + TEMPER.openness * consumer.openness },
    { bearing: "trust" as const, effect: 0.2 * offer.credibility + TEMPER.trust * consumer.belief },
  ];
  const base = Object.fromEntries(
    conceptItems.map((item) => [item, (BASE[item] ?? 0) + TEMPER.item * feeling(consumer, `item ${item}`, seed)]),
  );
  return {
    ...scoresOf(drivers, base),
    reasons: reasons.toSorted((a, b) => Math.abs(b.effect) - Math.abs(a.effect)),
  };
}

/** The reasons on one side that move an item, what moves most first. */
export const reasonsOn = (item: ConceptItem, { reasons }: Appraisal, side: 1 | -1): Reason[] =>
  reasons
    .filter((reason) => side * effectOn(item, reason) > 0.03)
    .toSorted((a, b) => Math.abs(effectOn(item, b)) - Math.abs(effectOn(item, a)));

/** Items of the concept battery that stand behind other scales. */
const likeItem: Readonly<Partial<Record<ScaleFamily, ConceptItem>>> = {
  likelihood: "purchase_intent",
  recommendation: "purchase_intent",
  importance: "relevance",
  interest: "relevance",
  trust: "believability",
  satisfaction: "liking",
  quality: "liking",
  agreement: "liking",
};

/** The item of the concept battery by which a scale judges an offer; null for those that judge none. */
export const itemOf = (family: ScaleFamily): ConceptItem | null =>
  conceptItems.find((item) => item === family) ?? likeItem[family] ?? null;
