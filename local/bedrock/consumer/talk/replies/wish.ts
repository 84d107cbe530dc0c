import type { Driver } from "../../appraisal/driver.ts";
import { led, reply, type Reply } from "../reply.ts";
import type { Pool } from "../../wording/speaker.ts";
import { featureGrounds } from "../words/features.ts";
import type { TalkKey } from "../words/english.ts";
import { featureIn } from "../question/feature.ts";
import { judgeFeature } from "./feature.ts";
import { prices } from "./offer-price.ts";
import { reason, side, themes, type OfferScene } from "./offer-reasons.ts";

/** Who likes an offer this much and objects to nothing would leave it as it is. */
const LOVED = 0.3;
/** An objection below this does not ask for a change. */
const OBJECTION = -0.12;
/** A part of the offer that puts somebody off by more than this is the first thing they would change. */
const OFF_PUTTING = -0.1;

const wishes: Readonly<Partial<Record<Driver["bearing"], TalkKey>>> = {
  price: "wish_price",
  habit: "wish_like",
  need: "wish_small",
  trust: "wish_proof",
  brand: "wish_brand",
  terms: "wish_terms",
  harm: "wish_harm",
  novelty: "wish_new",
};

/** What one would change to meet an objection; undefined where nothing can be done about it. */
const wishFor = ({ id, bearing }: Driver): TalkKey | undefined => (/sugar/.test(id) ? "wish_sweet" : wishes[bearing]);

/** Keys that speak of sizes and shelves. */
const ofShelves = new Set<TalkKey>(["wish_small", "wish_near", "wish_like"]);

/** A packaging or way of delivery of the offer that the person would do without. */
function unwanted({ offer, consumer, language }: OfferScene): { feature: string; why: Pool } | undefined {
  const named = offer.text
    .match(/(?:returnable|refillable|reusable)(?: \p{L}+){1,2}|mehrweg[\p{L}-]*|nachfüllbar\p{L}* \p{L}+/iu)?.[0]
    ?.replace(/[,.].*$/, "");
  const feature = named ? featureIn(language === "de" ? `die ${named}` : named, offer) : null;
  if (!feature) return undefined;
  const { effect, ground } = judgeFeature(feature, consumer);
  return effect < OFF_PUTTING ? { feature: feature.name, why: featureGrounds[ground][language].con } : undefined;
}

/** The one thing that the person would change about the offer, from their strongest objection. */
export function wish(scene: OfferScene): Reply {
  const { appraisal, offer } = scene;
  const against = side(scene, -1);
  const worst = against.find((driver) => wishFor(driver) !== undefined) ?? against.find(({ effect }) => effect < OBJECTION); // prettier-ignore
  const part = unwanted(scene);
  const isBig = worst !== undefined && worst.effect < 2 * OBJECTION;
  if (part !== undefined && !(isBig && worst.bearing === "price"))
    return reply([
      led(scene.say("wish_lead"), scene.say("wish_detail", { feature: part.feature })),
      scene.sayFrom(part.why, { feature: part.feature }) ?? scene.say("settled_bad"),
    ]);
  // Who loves it forgives a habit; a price or a danger is named all the same.
  const isForgiven = worst === undefined || (!isBig && !["price", "harm"].includes(worst.bearing));
  if (isForgiven && appraisal.overall > LOVED) return reply([scene.say("wish_none"), scene.say("settled_good")]);
  const isShelved = offer.category.kind === "food" || offer.category.kind === "good";
  const small: TalkKey = appraisal.overall > 0.12 && offer.price ? "wish_price_small" : isShelved ? "wish_near" : "wish_new"; // prettier-ignore
  const wanted = (worst && wishFor(worst)) ?? small;
  const key = ofShelves.has(wanted) && !isShelved ? "wish_proof" : wanted;
  const line = scene.say(key, prices(scene)) ?? scene.say(isShelved ? "wish_near" : "wish_new");
  return reply([led(scene.say("wish_lead"), line), reason(scene, worst)], themes(scene, [worst]));
}

/** When the person would use the offer and what it would take the place of. */
export function occasion(scene: OfferScene): Reply {
  const intent = scene.appraisal.items.purchase_intent;
  const key: TalkKey = intent > 0.1 ? "occasion" : intent > -0.45 ? "occasion_maybe" : "occasion_none";
  const alternative = String(scene.offer.category[scene.language].alternative).replace(/,$/, "");
  return reply(
    [
      scene.say(key, { alt: alternative, alt_bare: alternative, moment: scene.offer.category[scene.language].moments }),
      key === "occasion_none" ? scene.say("occasion_guest") : null,
    ],
    themes(scene, scene.appraisal.drivers.slice(0, 1)),
  );
}
