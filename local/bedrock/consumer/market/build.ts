import { currencies, type BrandField, type CurrencyCode, type Market } from "./market.ts";

type Lists = Record<BrandField, string>;

/** A market from comma-separated lists. */
export function market(code: string, country: string, money: CurrencyCode, level: number, lists: Lists): Market {
  const split = Object.fromEntries(
    Object.entries(lists).map(([field, list]) => [field, list.split(", ")]),
  ) as unknown as Record<BrandField, readonly string[]>;
  return { code, country, currency: currencies[money], level, ...split };
}
