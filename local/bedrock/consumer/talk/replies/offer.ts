import type { ConceptItem } from "../../../../../functions/domain/simulation/concept-battery.ts";
import type { Driver } from "../../appraisal/driver.ts";
import { writeReaction } from "../../voice/reaction.ts";
import { plain } from "../memory.ts";
import { led, reply, type Reply } from "../reply.ts";
import type { Scene } from "../scene.ts";
import type { TalkKey } from "../words/english.ts";
import { replyOnFeature } from "./feature.ts";
import { occasion, wish } from "./wish.ts";
import { facts, onPrice, prices, willing } from "./offer-price.ts";
import { isInclination, yesOrNo } from "./yes-no.ts";
import { item, reason, reasonsOf, side, themes, type OfferScene } from "./offer-reasons.ts";

/** Reasons that explain a judgement at all: nobody doubts a claim because of a habit. */
const explaining: Readonly<Partial<Record<ConceptItem, readonly Driver["bearing"][]>>> = {
  believability: ["trust", "brand", "harm"],
  uniqueness: ["novelty", "benefit"],
  relevance: ["need", "habit", "benefit", "harm"],
  value_for_money: ["price", "terms", "benefit"],
};

function judged(scene: OfferScene, name: ConceptItem): Reply {
  const sign = scene.appraisal.items[name] >= 0 ? 1 : -1;
  const drivers = side(scene, sign).filter(({ bearing }) => explaining[name]?.includes(bearing) ?? true);
  const reasons = drivers.slice(0, 3).map((driver) => reason(scene, driver));
  const turns = drivers.length > 0 ? drivers : scene.appraisal.drivers;
  return reply(
    [item(scene, name), ...reasons.filter((text) => text !== null).slice(0, 2)],
    themes(scene, turns.slice(0, 2)),
  );
}

function overall(scene: OfferScene): Reply {
  const sentences = writeReaction(scene.narrator, scene.offer, scene.consumer, scene.appraisal);
  const unsaid = sentences.filter((text) => !scene.memory.own.includes(plain(text)));
  return reply(unsaid.slice(0, Math.max(2, scene.room)), themes(scene, scene.appraisal.drivers.slice(0, 4)));
}

function onFeature(scene: OfferScene, id: string): Reply {
  if (id === "price") return onPrice(scene);
  const driver = scene.appraisal.drivers.find((entry) => entry.id === id);
  if (!driver) return overall(scene);
  const key: TalkKey = driver.effect > 0.06 ? "feature_pro" : driver.effect < -0.06 ? "feature_con" : "feature_neutral";
  return reply(
    [
      reason(scene, driver),
      scene.say(key),
      Math.abs(driver.effect) > 0.06 ? reasonsOf(scene, driver.effect > 0 ? 1 : -1, 1)[0] : null,
    ],
    themes(scene, [driver]),
  );
}

function changing(scene: OfferScene): Reply {
  const { appraisal } = scene;
  const [worst] = side(scene, -1);
  if (appraisal.items.purchase_intent > 0.35 || !worst)
    return reply([scene.say("change_down", prices(scene)), scene.say("change_proof")], themes(scene, [worst]));
  const keys: Partial<Record<Driver["bearing"], TalkKey>> = {
    price: "change_price",
    need: "change_need",
    habit: "change_proof",
    trust: "change_proof",
    terms: "change_terms",
    harm: "change_harm",
    brand: "change_proof",
  };
  const key = keys[worst.bearing] ?? "change_proof";
  return reply(
    [
      scene.say(key, prices(scene)),
      reason(scene, worst),
      key === "change_need" || key === "change_harm" ? null : scene.say("change_proof"),
    ],
    themes(scene, [worst]),
  );
}

function recommending(scene: OfferScene): Reply {
  const intent = scene.appraisal.overall;
  if (/\b(?:who|whom)\b|\bwem\b/i.test(scene.ask.text))
    return reply(
      [scene.say(intent > -0.25 ? "recommend_to" : "recommend_nobody"), ...reasonsOf(scene, intent >= 0 ? 1 : -1, 1)],
      themes(scene, side(scene, intent >= 0 ? 1 : -1).slice(0, 2)),
    );
  const sign = intent >= 0 ? 1 : -1;
  return reply(
    [
      scene.say(intent > 0.2 ? "recommend_yes" : intent > -0.2 ? "recommend_maybe" : "recommend_no"),
      ...reasonsOf(scene, sign, 1),
    ],
    themes(scene, side(scene, sign).slice(0, 2)),
  );
}

