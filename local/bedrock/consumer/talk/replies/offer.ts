import type { Appraisal } from "../../appraisal/appraise.ts";
import type { Driver } from "../../appraisal/driver.ts";
import { levelOf } from "../../voice/pack.ts";
import { priceShade, sayReason, themesOf } from "../../voice/reasons.ts";
import { writeReaction } from "../../voice/reaction.ts";
import type { Stimulus } from "../../stimulus/stimulus.ts";
import { inEuros } from "../../stimulus/money.ts";
import type { ConceptItem } from "../../../../../functions/domain/simulation/concept-battery.ts";
import { limits, spoken } from "../facts/money.ts";
import { plain } from "../memory.ts";
import { by, led, reply, type Reply } from "../reply.ts";
import type { Scene } from "../scene.ts";
import type { TalkKey } from "../words/english.ts";

/** A question about something that is shown. */
export interface OfferScene extends Scene {
  offer: Stimulus;
  appraisal: Appraisal;
}

export const isOnOffer = (scene: Scene): scene is OfferScene =>
  scene.subject.isOffer && scene.offer !== null && scene.appraisal !== null;

const fresh = (scene: Scene, make: () => string | null): string | null => {
  for (let left = 6; left > 0; left--) {
    const text = make();
    if (text === null || !scene.memory.own.includes(plain(text))) return text;
  }
  return null;
};

const reason = (scene: OfferScene, driver: Driver | undefined): string | null =>
  driver ? fresh(scene, () => sayReason(scene.narrator, driver, scene.offer)) : null;

const side = ({ appraisal }: OfferScene, sign: 1 | -1): Driver[] =>
  appraisal.drivers.filter(({ effect }) => Math.sign(effect) === sign && Math.abs(effect) > 0.08);

/** Reasons of one side, as many as there are words for. */
const reasonsOf = (scene: OfferScene, sign: 1 | -1, most: number): string[] =>
  side(scene, sign)
    .slice(0, most + 2)
    .map((driver) => reason(scene, driver))
    .filter((text) => text !== null)
    .slice(0, most);

const themes = (scene: OfferScene, drivers: readonly (Driver | undefined)[]): string[] =>
  themesOf(
    scene.narrator,
    scene.offer,
    { ...scene.appraisal, drivers: drivers.filter((driver) => driver !== undefined) },
    3,
  );

const item = (scene: OfferScene, name: ConceptItem): string | null =>
  fresh(scene, () => scene.narrator.say(scene.narrator.pack.items[name][levelOf(scene.appraisal.items[name])]));

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
  const driver = scene.appraisal.drivers.find((entry) => entry.id === id);
  if (id === "price" && scene.offer.price && driver) {
    const shade = priceShade(scene.offer, driver.effect);
    const says = fresh(scene, () => scene.narrator.say(scene.narrator.pack.price[shade], driver.slots));
    return reply(
      [
        says,
        driver.effect < -0.14
          ? item(scene, "value_for_money")
          : driver.effect > 0.06
            ? scene.say("stated_low", { price: scene.offer.price.display })
            : null,
      ],
      themes(scene, [driver]),
    );
  }
  if (!driver)
    return id === "price"
      ? reply(
          [scene.say("fact_no_price"), scene.say("willing", prices(scene))],
          themes(
            scene,
            scene.appraisal.drivers.filter((entry) => entry.id === "no_price"),
          ),
        )
      : overall(scene);
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

/** What the offer may cost, in the person's words. */
function prices(scene: OfferScene): { fair: string; most: string; cheap: string } {
  const { consumer, language, offer } = scene;
  const usual = limits(offer, consumer);
  // A stated price sets the scale: nobody offers three times what is asked.
  const stated =
    offer.price && offer.price.amount > 0 ? inEuros(offer.price, consumer.market.currency) : Number.POSITIVE_INFINITY;
  const scale = Math.min(1, (stated * 1.2) / usual.fair);
  const [fair, most, cheap] = [usual.fair * scale, usual.most * scale, usual.cheap * scale];
  const own =
    offer.price && (offer.price.currency === null || offer.price.currency === consumer.market.currency.code)
      ? offer.price.form
      : undefined;
  const form = own?.includes("{}") ? own : undefined;
  return {
    fair: spoken(fair, consumer, language, form),
    most: spoken(most, consumer, language, form),
    cheap: spoken(cheap, consumer, language, form),
  };
}

