import { quirk } from "../../appraisal/consumer.ts";
import { deedOf, numberWord } from "../fact-slots.ts";
import { guideIn, guidesOf, type Guide } from "../criteria.ts";
import { by, led, reply, type Reply } from "../reply.ts";
import type { Scene } from "../scene.ts";
import type { TalkKey } from "../words/english.ts";
import { joysOf, moodOf, painsOf, part, rateIn, theme } from "./standing.ts";

const guided = (scene: Scene, guide: Guide | undefined): string | null =>
  guide ? scene.sayFrom(scene.narrator.pack.habit.criteria[guide.id]) : null;

const purse = ({ consumer }: Scene): TalkKey =>
  consumer.thrift > 0.62 || consumer.income < 0
    ? "money_thrifty"
    : consumer.thrift < 0.38 || consumer.income > 0
      ? "money_easy"
      : "money_mid";
const moneyTheme = (scene: Scene) =>
  purse(scene) === "money_thrifty" ? by(scene, "price comes first", "Preis zuerst") : purse(scene) === "money_easy" ? by(scene, "lasting quality", "Qualität, die hält") : by(scene, "fixed budget", "festes Budget"); // prettier-ignore

function frequency(scene: Scene): Reply {
  const rate = rateIn(scene);
  if (rate === 0) return reply([scene.say("never"), scene.say("no_use")], [by(scene, "no real need", "kein Bedarf")]);
  const often = rate >= 4.5;
  const colour = often ? scene.say("often") : rate < 0.4 ? scene.say("seldom") : scene.say("why_habit");
  return reply(
    [scene.say("frequency"), colour],
    [often ? by(scene, "part of everyday life", "fester Teil des Alltags") : by(scene, "now and then", "ab und zu")],
  );
}

