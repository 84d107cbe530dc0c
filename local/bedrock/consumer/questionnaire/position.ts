import type { ConceptItem } from "../../../../functions/domain/simulation/concept-battery.ts";
import { appraise, type Appraisal } from "../appraisal/appraise.ts";
import { quirk, type Consumer } from "../appraisal/consumer.ts";
import { passing } from "../occasion.ts";
import { brandsIn } from "../stimulus/brands.ts";
import { readStimulus, type Stimulus } from "../stimulus/stimulus.ts";
import { contributions, measure, type Dimension, type Weights } from "./dimensions.ts";
import type { Family } from "./family.ts";
import { polarityOf, subjectOf } from "./polarity.ts";
import { topics } from "./topics.ts";
import { wordPattern } from "./word-pattern.ts";

/** Why somebody stands where they stand. */
export type Because =
  /** `effect` is what the trait adds to the position. */
  | { kind: "trait"; dimension: Dimension; high: boolean; effect: number }
  | { kind: "brand"; brand: string; trusted: boolean }
  /** `sign` is −1 where a good opinion of the concept says no to the question. */
  | { kind: "concept"; item: ConceptItem; appraisal: Appraisal; sign: 1 | -1 }
  | null;

export interface Stand {
  /** −1 (no, never, not at all) to 1, in the sense of the question: agreement with a negated statement says no to its subject. */
  position: number;
  because: Because;
}

const shown = wordPattern(
  "this|these|it|the (?:product|concept|idea|offer|app|service|brand|drink|device|packaging|price|claims?|design)|shown|described|das produkt|dieses?|diesem|diesen|die idee|das angebot|das konzept|die app|der preis|die verpackung|es|gezeigt\\p{L}*|beschrieben\\p{L}*",
);
const general = wordPattern(
  "in general|generally|usually|always|when i (?:shop|buy)|normally|grundsätzlich|im allgemeinen|generell|normalerweise|immer|beim einkaufen",
);

const items: readonly (readonly [ConceptItem, RegExp, sign: 1 | -1])[] = [
  ["value_for_money", wordPattern("(?:too )?expensive|overpriced|too high|zu teuer|teuer|zu hoch|überteuert"), -1],
  ["value_for_money", wordPattern("value for money|good value|value|price|worth|cheap|affordable|money|preis\\p{L}*|günstig|geld|wert|bezahlbar"), 1],
  ["purchase_intent", wordPattern("buy\\p{L}*|purchas\\p{L}*|try|use|order|subscribe|pay|switch|kauf\\p{L}*|probier\\p{L}*|ausprobier\\p{L}*|nutz\\p{L}*|verwend\\p{L}*|bestell\\p{L}*|abonnier\\p{L}*|wechseln"), 1],
  ["uniqueness", wordPattern("new|different|unique|original|innovative|novel|stands? out|neu\\p{L}*|anders|einzigartig\\p{L}*|originell|innovativ"), 1],
  ["believability", wordPattern("believ\\p{L}*|credib\\p{L}*|trust\\p{L}*|claims?|true|honest|convinc\\p{L}*|glaub\\p{L}*|vertrau\\p{L}*|ehrlich|überzeug\\p{L}*|stimmt"), 1],
  ["relevance", wordPattern("need|needs|useful|relevan\\p{L}*|fits?|solves?|helps?|for (?:people like )?me|brauch\\p{L}*|nützlich|sinnvoll|pass(?:t|en)|löst|hilft|für mich|leute wie mich"), 1],
  ["liking", wordPattern("like|liking|love|appeal\\p{L}*|attractive|interest\\p{L}*|design|look|taste|recommend\\p{L}*|gefällt|gefallen|mag|ansprech\\p{L}*|attraktiv|interess\\p{L}*|schmeck\\p{L}*|empfehl\\p{L}*"), 1],
]; // prettier-ignore

