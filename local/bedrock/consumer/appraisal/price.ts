import { priceRaising } from "../stimulus/claims-offer.ts";
import { inEuros, type Price } from "../stimulus/money.ts";
import type { Stimulus } from "../stimulus/stimulus.ts";
import { spokenAmount } from "../market/market.ts";
import { quirk, type Consumer } from "./consumer.ts";

export interface PriceView {
  /** Effect on the decision, about −1.6..0.45. */
  effect: number;
  /** What the person pays for such a thing otherwise; undefined where comparing would not make their point. */
  usual: string | undefined;
}

/** One-off goods that are rented by the month: how many payments people set against the price of owning one. */
const PAYMENTS_COMPARED = 24;
const EXPENSIVE_GOOD = 60;
/** Free or nearly so: what a smaller price could still add is over. */
const LOWEST_RATIO = 0.3;

/** Consumables by subscription: a month brings about two purchases' worth. */
const PURCHASES_A_MONTH = 2;

/** What is paid, in euros and in the unit that the category is usually paid in. */
function paidIn({ price, category }: Stimulus & { price: Price }, consumer: Consumer): number {
  const regular =
    price.period === "day" || price.period === "week" || price.period === "month" || price.period === "year";
  const each = inEuros({ ...price, period: "once" }, consumer.market.currency);
  // A single payment for what others charge monthly is compared over two years.
  if (category.per === "month") return regular ? inEuros(price, consumer.market.currency) : each / PAYMENTS_COMPARED;
  if (!regular || category.per === "use") return each;
  const monthly = inEuros(price, consumer.market.currency);
  return category.typical >= EXPENSIVE_GOOD ? monthly * PAYMENTS_COMPARED : monthly / PURCHASES_A_MONTH;
}

/** What a person pays for such a thing otherwise, in euros: the market's usual price, a little more for the better off. */
const usualFor = (stimulus: Stimulus, consumer: Consumer): number =>
  stimulus.category.typical *
  consumer.market.level *
  (1 + 0.13 * consumer.income) *
  (1 + 0.07 * quirk(consumer, `usual ${stimulus.category.id}`));

/** The usual price in words, written the way the stimulus writes amounts if it is the market's own money. */
function spokenUsual(usual: number, { price, language }: Stimulus, { market }: Consumer): string {
  const { currency } = market;
  const decimal = language === "en" ? "." : currency.decimal;
  const own = price && price.amount > 0 && (price.currency === null || price.currency === currency.code);
  return spokenAmount(usual * currency.perEuro, { ...currency, decimal, ...(own ? { format: price.form } : {}) });
}

/** People compare with what they pay only where the comparison makes their point. */
function comparable(paid: number, usual: number, effect: number): boolean {
  if (effect <= -0.14) return paid > usual * 1.04;
  return effect >= 0.2 ? paid < usual * 0.92 : paid > usual * 0.8 && paid < usual * 1.25;
}

/**
 * How a price strikes a person: the logarithm of its ratio to what such things cost in the market (dearer for claims that
 * justify it), times a slope that grows with price sensitivity and falls with income. Being cheap helps half as much as
 * being dear hurts (loss aversion around a reference price; Tversky & Kahneman 1991 put the ratio at about 2).
 */
export function viewPrice(stimulus: Stimulus, consumer: Consumer): PriceView | null {
  const { price, relativePrice, claims } = stimulus;
  if (!price && relativePrice === null) return null;
  const usual = usualFor(stimulus, consumer);
  const raised = claims.reduce((share, { kind }) => share + (priceRaising[kind.id] ?? 0), 0);
  const accepted = usual * (1 + Math.min(0.6, raised) * (0.6 + 0.4 * consumer.income));
  const paid = price ? paidIn({ ...stimulus, price }, consumer) : accepted * (1 + relativePrice!);
  const distance = Math.log(Math.max(LOWEST_RATIO, paid / accepted));
  const slope = Math.max(0.12, 0.22 + 0.85 * consumer.thrift - 0.12 * consumer.income);
  const raw = distance > 0 ? -slope * distance : -slope * distance * 0.5;
  const effect = Math.max(-1.6, Math.min(0.45, raw + 0.03));
  const directly =
    price !== null && price.pieces === 1 && (price.period === "month") === (stimulus.category.per === "month");
  const mention = directly && comparable(paid, usual, effect);
  return { effect, usual: mention ? spokenUsual(usual, stimulus, consumer) : undefined };
}