function liked(scene: OfferScene, sign: 1 | -1): Reply {
  const found = reasonsOf(scene, sign, scene.room > 2 ? 3 : 2);
  if (found.length > 0) return reply(found, themes(scene, side(scene, sign).slice(0, 3)));
  return reply(
    [scene.say(sign > 0 ? "nothing_liked" : "nothing_disliked"), ...reasonsOf(scene, sign > 0 ? -1 : 1, 1)],
    themes(scene, side(scene, sign > 0 ? -1 : 1).slice(0, 1)),
  );
}

function advice(scene: OfferScene): Reply {
  const lead = scene.say("maker_lead");
  const [worst] = side(scene, -1);
  const { lines } = changing(scene);
  return scene.appraisal.overall > 0.12
    ? reply(
        [led(lead, reasonsOf(scene, 1, 1)[0] ?? null), reason(scene, worst)],
        themes(scene, side(scene, 1).slice(0, 2)),
      )
    : reply([led(lead, lines[0] ?? null), ...lines.slice(1)], themes(scene, [worst]));
}

/** Kinds of question that a part of an offer answers by itself. */
const detailed = new Set<Scene["kind"]>(["opinion", "like", "dislike", "why", "feeling", "relevant", "yesno", "other", "worry", "problem", "choice", "believe", "novel", "compare", "keyword"]); // prettier-ignore

/** Answers a question about what is shown. */
export function replyOnOffer(scene: OfferScene): Reply {
  const { kind, subject, appraisal } = scene;
  if (subject.detail && detailed.has(kind)) return replyOnFeature(scene, subject.detail, false);
  const featured = ["opinion", "like", "dislike", "value", "why", "feeling", "relevant", "yesno", "other", "worry", "choice", "intent", "satisfied", "keyword"].includes(kind) && (kind !== "intent" || subject.feature !== "price" || !/buy|kauf|order|bestell/i.test(scene.ask.text)) && subject.feature;
  if (featured && !(kind === "why" || kind === "worry")) return onFeature(scene, featured);
  switch (kind) {
    case "fact": return facts(scene);
    case "willing": return willing(scene);
    case "change": return changing(scene);
    case "recommend": return recommending(scene);
    case "intent": return judged(scene, "purchase_intent");
    case "believe": return judged(scene, "believability");
    case "novel": return judged(scene, "uniqueness");
    case "relevant": case "time": case "company": return judged(scene, "relevance");
    case "value": return judged(scene, "value_for_money");
    case "like": return liked(scene, 1);
    case "dislike": case "problem": case "worry": case "miss": case "whynot": return liked(scene, -1);
    case "why": return liked(scene, appraisal.overall >= 0 ? 1 : -1);
    case "compare": return reply([led(scene.say("compared"), item(scene, "uniqueness")), ...reasonsOf(scene, appraisal.overall >= 0 ? 1 : -1, 1)], themes(scene, appraisal.drivers.slice(0, 2)));
    case "wand": return wish(scene);
    case "occasion": return occasion(scene);
    case "maker": return advice(scene);
    case "yesno": return isInclination(scene.ask.text) ? yesOrNo(scene) : judged(scene, "purchase_intent");
    case "feeling": return judged(scene, "liking");
    default: return overall(scene);
  }
} // prettier-ignore

/** A reason for what the person said about the offer that they have not given yet. */
export function reasonOnOffer(scene: OfferScene, kind: Scene["kind"]): Reply {
  const { appraisal, base, subject } = scene;
  if (subject.detail && detailed.has(kind)) return replyOnFeature(scene, subject.detail, true);
  const against = ["dislike", "problem", "worry", "miss", "whynot", "change"].includes(kind);
  const sign = against ? -1 : kind === "like" ? 1 : appraisal.overall >= 0 ? 1 : -1;
  const featured = subject.feature ? appraisal.drivers.find(({ id }) => id === subject.feature) : undefined;
  const own = base ? plain(base.answer) : "";
  const lines = [featured && reason(scene, featured), ...reasonsOf(scene, sign, 2)].filter(
    (text): text is string => typeof text === "string" && !own.includes(plain(text)),
  );
  if (lines.length > 0) return reply(lines.slice(0, 2), themes(scene, side(scene, sign).slice(0, 2)));
  // Who found nothing to object to, or has given every reason, says what weighed.
  const isContent = against ? side(scene, -1).length === 0 : sign > 0;
  return reply([scene.say(isContent ? "settled_good" : "settled_bad")]);
}
