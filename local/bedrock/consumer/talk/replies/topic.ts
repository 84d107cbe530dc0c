import { by, led, reply, type Reply } from "../reply.ts";
import type { Scene } from "../scene.ts";
import { choice, sources } from "./choosing.ts";
import { brands, day, frequency, household, last, money, quantity, shop, since } from "./habits.ts";
import {
  account,
  became,
  breakfast,
  brought,
  drinking,
  isOfMorningDrink,
  sinceDrink,
  spareTime,
  switched,
  weekend,
  whereWas,
} from "./everyday.ts";
import { keyword } from "./keyword.ts";
import { having, owning, provider, satisfied, went } from "./naming.ts";
import { moneyTheme, noNeed, purse } from "./purse.ts";
import { joysOf, moodOf, painsOf, part, rateIn, theme } from "./standing.ts";
import { complaint, feeling, intent, opinion, pleasure, reasons } from "./views.ts";
import { yesOrNo } from "./yes-no.ts";

/** Whether the person is a customer already, so that a change means leaving somebody. */
const isUsed = (scene: Scene): boolean =>
  ["service", "app"].includes(scene.subject.view.category.kind) || scene.subject.view.category.id === "heating";

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
  having,
  provider,
  owning,
  went,
  satisfied,
  last,
  breakfast,
  weekend,
  drinking,
  became,
  brought,
  account,
  switched,
  keyword,
  spare_time: spareTime,
  since: (scene) => (isOfMorningDrink(scene) ? sinceDrink(scene) : since(scene)),
  shop: (scene) => (/^\W*(?:and |und )?(?:where (?:was|were)|wo war)/i.test(scene.ask.text) ? whereWas(scene) : shop(scene)),
  day,
  household,
  why: reasons,
  like: pleasure,
  whynot: (scene) => (rateIn(scene) === 0 ? reply([scene.say("no_use"), scene.say("why_money")], [noNeed(scene)]) : complaint(scene, false)),
  dislike: (scene) => complaint(scene, false),
  problem: (scene) => complaint(scene, false),
  worry: (scene) => complaint(scene, false),
  miss: (scene) => complaint(scene, true),
  wand: (scene) => { const { lines, themes } = complaint(scene, true); return reply([led(scene.say("wish_lead"), lines[0] ?? null), ...lines.slice(1)], themes); },
  maker: (scene) => { const { lines, themes } = complaint(scene, true); return reply([led(scene.say("maker_lead"), lines[0] ?? null), ...lines.slice(1)], themes); },
  change: (scene) => { const [first] = painsOf(scene); return reply([scene.say(isUsed(scene) ? "switching" : "change_proof"), part(scene, first, "wish"), part(scene, first, "why")], [theme(scene, first)]); },
  workaround: (scene) => { const [first, second] = painsOf(scene); return reply([part(scene, first, "fix"), part(scene, first, "why"), part(scene, second, "fix")], [theme(scene, first)]); },
  recommend: (scene) => { const mood = moodOf(scene); const [joy, pain] = [joysOf(scene)[0], painsOf(scene)[0]]; const one = mood > -0.15 ? joy : pain; return reply([scene.say(mood > 0.25 ? "recommend_yes" : mood > -0.15 ? "recommend_maybe" : "recommend_no"), part(scene, one, "say")], [theme(scene, one)]); },
  occasion: (scene) => reply([scene.say("time"), scene.say("why_time")], [by(scene, "fits everyday life", "passt in den Alltag")]),
  time: (scene) => reply([scene.say("time"), scene.say("why_time")], [by(scene, "fits everyday life", "passt in den Alltag")]),
  company: (scene) => reply([scene.say("company"), scene.say(/^(?:on my own|by myself|allein)/.test(String(scene.slots["company"])) ? "why_alone" : "why_social")], [by(scene, "time together", "gemeinsame Zeit")]),
  willing: (scene) => reply([scene.say("willing"), scene.say(purse(scene))], [moneyTheme(scene)]),
  fact: (scene) => reply([scene.say("fact_usual"), scene.say(purse(scene))], [moneyTheme(scene)]),
  compare: (scene) => reply([scene.say("compare"), part(scene, joysOf(scene)[0], "say")], [theme(scene, joysOf(scene)[0])]),
  believe: sources,
  novel: intent,
  relevant: (scene) => reply([scene.say(rateIn(scene) >= 1 ? "importance_high" : "importance_low"), part(scene, joysOf(scene)[0], "say")], [theme(scene, joysOf(scene)[0])]),
  value: (scene) => { const pain = painsOf(scene).find(({ id }) => id === "price"); return scene.consumer.thrift > 0.45 ? reply([part(scene, pain, "say"), part(scene, pain, "why"), scene.say("fact_usual")], [theme(scene, pain)]) : reply([scene.say("fact_usual"), scene.say(purse(scene))], [moneyTheme(scene)]); },
  yesno: yesOrNo,
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
