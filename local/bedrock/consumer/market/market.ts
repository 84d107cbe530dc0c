/** What shops and people of a market have in common. Brand lists hold well-known brands that are really sold there. */
export interface Market {
  /** ISO 3166 alpha-2. */
  code: string;
  country: string;
  currency: Currency;
  /** Price level of everyday goods relative to Germany. */
  level: number;
  supermarkets: readonly string[];
  drugstores: readonly string[];
  food: readonly string[];
  drinks: readonly string[];
  cosmetics: readonly string[];
  household: readonly string[];
  clothing: readonly string[];
  tech: readonly string[];
  telecom: readonly string[];
  banks: readonly string[];
  insurers: readonly string[];
  mobility: readonly string[];
  travel: readonly string[];
  apps: readonly string[];
  online: readonly string[];
  media: readonly string[];
  /** Brands that many there have strong reservations about. */
  contested: readonly string[];
}

export type BrandField = {
  [K in keyof Market]: Market[K] extends readonly string[] ? K : never;
}[keyof Market];

export interface Currency {
  code: string;
  /** How an amount is written, `{}` for the number. */
  format: string;
  /** Decimal sign, and digits after it for small amounts. */
  decimal: "," | ".";
  digits: 0 | 2;
  /** Units per euro, rounded; enough to compare a price with what is usual. */
  perEuro: number;
}

const currency = (
  code: string,
  format: string,
  perEuro: number,
  decimal: "," | "." = ".",
  digits: 0 | 2 = 2,
): Currency => ({ code, format, perEuro, decimal, digits });

export const currencies = {
  EUR: currency("EUR", "{} €", 1, ","),
  CHF: currency("CHF", "CHF {}", 0.94),
  GBP: currency("GBP", "£{}", 0.86),
  PLN: currency("PLN", "{} zł", 4.25, ","),
  SEK: currency("SEK", "{} kr", 11.1, ",", 0),
  USD: currency("USD", "${}", 1.12),
  CAD: currency("CAD", "${}", 1.55),
  AUD: currency("AUD", "${}", 1.73),
  MXN: currency("MXN", "${}", 21.5, ".", 0),
  BRL: currency("BRL", "R$ {}", 6.2, ","),
  ARS: currency("ARS", "${}", 1500, ",", 0),
  JPY: currency("JPY", "¥{}", 165, ".", 0),
  KRW: currency("KRW", "₩{}", 1560, ".", 0),
  INR: currency("INR", "₹{}", 97, ".", 0),
  TRY: currency("TRY", "{} TL", 46, ",", 0),
  ZAR: currency("ZAR", "R{}", 20.3, "."),
  NGN: currency("NGN", "₦{}", 1720, ".", 0),
} as const satisfies Record<string, Currency>;
export type CurrencyCode = keyof typeof currencies;

/** Steps to which people round an amount when they speak of it: 1.20, 14, 350. */
const roundingSteps = [
  [5, 0.1],
  [20, 0.5],
  [100, 1],
  [500, 10],
  [5_000, 50],
  [Number.POSITIVE_INFINITY, 500],
] as const;

/** An amount as people there would say it, rounded the way people round. */
export function spokenAmount(amount: number, { format, decimal, digits }: Currency): string {
  const step = roundingSteps.find(([limit]) => amount < limit)?.[1] ?? 1;
  const rounded = Math.max(digits === 0 ? 1 : 0.1, Math.round(amount / step) * step);
  const whole = digits === 0 || rounded >= 100 || Number.isInteger(rounded);
  const [integer, fraction] = rounded.toFixed(whole ? 0 : 2).split(".");
  const grouped = integer!.replaceAll(/\B(?=(\d{3})+$)/g, decimal === "," ? "." : ",");
  return format.replace("{}", fraction ? `${grouped}${decimal}${fraction}` : grouped);
}
