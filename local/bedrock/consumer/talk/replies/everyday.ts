import { quirk, type Consumer } from "../../appraisal/consumer.ts";
import { deedOf, numberWord } from "../fact-slots.ts";
import { isOnShift } from "../facts/habits.ts";
import { domainIn } from "../holdings/holdings.ts";
import { holdingsOf, themeOf, type Domain, type Holding } from "../holdings/holding.ts";
import { by, led, reply, type Reply } from "../reply.ts";
import type { Scene } from "../scene.ts";
import type { TalkKey } from "../words/english.ts";
import { went } from "./naming.ts";

const domain = (question: string): Domain => domainIn(question)!;
const breakfasts = domain("What do you have for breakfast?");
const drinks = domain("What do you drink in the morning?");

type Life = "retired" | "children" | "student" | "shift" | "work";
const lifeOf = (consumer: Consumer): Life =>
  consumer.isRetired ? "retired" : consumer.hasChildren || consumer.hasBaby ? "children" : consumer.isStudent ? "student" : isOnShift(consumer) ? "shift" : "work"; // prettier-ignore

const thing = (holding: Holding | undefined, { language }: Scene): string | undefined => holding?.[language].thing;

/** A breakfast that names its drink needs no second one beside it. */
const namesDrink = (text: string | undefined): boolean => /coffee|kaffee|\btea\b|\btee\b/i.test(text ?? "");

/** How a weekday begins, with what is eaten and drunk. */
export function breakfast(scene: Scene): Reply {
  const [usual] = holdingsOf(breakfasts, scene.consumer);
  const [drink] = holdingsOf(drinks, scene.consumer);
  const food = thing(usual, scene);
  return reply(
    [
      scene.say(`breakfast_${lifeOf(scene.consumer)}`, { breakfast: food }),
      namesDrink(food) ? null : scene.say("breakfast_drink", { drink: thing(drink, scene) }),
    ],
    [themeOf(breakfasts, scene.language)],
  );
}

/** How much time there is for it. */
export const spareTime = (scene: Scene): Reply => {
  const life = lifeOf(scene.consumer);
  return reply([scene.say(life === "retired" ? "spare_long" : life === "student" || life === "shift" ? "spare_short" : "spare_mid")]); // prettier-ignore
};

const ofBreakfast = /breakfast|frühstück/i;
const earlier = ({ memory, ask }: Scene): string => [...memory.turns.slice(-4).map(({ said }) => said), ask.before].join(" "); // prettier-ignore

/** What is different at the weekend, about breakfast where the talk is about that. */
export function weekend(scene: Scene): Reply {
  if (!ofBreakfast.test(`${earlier(scene)} ${scene.ask.text}`))
    return reply([scene.say("weekend_free"), scene.say("intro_free")], [by(scene, "weekend", "Wochenende")]);
  const other = holdingsOf(breakfasts, scene.consumer).find(
    (one, index) => index > 0 && !/nothing|cornflakes|like everybody/.test(one.en.thing),
  );
  return reply(
    [scene.say(`weekend_${lifeOf(scene.consumer)}`, { other: thing(other, scene) }), scene.say("weekend_who")],
    [themeOf(breakfasts, scene.language)],
  );
}

/** How long somebody has had their morning drink. */
const yearsOf = ({ consumer, language }: Scene): string => numberWord(2 + Math.round(Math.abs(quirk(consumer, "since morning drink")) * 3), language); // prettier-ignore

/** What goes with a meal. */
export function drinking(scene: Scene): Reply {
  const [drink] = holdingsOf(drinks, scene.consumer);
  const named = thing(drink, scene);
  return reply([scene.say("having", { thing: named }), scene.sayFrom([drink?.[scene.language].example ?? ""])], [themeOf(drinks, scene.language)]); // prettier-ignore
}

/** Whether the person has ever changed from one thing to another, rather than staying with what they know. */
const hasSwitched = (consumer: Consumer): boolean => consumer.openness + 0.6 * quirk(consumer, "has switched") > -0.25;

/** How something became a habit, and why it stayed one. */
export function became(scene: Scene): Reply {
  const isDrink = /drink|trink/i.test(`${scene.ask.before} ${scene.base?.said ?? ""} ${scene.memory.turns.at(-1)?.said ?? ""}`); // prettier-ignore
  const [drink] = holdingsOf(drinks, scene.consumer);
  return reply(
    [
      scene.say(hasSwitched(scene.consumer) ? "became_how" : "became_home", { years: yearsOf(scene) }),
      isDrink
        ? led(by(scene, "I've kept to it", "dabei geblieben bin ich,"), drink?.[scene.language].why ?? null)
        : scene.say("why_habit"),
    ],
    [by(scene, "habit and tradition", "Gewohnheit")],
  );
}

