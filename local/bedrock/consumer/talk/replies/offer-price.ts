import { inEuros } from "../../stimulus/money.ts";
import { priceShade } from "../../voice/reasons.ts";
import { limits, spoken } from "../facts/money.ts";
import { by, reply, type Reply } from "../reply.ts";
import { fresh, item, reasonsOf, side, themes, type OfferScene } from "./offer-reasons.ts";

/** What the offer may cost, in the person's words. */
export function prices(scene: OfferScene): { fair: string; most: string; cheap: string } {
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

/** A price this much above a fair one still passes for it. */
const NEARLY = 1.08;

export function willing(scene: OfferScene): Reply {
  const { offer, appraisal, consumer } = scene;
  if (appraisal.items.purchase_intent < -0.7)
    return reply([scene.say("willing_none"), ...reasonsOf(scene, -1, 1)], themes(scene, side(scene, -1).slice(0, 1)));
  const stated = offer.price && offer.price.amount > 0 ? inEuros(offer.price, consumer.market.currency) : null;
  const { fair } = limits(offer, consumer);
  const over = stated !== null && (appraisal.price?.effect ?? 0) < -0.14;
  // Somewhat above what is fair the price is neither fine nor too much, and nothing is said of it.
  const isFine = stated !== null && stated <= fair * NEARLY;
  const price = offer.price?.display;
  return reply(
    [
      scene.say("willing", prices(scene)),
      over || isFine ? scene.say(over ? "stated_high" : "stated_low", { price }) : null,
    ],
    themes(
      scene,
      appraisal.drivers.filter(({ id }) => id === "price"),
    ),
  );
}

/** What the person says of the price, or of there being none. */
export function onPrice(scene: OfferScene): Reply {
  const driver = scene.appraisal.drivers.find((entry) => entry.id === "price");
  if (scene.offer.price && driver) {
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
  const missing = scene.appraisal.drivers.filter((entry) => entry.id === "no_price");
  return reply([scene.say("fact_no_price"), scene.say("willing", prices(scene))], themes(scene, missing));
}

/** The price and the main points as the person remembers them. */
export function facts(scene: OfferScene): Reply {
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
