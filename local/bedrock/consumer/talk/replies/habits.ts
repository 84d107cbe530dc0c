import { quirk } from "../../appraisal/consumer.ts";
import { deedOf, numberWord } from "../fact-slots.ts";
import { by, reply, type Reply } from "../reply.ts";
import type { Scene } from "../scene.ts";
import { moneyTheme, noNeed, purse } from "./purse.ts";
import { joysOf, moodOf, painsOf, part, rateIn, theme } from "./standing.ts";

export function frequency(scene: Scene): Reply {
  const rate = rateIn(scene);
  if (rate === 0) return reply([scene.say("never"), scene.say("no_use")], [noNeed(scene)]);
  const often = rate >= 4.5;
  const colour = often ? scene.say("often") : rate < 1.5 ? scene.say("seldom") : scene.say("why_habit");
  return reply(
    [scene.say("frequency"), colour],
    [often ? by(scene, "part of everyday life", "fester Teil des Alltags") : by(scene, "now and then", "ab und zu")],
  );
}

export function quantity(scene: Scene): Reply {
  const text = scene.ask.text.toLowerCase();
  const rate = rateIn(scene);
  const known = scene.subject.view.category.id !== "thing" && rate > 0;
  if (rate === 0 && scene.subject.view.category.id !== "thing")
    return reply([scene.say("never"), scene.say("no_use")], [noNeed(scene)]);
  const days = /month|monat/.test(text)
    ? 30
    : /week|woche/.test(text)
      ? 7
      : /day|tag\b|täglich|daily/.test(text)
        ? 1
        : 7;
  const drawn = 2 + Math.round(Math.abs(quirk(scene.consumer, `number ${scene.subject.topic.toLowerCase()}`)) * 2.6);
  const number = known ? Math.max(1, Math.round((rate * days) / 7)) : drawn;
  return reply(
    [
      scene.say("quantity", { number: numberWord(number, scene.language) }),
      rate >= 4.5 ? scene.say("often") : scene.say("seldom"),
    ],
    [by(scene, "part of everyday life", "fester Teil des Alltags")],
  );
}

export function money(scene: Scene): Reply {
  if (rateIn(scene) === 0) return reply([scene.say("never"), scene.say("no_use")], [noNeed(scene)]);
  return reply(
    [
      scene.say("money"),
      scene.say(purse(scene)),
      purse(scene) === "money_thrifty"
        ? part(
            scene,
            painsOf(scene).find(({ id }) => id === "price"),
            "fix",
          )
        : null,
    ],
    [moneyTheme(scene)],
  );
}

export function brands(scene: Scene): Reply {
  const { consumer, slots } = scene;
  const has = slots["brands"] !== undefined;
  const general = consumer.profile.trusted_brands.slice(0, 2).join(by(scene, " and ", " und "));
  const own =
    has && slots["brands"] !== general
      ? scene.say("brands")
      : consumer.profile.trusted_brands.length === 1
        ? scene.say("brand_one")
        : scene.say("brands_general", general ? { brands: general } : {});
  return reply(
    [own, consumer.belief < 0.2 ? scene.say("brand_avoid") : scene.say("why_trust")],
    [by(scene, "trusted brands", "vertraute Marken")],
  );
}

const everyday = (scene: Scene) => by(scene, "part of everyday life", "fester Teil des Alltags");

/** Things that happen to people rather than being bought. */
const happening = /insurance/;

/** The last time: an accident, a purchase, or an hour of use. */
export function last(scene: Scene): Reply {
  const { category } = scene.subject.view;
  if (happening.test(category.id))
    return moodOf(scene) + quirk(scene.consumer, "claim made") > 0.4
      ? reply([scene.say("last_never"), part(scene, joysOf(scene)[0], "say")], [theme(scene, joysOf(scene)[0])])
      : reply([scene.say("last_event"), part(scene, painsOf(scene)[0], "say")], [theme(scene, painsOf(scene)[0])]);
  if (rateIn(scene) === 0) return reply([scene.say("never")], [noNeed(scene)]);
  const isBought =
    category.kind !== "app" && category.kind !== "service" && (deedOf(scene.ask.text) === "buy" || category.kind === "food"); // prettier-ignore
  if (category.id === "eating_out") {
    const matter = (moodOf(scene) >= 0 ? joysOf(scene) : painsOf(scene))[0];
    return reply([scene.say("last"), scene.say("last_paid"), part(scene, matter, "say")], [theme(scene, matter)]);
  }
  if (isBought) return reply([scene.say("last"), scene.say("last_paid"), scene.say("last_how")], [everyday(scene)]);
  const [joy] = joysOf(scene);
  return reply([scene.say("last_use"), part(scene, joy, "example"), part(scene, joy, "say")], [theme(scene, joy)]);
}

export const since = (scene: Scene): Reply =>
  rateIn(scene) === 0
    ? reply([scene.say("never")], [noNeed(scene)])
    : reply([scene.say("since"), scene.say("since_how")], [by(scene, "habit and tradition", "Gewohnheit")]);

/** Where the person buys or uses it. */
export function shop(scene: Scene): Reply {
  const { kind } = scene.subject.view.category;
  const isBought = deedOf(scene.ask.text) === "buy";
  const inShop = isBought && kind !== "app" && kind !== "service";
  return reply(
    [(inShop ? scene.say("shop") : null) ?? scene.say("shop_place"), scene.say(isBought ? "why_near" : "why_time")],
    [by(scene, "quick and easy", "schnell und bequem")],
  );
}

/** A day or a routine, from morning to night. */
export function day(scene: Scene): Reply {
  const isDay = /\b(?:day|routine|tag|alltag|morning|morgen|evening|abend|week|woche)/i.test(scene.ask.text);
  const isAnything = scene.subject.view.category.id === "thing";
  return reply(
    [scene.say(isDay ? "day" : "routine"), isAnything ? scene.say("intro_free") : part(scene, joysOf(scene)[0], "example")],
    [everyday(scene)],
  ); // prettier-ignore
}

/** Who lives in the home, or who decides there. */
export function household(scene: Scene): Reply {
  const isAlone = /alone|one-person|lives? on/.test(scene.consumer.profile.household);
  const decides = /decid|entscheid|bestimm|who does|wer (?:kauft|macht|kocht)/i.test(scene.ask.text);
  return reply(
    [scene.say(decides ? (isAlone ? "decides_alone" : "decides") : "household"), scene.say("intro_circumstance")],
    [by(scene, "household and family", "Haushalt und Familie")],
  );
}