/** Since when, in talk about the morning drink. */
export const isOfMorningDrink = (scene: Scene): boolean =>
  /drink .{0,12}with it|trinken sie dazu|trinkst du dazu/i.test(scene.memory.turns.slice(-2).map(({ said }) => said).join(" ")); // prettier-ignore
export const sinceDrink = (scene: Scene): Reply => reply([scene.say("since", { years: yearsOf(scene) })]);
export const brought = (scene: Scene): Reply => reply([scene.say("brought_by"), null]);

/** What happened on a trip to the shop: events, and no opinions. */
export function account(scene: Scene): Reply {
  const before = `${scene.ask.before} ${scene.memory.turns.at(-1)?.said ?? ""} ${scene.ask.text}`;
  if (deedOf(before) !== "buy" && !/trip|einkauf/i.test(before)) return went(scene);
  const thrifty = scene.consumer.thrift > 0.6 || scene.consumer.income < -0.5;
  return reply(
    [scene.say("trip"), thrifty ? scene.say("trip_thrifty") : scene.say("trip")],
    [by(scene, "shopping", "Einkaufen")],
  );
}

/** Where somebody was, in talk about something that they told of. */
export const whereWas = (scene: Scene): Reply => reply([scene.sayFrom(["{at_shop}", "that was {at_shop}"].slice(0, scene.language === "de" ? 1 : 2))]); // prettier-ignore

/** What people drank before their usual morning drink, by what they drink now, and why they changed. */
const former: Readonly<Record<string, readonly [from: readonly [string, string], why: readonly [string, string]]>> = {
  "filter coffee with a drop of milk, two cups": [["instant coffee", "löslichem Kaffee"], ["because I inherited a coffee machine, and the instant stuff tasted of nothing after that", "weil ich eine Kaffeemaschine geerbt habe und der lösliche danach nach nichts mehr schmeckte"]],
  "a flat white with oat milk": [["coffee with ordinary milk", "Kaffee mit normaler Milch"], ["because ordinary milk made me feel heavy, and a friend gave me hers to try", "weil mir nach normaler Milch oft flau war und ich bei Freunden die andere probiert habe"]],
  "an espresso, black, from my little pot on the stove": [["filter coffee", "Filterkaffee"], ["because I brought the little pot home from a holiday in Italy", "weil ich mir das Kännchen aus einem Urlaub in Italien mitgebracht habe"]],
  "black tea, and water beside it": [["coffee", "Kaffee"], ["because my hands were trembling by eleven, and the doctor said to try without", "weil mir um elf die Hände gezittert haben und der Arzt gesagt hat, ich solle es einmal ohne versuchen"]],
  "milky coffee from the machine, half coffee, half milk": [["tea", "Tee"], ["because somebody gave me the machine for my birthday", "weil ich die Maschine zum Geburtstag bekommen habe"]],
}; // prettier-ignore

/** Why somebody changes from one thing to another, by what they care about most. */
function motive({ consumer }: Scene): TalkKey {
  const { interests, thrift } = consumer;
  const ranked: readonly (readonly [TalkKey, number])[] = [["switched_price", thrift - 0.3], ["switched_health", interests.health], ["switched_green", interests.green], ["switched_taste", 0.15]]; // prettier-ignore
  return ranked.toSorted(([, a], [, b]) => b - a)[0]![0];
}

/** Whether the person has ever changed from one thing to another, and what made them. */
export function switched(scene: Scene): Reply {
  const { consumer, ask, language } = scene;
  const de = language === "de" ? 1 : 0;
  const changed = hasSwitched(consumer);
  const theme = by(scene, "changing over", "Umstieg");
  if (/drink|trink|getränk|coffee|kaffee|\btea\b|\btee\b|milk|milch/i.test(ask.text)) {
    const [drink] = holdingsOf(drinks, consumer);
    const before = drink && former[drink.en.thing];
    const to = thing(drink, scene)?.replace(/, .*$/, "");
    if (changed && before)
      return reply([scene.say("switched_drink", { from: before[0][de], to, years: yearsOf(scene) }), scene.sayFrom([before[1][de]])], [theme]); // prettier-ignore
    return reply([scene.say("switched_never", { to }), scene.say("switched_stay")], [theme]);
  }
  return changed
    ? reply([scene.say("switched_yes"), scene.say(motive(scene))], [theme])
    : reply([scene.say("switched_no"), scene.say("why_trust")], [theme]);
}
