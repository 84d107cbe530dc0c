import type { Language } from "../../language.ts";
import { quirk, type Consumer } from "../../appraisal/consumer.ts";
import { spokenAmount } from "../../market/market.ts";
import { inEuros, readPrice, type Period } from "../../stimulus/money.ts";
import type { Stimulus } from "../../stimulus/stimulus.ts";
import { rateOf } from "./frequency.ts";

/** An amount in euros as the person says it in the money of their market. */
export function spoken(euros: number, consumer: Consumer, language: Language, format?: string): string {
  const { currency } = consumer.market;
  return spokenAmount(euros * currency.perEuro, {
    ...currency,
    decimal: language === "en" ? "." : currency.decimal,
    ...(format ? { format } : {}),
  });
}

/** What a person usually pays for one, in euros. */
export const usualPrice = ({ category }: Stimulus, consumer: Consumer): number =>
  category.typical *
  consumer.market.level *
  (1 + 0.13 * consumer.income - 0.22 * (consumer.thrift - 0.5)) *
  (1 + 0.07 * quirk(consumer, `usual ${category.id}`));

/** Prices at which a person finds a thing a bargain, fair, and out of the question, in euros. */
export function limits(view: Stimulus, consumer: Consumer): { cheap: number; fair: number; most: number } {
  const fair = usualPrice(view, consumer) * (1 + 0.1 * consumer.belief);
  return { cheap: fair * 0.55, fair, most: fair * (1.62 - 0.45 * consumer.thrift + 0.12 * consumer.income) };
}

/** What food for a week costs one adult in Germany, in euros. */
const WEEK_OF_FOOD = 52;
const groceries = /grocer|supermarket|food shop|weekly shop|lebensmittel|wocheneinkauf|supermarkt|essen und trinken/i;
const weekly = /(?:around|about|near|roughly) ([^.;,]{1,14}?) (?:a|per) week|weekly shop near ([^.;,]{1,14})/i;

function heads({ profile, hasChildren }: Consumer): number {
  if (/generations/.test(profile.household)) return 3;
  if (hasChildren) return /single/.test(profile.household) ? 2 : 2.7;
  return /partner|couple|husband|wife|spouse/.test(profile.household) ? 1.7 : 1;
}

/** What a week's food costs the household; the figure of the person's own record where it states one. */
function weekOfFood(consumer: Consumer): number {
  const stated = weekly.exec(consumer.profile.price_sensitivity);
  const price = stated ? readPrice(stated[1] ?? stated[2] ?? "") : null;
  if (price && price.amount > 0) return inEuros(price, consumer.market.currency);
  const own = 1 + 0.15 * consumer.income - 0.3 * (consumer.thrift - 0.5) + 0.08 * quirk(consumer, "groceries");
  return WEEK_OF_FOOD * consumer.market.level * heads(consumer) * own;
}

const asked: readonly (readonly [Period, RegExp])[] = [
  ["week", /\bweek|woche|wöchentlich/i],
  ["year", /\byear|annual|jahr|jährlich/i],
  ["month", /\bmonth|monat/i],
];
const inPeriod: Readonly<Partial<Record<Period, readonly [weeks: number, en: string, de: string]>>> = {
  week: [1, "a week", "in der Woche"],
  month: [4.3, "a month", "im Monat"],
  year: [52, "a year", "im Jahr"],
};

export interface Spending {
  amount: string;
  /** `a month`; empty for a single purchase. */
  per: string;
}

/** What a person spends on a kind of thing, in the period that is asked for or that people think in. */
export function spendingOn(view: Stimulus, consumer: Consumer, question: string, topic: string): Spending {
  const { language, category } = view;
  const isFood = groceries.test(question) || category.id === "food";
  const rate = rateOf(consumer, view, "buy", topic);
  const wanted = asked.find(([, pattern]) => pattern.test(question))?.[0];
  const aWeek = isFood
    ? weekOfFood(consumer)
    : category.per === "month"
      ? usualPrice(view, consumer) / 4.3
      : rate * usualPrice(view, consumer);
  const isSingle = !isFood && category.per !== "month" && (category.kind === "durable" || rate < 0.1);
  if (isSingle && !wanted) return { amount: spoken(usualPrice(view, consumer), consumer, language), per: "" };
  const [weeks, en, de] = inPeriod[wanted ?? (isFood ? "week" : isSingle ? "year" : "month")]!;
  return { amount: spoken(aWeek * weeks, consumer, language), per: language === "de" ? de : en };
}
