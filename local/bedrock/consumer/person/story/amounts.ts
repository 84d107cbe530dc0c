import { countryOf } from "../../../../../functions/domain/market/countries.ts";
import { uniform, type RandomGenerator } from "../../../../../functions/domain/statistics/random.ts";
import { spokenAmount, type Currency, type Market } from "../../market/market.ts";

/** Units per euro, rounded, of countries that the model has no brands for. */
const rates: Readonly<Record<string, number>> = {
  CNY: 8.2, HKD: 8.8, TWD: 34, SGD: 1.5, CZK: 24.6, DKK: 7.46, NOK: 11.7, HUF: 390, RON: 5.1, BGN: 1.96, UAH: 49, RUB: 92,
  RSD: 117, ISK: 142, NZD: 1.96, IDR: 18500, VND: 29500, THB: 37, MYR: 4.8, PHP: 66, PKR: 318, BDT: 137, LKR: 340, EGP: 55,
  KES: 146, GHS: 13, TND: 3.4, ILS: 3.9, AED: 4.1, SAR: 4.2, QAR: 4.1, COP: 4600, CLP: 1070, PEN: 4.1, UYU: 46, KZT: 610,
}; // prettier-ignore

const foreign = (code: string): Currency | null => {
  const perEuro = rates[code];
  return perEuro ? { code, format: `${code} {}`, decimal: ".", digits: perEuro > 20 ? 0 : 2, perEuro } : null;
};

/** Euros that things cost in Germany, from–to. */
const usual = {
  coffee: [2.8, 4.2], lunch: [8, 14], weekly: [55, 140], plan: [8, 28], treat: [4, 9], shoes: [50, 120], surcharge: [0.4, 1.1],
  big: [280, 800], limit: [20, 60], haircut: [22, 55], saved: [25, 90], subscription: [6, 15], detour: [1.5, 4],
} as const; // prettier-ignore
export type AmountName = keyof typeof usual;

/** Rough sums in local money that a person speaks of; they spend `scale` times what is usual. */
export function amountsFor(
  market: Market,
  code: string,
  scale: number,
  random: RandomGenerator,
): Record<AmountName, string> {
  const own = market.code === "ZZ" ? (foreign(countryOf(code)?.currency ?? "") ?? market.currency) : market.currency;
  const level = own === market.currency ? market.level : 0.7;
  return Object.fromEntries(
    Object.entries(usual).map(([name, [from, to]]) => [
      name,
      spokenAmount(uniform(random, from, to) * own.perEuro * level * scale, own),
    ]),
  ) as Record<AmountName, string>;
}