const familyItems: Readonly<Partial<Record<Family, ConceptItem>>> = {
  purchase_intent: "purchase_intent",
  likelihood: "purchase_intent",
  recommendation: "liking",
  uniqueness: "uniqueness",
  relevance: "relevance",
  importance: "relevance",
  believability: "believability",
  trust: "believability",
  value_for_money: "value_for_money",
  liking: "liking",
};

/** A question as it is put to a person. */
interface Put {
  text: string;
  family: Family;
  /** Whether the concept stands right above it; false by default. */
  isShownAbove?: boolean;
}

/** What is asked of an offer that stands right above the question, without a word that points to it. */
const pointless: ReadonlySet<Family> = new Set([
  "purchase_intent",
  "recommendation",
  "uniqueness",
  "relevance",
  "believability",
  "value_for_money",
] satisfies Family[]);

/** What a question on the shown concept asks for; null if it asks about something else. */
function itemOf(
  text: string,
  { family, isShownAbove = false }: Put,
  stimulus: Stimulus,
): { item: ConceptItem; sign: 1 | -1 } | null {
  const named = [stimulus.product.name, stimulus.product.noun].some(
    (name) => name && name.length > 2 && text.toLowerCase().includes(name.toLowerCase()),
  );
  const isMeant = named || shown.test(text) || (isShownAbove && pointless.has(family));
  if (!isMeant || (!named && general.test(text))) return null;
  const worded = items.find(([, pattern]) => pattern.test(text));
  const own = familyItems[family];
  // On a scale of its own the question's words only say what is judged, not how.
  if (own) return { item: own, sign: 1 };
  return worded ? { item: worded[0], sign: worded[2] } : { item: "liking", sign: 1 };
}

/** Where people stand on scales of a kind before anything is known of the subject, and who stands higher. */
const familyBase: Readonly<Partial<Record<Family, { base: number; weights: Weights }>>> = {
  satisfaction: { base: 0.2, weights: { belief: 0.45, kindness: 0.25, worry: -0.25 } },
  likelihood: { base: -0.05, weights: { belief: 0.4, openness: 0.25, age: -0.15 } },
  purchase_intent: { base: -0.1, weights: { belief: 0.4, openness: 0.25, thrift: -0.2 } },
  recommendation: { base: 0.1, weights: { belief: 0.45, kindness: 0.25 } },
  believability: { base: 0, weights: { belief: 0.8, kindness: 0.2 } },
  quality: { base: 0.15, weights: { belief: 0.45, kindness: 0.2 } },
  intensity: { base: -0.1, weights: { worry: 0.35, openness: 0.15 } },
  importance: { base: 0.15, weights: { order: 0.2, worry: 0.15 } },
  interest: { base: 0, weights: { openness: 0.45, belief: 0.3 } },
  ease: { base: 0.2, weights: { age: -0.45, tech: 0.35, worry: -0.25 } },
  trust: { base: 0, weights: { belief: 0.75, kindness: 0.25 } },
  value_for_money: { base: 0, weights: { thrift: -0.55, belief: 0.35 } },
  liking: { base: 0.1, weights: { belief: 0.45, openness: 0.15 } },
  agreement: { base: 0.05, weights: { belief: 0.35, kindness: 0.15 } },
  generic: { base: 0.05, weights: { belief: 0.4, kindness: 0.1 } },
};

/** Spread between people of one kind (standard deviation before saturation): where meaning says something, and where not. */
/** Shares of chance that stay and that hang on the day; their squares sum to 1. */
const STEADY = 0.94;
const WAVERING = 0.34;
const NOISE = { known: 0.17, unknown: 0.38 } as const;
const BRAND = { trusted: 0.75, distrusted: -0.85 } as const;
/** How far a sum of reasons carries: at 1 it comes to .85. */
const GAIN = 1.25;

/** A text without anything that spelling and punctuation change. */
export const normalised = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, " ")
    .trim();

