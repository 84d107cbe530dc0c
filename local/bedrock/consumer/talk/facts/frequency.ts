import type { Language } from "../../language.ts";
import { viewFit } from "../../appraisal/fit.ts";
import { quirk, type Consumer } from "../../appraisal/consumer.ts";
import type { Category } from "../../stimulus/category.ts";
import type { Stimulus } from "../../stimulus/stimulus.ts";

/** Whether a rate is asked of getting a thing or of using it. */
export type Deed = "buy" | "use";

/** Times a week that people of a kind of product buy and use it, where they do at all. */
const byKind: Readonly<Record<Category["kind"], Readonly<Record<Deed, number>>>> = {
  food: { buy: 0.8, use: 3 },
  good: { buy: 0.12, use: 6 },
  durable: { buy: 0.005, use: 4 },
  app: { buy: 0.06, use: 5 },
  service: { buy: 0.08, use: 0.4 },
};
const byCategory: Readonly<Record<string, Partial<Record<Deed, number>>>> = {
  plant_drink: { buy: 0.7, use: 5 }, milk: { buy: 1.6, use: 7 }, coffee: { buy: 0.45, use: 13 }, tea: { buy: 0.25, use: 6 },
  soft_drink: { buy: 0.7, use: 2 }, energy_drink: { buy: 0.6, use: 1.2 }, water: { buy: 1, use: 14 }, alcohol: { buy: 0.5, use: 1.4 },
  chocolate: { buy: 0.8, use: 2.5 }, crisps: { buy: 0.5, use: 1 }, snack_bar: { buy: 0.5, use: 1.2 }, ready_meal: { buy: 0.7, use: 1.2 },
  bread_cereal: { buy: 2, use: 7 }, meat: { buy: 1, use: 3 }, meat_substitute: { buy: 0.4, use: 1 }, supplement: { buy: 0.12, use: 5 },
  baby_food: { buy: 1.5, use: 14 }, pet_food: { buy: 0.6, use: 14 }, food: { buy: 2, use: 14 }, makeup: { buy: 0.08, use: 4 },
  oral_care: { buy: 0.2, use: 14 }, cleaning: { buy: 0.35, use: 2.5 }, clothing: { buy: 0.2, use: 7 }, shoes: { buy: 0.05, use: 7 },
  toy: { buy: 0.06, use: 3 }, kitchen_appliance: { use: 3 }, vacuum: { use: 1.5 }, furniture: { buy: 0.01, use: 7 },
  car: { buy: 0.003, use: 5 }, bike: { use: 2 }, mobility_service: { buy: 0.5, use: 1.2 }, travel: { buy: 0.05, use: 0.05 },
  bank_account: { buy: 0.002, use: 3 }, insurance: { buy: 0.006, use: 0.02 }, investment: { buy: 0.1, use: 0.3 }, energy: { buy: 0.008, use: 0.02 },
  meal_kit: { buy: 0.3, use: 0.4 }, produce_box: { buy: 0.3, use: 0.4 }, delivery: { buy: 0.4, use: 0.4 }, gym: { use: 1.4 },
  eating_out: { buy: 0.7, use: 0.8 }, heating: { buy: 0.001, use: 7 },
  telecom: { buy: 0.008, use: 14 }, smartphone: { use: 30 }, streaming: { use: 4 }, thing: { buy: 0.25, use: 0.4 }, service: { use: 0.4 },
}; // prettier-ignore

/** How much people differ around what is usual (logarithmic). */
const SPREAD = 0.55;
const NEVER = 0.012;
/** Below this need a person has nothing to do with what is no staple. */
const NEEDLESS = -0.5;

/** Nearly everybody has some of it in the house. */
const basics = new Set([
  "thing",
  "service",
  "haircare",
  "skincare",
  "bread_cereal",
  "water",
  "milk",
  "vacuum",
  "kitchen_appliance",
  "furniture",
]);

/** Things that many people do without. */
const optional = /^(?:bike|car|wearable|smart_home)$/;
/** About this far below the average nobody has one. */
const WITHOUT = -0.6;
const owns = (consumer: Consumer, { id }: Category): boolean => quirk(consumer, `owns ${id}`) > WITHOUT;