function willing(scene: OfferScene): Reply {
  const { offer, appraisal, consumer } = scene;
  if (appraisal.items.purchase_intent < -0.7)
    return reply([scene.say("willing_none"), ...reasonsOf(scene, -1, 1)], themes(scene, side(scene, -1).slice(0, 1)));
  const stated = offer.price && offer.price.amount > 0 ? inEuros(offer.price, consumer.market.currency) : null;
  const over = stated !== null && (appraisal.price?.effect ?? 0) < -0.14;
  const price = offer.price?.display;
  return reply(
    [
      scene.say("willing", prices(scene)),
      stated === null ? null : scene.say(over ? "stated_high" : "stated_low", { price }),
    ],
    themes(
      scene,
      appraisal.drivers.filter(({ id }) => id === "price"),
    ),
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
  const sign = intent >= 0 ? 1 : -1;
  return reply(
    [
      scene.say(intent > 0.2 ? "recommend_yes" : intent > -0.2 ? "recommend_maybe" : "recommend_no"),
      ...reasonsOf(scene, sign, 1),
    ],
    themes(scene, side(scene, sign).slice(0, 2)),
  );
}

function facts(scene: OfferScene): Reply {
  const { offer, ask } = scene;
  if (/cost|price|expensive|kostet|teuer|preis|how much|wie ?viel/i.test(ask.text))
    return offer.price
      ? reply(
          [
            scene.say("fact_price", {
              price: offer.price.amount > 0 ? offer.price.display : by(scene, "it's free", "kostenlos"),
            }),
          ],
          themes(
            scene,
            scene.appraisal.drivers.filter(({ id }) => id === "price"),
          ),
        )
      : reply([scene.say("fact_no_price")]);
  const claims = offer.claims
    .slice(0, 3)
    .map(({ phrase }) => phrase)
    .filter((phrase) => !/^(?:that|what|dass|was)\b/.test(phrase));
  const product = offer.product.name ?? offer.product.noun;
  return reply(
    [
      scene.say("fact_what", { product }),
      claims.length > 0 ? scene.say("fact_features", { claims: claims.join(", ") }) : null,
    ],
    themes(scene, scene.appraisal.drivers.slice(0, 2)),
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
  const [worst] = side(scene, -1);
  const { lines } = changing(scene);
  return scene.appraisal.overall > 0.12
    ? reply(
        [led(scene.say("maker_lead"), reasonsOf(scene, 1, 1)[0] ?? null), reason(scene, worst)],
        themes(scene, side(scene, 1).slice(0, 2)),
      )
    : reply([led(scene.say("maker_lead"), lines[0] ?? null), ...lines.slice(1)], themes(scene, [worst]));
}

/** Answers a question about what is shown. */
export function replyOnOffer(scene: OfferScene): Reply {
  const { kind, subject, appraisal } = scene;
  const featured = ["opinion", "like", "dislike", "value", "why", "feeling", "relevant", "yesno", "other", "worry"].includes(kind) && subject.feature;
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
    case "maker": case "wand": return advice(scene);
    case "yesno": return judged(scene, "purchase_intent");
    case "feeling": return judged(scene, "liking");
    default: return overall(scene);
  }
} // prettier-ignore

/** A reason for what the person said about the offer that they have not given yet. */
export function reasonOnOffer(scene: OfferScene, kind: Scene["kind"]): Reply {
  const { appraisal, base, subject } = scene;
  const against = ["dislike", "problem", "worry", "miss", "whynot", "change"].includes(kind);
  const sign = against ? -1 : kind === "like" ? 1 : appraisal.overall >= 0 ? 1 : -1;
  const featured = subject.feature ? appraisal.drivers.find(({ id }) => id === subject.feature) : undefined;
  const own = base ? plain(base.answer) : "";
  const lines = [featured && reason(scene, featured), ...reasonsOf(scene, sign, 2)].filter(
    (text): text is string => typeof text === "string" && !own.includes(plain(text)),
  );
  if (lines.length > 0) return reply(lines.slice(0, 2), themes(scene, side(scene, sign).slice(0, 2)));
  return reply([scene.say("why_plain"), scene.say("why_life")]);
}