function brandStand(text: string, { profile }: Consumer): { effect: number; because: Because } | null {
  const [distrusted] = brandsIn(text, profile.distrusted_brands);
  if (distrusted !== undefined)
    return { effect: BRAND.distrusted, because: { kind: "brand", brand: distrusted, trusted: false } };
  const [trusted] = brandsIn(text, profile.trusted_brands);
  return trusted === undefined
    ? null
    : { effect: BRAND.trusted, because: { kind: "brand", brand: trusted, trusted: true } };
}

/** What the matching topics say of a person, averaged, the more of them the surer. */
function topicStand(text: string, consumer: Consumer): { effect: number; because: Because } | null {
  const matching = topics.filter(({ pattern }) => pattern.test(text));
  if (matching.length === 0) return null;
  const weights: Partial<Record<Dimension, number>> = {};
  for (const topic of matching)
    for (const [dimension, weight] of Object.entries(topic.weights) as [Dimension, number][])
      weights[dimension] = (weights[dimension] ?? 0) + weight / matching.length ** 0.75;
  const base = matching.reduce((sum, topic) => sum + topic.base, 0) / matching.length;
  const reasons = contributions(consumer, weights);
  return {
    effect: base + reasons.reduce((sum, { effect }) => sum + effect, 0),
    because: traitOf(consumer, reasons[0]),
  };
}

const traitOf = (consumer: Consumer, reason: { dimension: Dimension; effect: number } | undefined): Because =>
  reason ? { kind: "trait", ...reason, high: measure(consumer, reason.dimension) >= 0 } : null;

const turned = ({ effect, because }: { effect: number; because: Because }, sign: 1 | -1) => ({
  effect: sign * effect,
  because: because?.kind === "trait" ? { ...because, effect: sign * because.effect } : because,
});

/**
 * What words mean to a person: how far they say yes to them, and why; null when nothing is known of the subject.
 * Negated words say no to their subject.
 */
export function meaningOf(text: string, consumer: Consumer): { effect: number; because: Because } | null {
  const subject = subjectOf(text);
  const known = brandStand(text, consumer) ?? topicStand(subject, consumer);
  return known && turned(known, polarityOf(subject));
}

/** How much of a known kind of product a question names counts, for how often and how gladly people use it. */
const NEED = 0.8;

function unknownStand(text: string, family: Family, consumer: Consumer): { effect: number; because: Because } {
  const { base, weights } = familyBase[family] ?? { base: 0, weights: {} };
  const reasons = contributions(consumer, weights);
  const subject = readStimulus(text);
  const need = subject.category.id === "thing" ? 0 : NEED * appraise(subject, consumer).fit.need;
  return {
    effect: base + need + reasons.reduce((sum, { effect }) => sum + effect, 0),
    because: traitOf(consumer, reasons[0]),
  };
}

/**
 * Where a person stands on a question: on the shown concept by the appraisal of it, on brands by trust, on known topics
 * by traits and interests, otherwise by how people of that kind answer such scales, and by chance that stays the same
 * for the same person and question.
 * @param stimulus what is shown, if anything is
 */
export function positionOn(consumer: Consumer, put: Put, stimulus: Stimulus | null): Stand {
  const { text, family } = put;
  const about = `question ${normalised(text)}`;
  const chance = STEADY * quirk(consumer, about) + WAVERING * passing(consumer, about);
  const subject = subjectOf(text);
  const polarity = polarityOf(subject);
  const asked = stimulus?.kind === "concept" ? itemOf(subject, put, stimulus) : null;
  if (stimulus && asked) {
    const appraisal = appraise(stimulus, consumer);
    const score = Math.atanh(0.9999 * appraisal.items[asked.item]);
    const sign = polarity === asked.sign ? 1 : -1;
    const position = Math.tanh(sign * score + 0.5 * NOISE.known * chance);
    return { position, because: { kind: "concept", item: asked.item, appraisal, sign } };
  }
  const known = meaningOf(text, consumer);
  const { effect, because } = known ?? turned(unknownStand(subject, family, consumer), polarity);
  const noise = (known ? NOISE.known : NOISE.unknown) * chance;
  return { position: Math.tanh(GAIN * (effect + noise)), because };
}
