/** A price as a text states it. */
export interface Price {
  amount: number;
  /** As written, for people to repeat. */
  display: string;
  /** How many times the middling amount of its currency it is, in doublings; a gift counts as ten below. */
  doublings: number;
}

/**
 * Middling amounts: what an everyday purchase of some weight comes to in a currency, rounded from exchange rates of
 * 2026. What a kind of product usually costs is not known here.
 */
const currencies: readonly (readonly [middling: number, before: string, after: string])[] = [
  [25, "R\\$|BRL", "R\\$|BRL|reais|real"],
  [85, "MX\\$|MXN", "MXN|pesos|ペソ"],
  [6000, "ARS", "ARS"],
  [4.5, "US\\$|A\\$|CA\\$|C\\$|\\$|USD|CAD|AUD", "US\\$|\\$|USD|CAD|AUD|d[oó]lar(?:es)?|dollars?|ドル"],
  [4, "€|EUR", "€|EUR|euros?|Euros?|ユーロ"],
  [3.5, "£|GBP", "£|GBP|pounds?|Pfund|livres|libras|ポンド"],
  [600, "[¥￥]|JPY", "円|JPY|yens?|ienes?"],
  [4, "CHF", "CHF|francs?|francos|Franken"],
  [17, "zł|PLN", "zł|PLN|zloty"],
  [45, "SEK", "kr|SEK|kronor"],
  [400, "₹|INR|Rs\\.?", "INR|rupees|Rupien"],
  [6000, "₩|KRW", "₩|KRW|won"],
  [180, "₺|TRY", "₺|TL|TRY|lira"],
  [80, "ZAR|R(?=\\s?\\d)", "ZAR|rand"],
  [7000, "₦|NGN", "₦|NGN|naira"],
];
const number = String.raw`\d{1,3}(?:[.,'’\s]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)`;
const patterns = currencies.map(([middling, before, after]) => {
  const leading = `(?<![\\p{L}\\d$])(?:${before})\\s?(?<first>${number})`;
  const sum = `(?<![\\d.,])(?<second>${number})\\s?(?<thousands>[千万])?`;
  return { middling, form: new RegExp(`${leading}|${sum}(?:${after})(?!\\p{Script=Latin})`, "giu") };
});
const FREE = -10;
/** What is given away costs nothing, in whatever money. */
export const gift: Price = { amount: 0, display: "", doublings: FREE };
const MINUS = /(?:^|[\s(])[-−–]\s?$/u;

/** Words around an amount that make it something else than the price to pay. */
export interface NotPaid {
  before: RegExp;
  after: RegExp;
}

/** A number as written anywhere: `1.299,00`, `1,299.00`, `1'299`, `4.99`. */
function parseAmount(text: string): number {
  const plain = text.replaceAll(/['’\s]/g, "");
  const decimals = /[.,](\d{1,2})$/.exec(plain)?.[1]?.length ?? 0;
  return Number(plain.replaceAll(/[.,]/g, "")) / 10 ** decimals;
}
const factorOf = (word: string | undefined) => (word === "万" ? 10_000 : word === "千" ? 1000 : 1);

/** The price that a buyer would pay: the first amount that is not below zero or something else; null without one. */
export function readPrice(text: string, { before, after }: NotPaid): Price | null {
  const found = patterns
    .flatMap(({ middling, form }) => [...text.matchAll(form)].map((match) => ({ match, middling })))
    .toSorted((a, b) => a.match.index - b.match.index || b.match[0].length - a.match[0].length)
    .filter(({ match: { index, 0: found } }) => {
      const words = text.slice(Math.max(0, index - 24), index);
      return !before.test(words) && !MINUS.test(words) && !after.test(text.slice(index + found.length));
    });
  const [chosen] = found;
  if (!chosen) return null;
  const { first, second, thousands } = chosen.match.groups ?? {};
  const amount = parseAmount(first ?? second ?? "0") * factorOf(thousands);
  const doublings = amount > 0 ? Math.max(FREE, Math.log2(amount / chosen.middling)) : FREE;
  return { amount, display: chosen.match[0].trim(), doublings };
}

/** Whether a text names an amount of money. */
export const namesMoney = (text: string): boolean => patterns.some(({ form }) => text.search(form) >= 0);

/** The middling amount of the currency that a unit names; null for any other unit. */
export const middlingAmount = (unit: string): number | null =>
  currencies.find(([, before, after]) => new RegExp(`^(?:${before}|${after})$`, "iu").test(unit.trim()))?.[0] ?? null;