const withoutUse = (consumer: Consumer, { id }: Category): boolean =>
  (id === "pet_food" && !consumer.hasPet) || (id === "baby_food" && !consumer.hasBaby && !consumer.hasChildren);

/**
 * How often a person does something with a kind of thing, in times a week; 0 for never. Follows from the person and the
 * thing alone, never from how it is asked.
 * @param view what is asked about
 */
export function rateOf(consumer: Consumer, view: Stimulus, deed: Deed, topic: string): number {
  const { category } = view;
  if (withoutUse(consumer, category)) return 0;
  const { need } = viewFit({ ...view, target: { groups: [], ages: { age_min: null, age_max: null } } }, consumer);
  if (!category.staple && !basics.has(category.id) && need < NEEDLESS) return 0;
  if (optional.test(category.id) && !owns(consumer, category)) return 0;
  const usual = byCategory[category.id]?.[deed] ?? byKind[category.kind][deed];
  const purse = deed === "buy" ? 0.25 * consumer.income - 0.25 * (consumer.thrift - 0.5) : 0;
  const household = consumer.hasChildren && category.kind === "food" && deed === "buy" ? 0.3 : 0;
  const own =
    (category.id === "thing" ? 1.9 : 1) *
    SPREAD *
    quirk(consumer, `rate ${category.id === "thing" ? topic : category.id}`);
  const rate = usual * Math.exp(own + 0.6 * need + purse + household);
  return rate < NEVER && category.kind !== "durable" && category.id !== "thing" ? 0 : rate;
}

const steps: readonly (readonly [upTo: number, en: string, de: string])[] = [
  [0.004, "every six or seven years", "alle sechs bis sieben Jahre"],
  [0.008, "every three or four years", "alle drei bis vier Jahre"],
  [0.015, "every other year", "alle zwei Jahre"],
  [0.027, "about once a year", "etwa einmal im Jahr"],
  [0.055, "two or three times a year", "zwei- bis dreimal im Jahr"],
  [0.1, "every two or three months", "alle zwei bis drei Monate"],
  [0.19, "about every six weeks", "etwa alle sechs Wochen"],
  [0.32, "about once a month", "etwa einmal im Monat"],
  [0.45, "two or three times a month", "zwei- bis dreimal im Monat"],
  [0.75, "about every two weeks", "etwa alle zwei Wochen"],
  [1.4, "about once a week", "etwa einmal die Woche"],
  [2.4, "twice a week", "zweimal die Woche"],
  [3.4, "three times a week", "dreimal die Woche"],
  [5, "four or five times a week", "vier- bis fünfmal die Woche"],
  [6.3, "almost every day", "fast jeden Tag"],
  [9, "every day", "jeden Tag"],
  [12, "once or twice a day", "ein- bis zweimal am Tag"],
  [17, "twice a day", "zweimal am Tag"],
  [25, "three times a day", "dreimal am Tag"],
  [Number.POSITIVE_INFINITY, "many times a day", "viele Male am Tag"],
];

/** A rate in the words in which people state it. */
export const spokenRate = (rate: number, language: Language): string => {
  const step = steps.find(([upTo]) => rate <= upTo) ?? steps.at(-1)!;
  return language === "de" ? step[2] : step[1];
};

const ago: readonly (readonly [from: number, en: string, de: string])[] = [
  [6, "this morning", "heute Morgen"],
  [4, "yesterday", "gestern"],
  [1.4, "the day before yesterday", "vorgestern"],
  [0.75, "last {day}", "letzten {day}"],
  [0.45, "the {day} before last", "vorletzten {day}"],
  [0.19, "about three weeks ago", "vor etwa drei Wochen"],
  [0.1, "about a month ago", "vor ungefähr einem Monat"],
  [0.055, "two months ago or so", "vor gut zwei Monaten"],
  [0.027, "in the spring", "im Frühjahr"],
  [0.015, "last year", "letztes Jahr"],
  [0, "about three years ago", "vor etwa drei Jahren"],
];

/** When a person did it last, going by how often they do. */
export const spokenLast = (rate: number, day: string, language: Language): string => {
  const step = ago.find(([from]) => rate >= from) ?? ago.at(-1)!;
  return (language === "de" ? step[2] : step[1]).replace("{day}", day);
};