function quantity(scene: Scene): Reply {
  const text = scene.ask.text.toLowerCase();
  const rate = rateIn(scene);
  const known = scene.subject.view.category.id !== "thing" && rate > 0;
  if (rate === 0 && scene.subject.view.category.id !== "thing")
    return reply([scene.say("never"), scene.say("no_use")], [by(scene, "no real need", "kein Bedarf")]);
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

function money(scene: Scene): Reply {
  if (rateIn(scene) === 0)
    return reply([scene.say("never"), scene.say("no_use")], [by(scene, "no real need", "kein Bedarf")]);
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

function brands(scene: Scene): Reply {
  const { consumer, slots } = scene;
  const has = slots["brands"] !== undefined;
  const general = consumer.profile.trusted_brands.slice(0, 2).join(by(scene, " and ", " und "));
  const own =
    has && slots["brands"] !== general
      ? scene.say("brands")
      : scene.say("brands_general", general ? { brands: general } : {});
  return reply(
    [own, consumer.belief < 0.2 ? scene.say("brand_avoid") : scene.say("why_trust")],
    [by(scene, "trusted brands", "vertraute Marken")],
  );
}

function choice(scene: Scene): Reply {
  const { consumer, subject, language, room } = scene;
  const named = guideIn(scene.ask.text, consumer, language === "de");
  const isAsked =
    named &&
    /important|matter|care|wichtig|rolle|role|attention|achten/i.test(scene.ask.text) &&
    !/what|was ist|worauf/i.test(scene.ask.text);
  if (isAsked) {
    const cares = named.weight > 0.05;
    return reply(
      [
        scene.say(cares ? "importance_high" : "importance_low"),
        cares ? guided(scene, named) : guided(scene, guidesOf(consumer, subject.view.category, language === "de")[0]),
      ],
      [named.theme],
    );
  }
  const guides = guidesOf(consumer, subject.view.category, language === "de").slice(0, Math.max(2, room));
  const [first, ...rest] = guides.map((guide) => guided(scene, guide)).filter((line) => line !== null);
  return reply(
    [led(room > 2 ? scene.say("choice_lead") : null, first ?? null), ...rest.slice(0, room - 1)],
    guides.slice(0, 3).map((guide) => guide.theme),
  );
}

function complaint(scene: Scene, wished: boolean): Reply {
  const [first, second] = painsOf(scene);
  const mild = moodOf(scene) > 0.62;
  if (mild && !wished)
    return reply(
      [
        scene.say(scene.kind === "worry" ? "no_worry" : "no_problem"),
        led(by(scene, "if anything:", "höchstens das:"), part(scene, first, "say")),
      ],
      [theme(scene, first)],
    );
  const third = scene.consumer.extraversion > 0 ? part(scene, second, "say") : null;
  return wished
    ? reply(
        [part(scene, first, "wish"), part(scene, first, "why"), part(scene, second, "wish")],
        [theme(scene, first), theme(scene, second)],
      )
    : reply(
        [part(scene, first, "say"), part(scene, first, "why"), third],
        [theme(scene, first), third ? theme(scene, second) : undefined],
      );
}

function pleasure(scene: Scene): Reply {
  if (scene.subject.view.category.id === "thing" && /favou?rite|liebling/i.test(scene.ask.text))
    return reply([scene.say("topic_none")]);
  const [first, second] = joysOf(scene);
  if (rateIn(scene) === 0 && scene.subject.view.category.id !== "thing")
    return reply([scene.say("nothing_liked"), scene.say("never")], [by(scene, "no real need", "kein Bedarf")]);
  return reply(
    [part(scene, first, "say"), part(scene, first, "why"), part(scene, second, "say")],
    [theme(scene, first), theme(scene, second)],
  );
}

function sources(scene: Scene): Reply {
  const { consumer } = scene;
  const leaning =
    consumer.belief < -0.3
      ? scene.say("sources_sceptic")
      : consumer.belief > 0.3
        ? scene.say("sources_keen")
        : scene.say("why_trust");
  return reply(
    [scene.say("sources"), leaning],
    [
      by(scene, "advice of friends", "Rat von Freunden"),
      consumer.belief < -0.3 ? by(scene, "too much hype", "übertriebene Versprechen") : undefined,
    ],
  );
}

function yesOrNo(scene: Scene): Reply {
  const { consumer, language, subject, ask } = scene;
  const named = guideIn(ask.text, consumer, language === "de");
  if (named) {
    const yes = named.weight > 0.05;
    const because = yes
      ? guided(scene, named)
      : guided(scene, guidesOf(consumer, subject.view.category, language === "de")[0]);
    return reply([scene.say(yes ? "yes" : "no", { because: because ?? undefined })], [named.theme]);
  }
  const rate = rateIn(scene);
  const known = subject.view.category.id !== "thing";
  const doing =
    /^\W*(?:do|have|are|did|kaufen|trinken|nutzen|essen|benutzen|haben|verwenden|kaufst|trinkst|nutzt|isst)\b/i.test(
      ask.text,
    );
  if (known && doing)
    return rate === 0
      ? reply(
          [scene.say("no", { because: scene.say("no_use") ?? undefined })],
          [by(scene, "no real need", "kein Bedarf")],
        )
      : reply(
          [scene.say("yes", { because: scene.say("frequency") ?? undefined }), part(scene, joysOf(scene)[0], "say")],
          [theme(scene, joysOf(scene)[0])],
        );
  const yes = moodOf(scene) + 0.3 * quirk(consumer, `yes ${subject.topic}`) > 0;
  const matter = yes ? joysOf(scene)[0] : painsOf(scene)[0];
  return reply(
    [scene.say(yes ? "yes" : "no", { because: part(scene, matter, "say") ?? undefined }), part(scene, matter, "why")],
    [theme(scene, matter)],
  );
}

function opinion(scene: Scene): Reply {
  const mood = moodOf(scene);
  const [joy, pain] = [joysOf(scene)[0], painsOf(scene)[0]];
  const key: TalkKey = mood > 0.2 ? "opinion_good" : mood < -0.2 ? "opinion_bad" : "opinion_mixed";
  const first = mood >= -0.2 ? joy : pain;
  const second = mood >= -0.2 ? pain : joy;
  const turn = by(scene, "but", "aber");
  return reply(
    [
      scene.say(key),
      part(scene, first, "say"),
      Math.abs(mood) < 0.6 ? led(turn, part(scene, second, "say")) : part(scene, first, "why"),
    ],
    [theme(scene, first), Math.abs(mood) < 0.6 ? theme(scene, second) : undefined],
  );
}

function feeling(scene: Scene): Reply {
  const mood = moodOf(scene) - 0.2 * scene.consumer.neuroticism;
  const matter = mood > -0.1 ? joysOf(scene)[0] : painsOf(scene)[0];
  return reply(
    [
      scene.say(mood > 0.15 ? "feeling_good" : mood < -0.2 ? "feeling_bad" : "feeling_mixed"),
      part(scene, matter, "say"),
      part(scene, matter, "why"),
    ],
    [theme(scene, matter)],
  );
}

function reasons(scene: Scene): Reply {
  const [joy] = joysOf(scene);
  if (rateIn(scene) === 0) return reply([scene.say("no_use")], [by(scene, "no real need", "kein Bedarf")]);
  return reply([scene.say("why_habit"), part(scene, joy, "say"), part(scene, joy, "why")], [theme(scene, joy)]);
}

function intent(scene: Scene): Reply {
  const yes = moodOf(scene) + 0.4 * scene.consumer.openness > 0;
  const matter = yes ? joysOf(scene)[0] : painsOf(scene)[0];
  return reply([scene.say(yes ? "intent_yes" : "intent_no"), part(scene, matter, "why")], [theme(scene, matter)]);
}

const answers: Readonly<Partial<Record<Scene["kind"], (scene: Scene) => Reply>>> = {
  frequency,
  quantity,
  money,
  brands,
  choice,
  sources,
  opinion,
  feeling,
  intent,
  why: reasons,
  like: pleasure,
  whynot: (scene) => (rateIn(scene) === 0 ? reply([scene.say("no_use"), scene.say("why_money")], [by(scene, "no real need", "kein Bedarf")]) : complaint(scene, false)),
  dislike: (scene) => complaint(scene, false),
  problem: (scene) => complaint(scene, false),
  worry: (scene) => complaint(scene, false),
  miss: (scene) => complaint(scene, true),
  wand: (scene) => { const { lines, themes } = complaint(scene, true); return reply([led(scene.say("wish_lead"), lines[0] ?? null), ...lines.slice(1)], themes); },
  maker: (scene) => { const { lines, themes } = complaint(scene, true); return reply([led(scene.say("maker_lead"), lines[0] ?? null), ...lines.slice(1)], themes); },
  change: (scene) => { const [first] = painsOf(scene); return reply([scene.say("change_proof"), part(scene, first, "wish"), part(scene, first, "why")], [theme(scene, first)]); },
  workaround: (scene) => { const [first, second] = painsOf(scene); return reply([part(scene, first, "fix"), part(scene, first, "why"), part(scene, second, "fix")], [theme(scene, first)]); },
  recommend: (scene) => { const mood = moodOf(scene); const [joy, pain] = [joysOf(scene)[0], painsOf(scene)[0]]; const one = mood > -0.15 ? joy : pain; return reply([scene.say(mood > 0.25 ? "recommend_yes" : mood > -0.15 ? "recommend_maybe" : "recommend_no"), part(scene, one, "say")], [theme(scene, one)]); },
  shop: (scene) => reply([deedOf(scene.ask.text) === "buy" && scene.subject.view.category.kind !== "app" && scene.subject.view.category.kind !== "service" ? scene.say("shop") : scene.say("shop_place"), deedOf(scene.ask.text) === "buy" ? scene.say("why_near") : scene.say("why_time")], [by(scene, "quick and easy", "schnell und bequem")]),
  time: (scene) => reply([scene.say("time"), scene.say("why_time")], [by(scene, "fits everyday life", "passt in den Alltag")]),
  company: (scene) => reply([scene.say("company"), scene.say(/^(?:on my own|by myself|allein)/.test(String(scene.slots["company"])) ? "why_alone" : "why_social")], [by(scene, "time together", "gemeinsame Zeit")]),
  last: (scene) => (rateIn(scene) === 0 ? reply([scene.say("never")], [by(scene, "no real need", "kein Bedarf")]) : reply([scene.say("last"), scene.say("last_paid"), scene.say("last_how")], [by(scene, "part of everyday life", "fester Teil des Alltags")])),
  since: (scene) => (rateIn(scene) === 0 ? reply([scene.say("never")], [by(scene, "no real need", "kein Bedarf")]) : reply([scene.say("since"), scene.say("since_how")], [by(scene, "habit and tradition", "Gewohnheit")])),
  willing: (scene) => reply([scene.say("willing"), scene.say(purse(scene))], [moneyTheme(scene)]),
  fact: (scene) => reply([scene.say("fact_usual"), scene.say(purse(scene))], [moneyTheme(scene)]),
  compare: (scene) => reply([scene.say("compare"), part(scene, joysOf(scene)[0], "say")], [theme(scene, joysOf(scene)[0])]),
  believe: sources,
  novel: intent,
  relevant: (scene) => reply([scene.say(rateIn(scene) >= 1 ? "importance_high" : "importance_low"), part(scene, joysOf(scene)[0], "say")], [theme(scene, joysOf(scene)[0])]),
  value: (scene) => { const pain = painsOf(scene).find(({ id }) => id === "price"); return scene.consumer.thrift > 0.45 ? reply([part(scene, pain, "say"), part(scene, pain, "why"), scene.say("fact_usual")], [theme(scene, pain)]) : reply([scene.say("fact_usual"), scene.say(purse(scene))], [moneyTheme(scene)]); },
  yesno: yesOrNo,
  day: (scene) => reply([/\b(?:day|routine|tag|alltag|morning|morgen|evening|abend|week|woche)/i.test(scene.ask.text) ? scene.say("day") : scene.say("routine"), scene.subject.view.category.id === "thing" ? scene.say("intro_free") : part(scene, joysOf(scene)[0], "example")], [by(scene, "part of everyday life", "fester Teil des Alltags")]),
  household: (scene) => reply([/decid|entscheid|bestimm|who does|wer (?:kauft|macht|kocht)/i.test(scene.ask.text) ? scene.say(/alone|one-person|lives? on/.test(scene.consumer.profile.household) ? "decides_alone" : "decides") : scene.say("household"), scene.say("intro_circumstance")], [by(scene, "household and family", "Haushalt und Familie")]),
}; // prettier-ignore

/** Answers a question about how the person lives and deals with a kind of thing. */
export function replyOnTopic(scene: Scene): Reply {
  const answer = answers[scene.kind];
  if (answer) return answer(scene);
  const known = scene.subject.view.category.id !== "thing" || scene.subject.topic !== "";
  return known
    ? opinion(scene)
    : reply(
        [scene.say("topic_none"), led(scene.say("want_lead"), part(scene, painsOf(scene)[0], "say"))],
        [theme(scene, painsOf(scene)[0])],
      );
}
