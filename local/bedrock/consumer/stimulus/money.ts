import { currencies, type CurrencyCode } from "../market/market.ts";

export type Period = "once" | "day" | "week" | "month" | "year" | "use";

/** A price as the stimulus states it. */
export interface Price {
  amount: number;
  /** null when the text gives a bare number: then it is the market's own money. */
  currency: CurrencyCode | null;
  period: Period;
  /** As written, for people to repeat: `1,99 €`, `$4.99/month`. */
  display: string;
  /** How the text writes amounts, `{}` for the number: `{} €`, `${}`. */
  form: string;
  /** How many pieces the price is for. */
  pieces: number;
}

const codes: Readonly<Record<string, CurrencyCode>> = {
  "€": "EUR", eur: "EUR", euro: "EUR", euros: "EUR", "£": "GBP", gbp: "GBP", pounds: "GBP", pound: "GBP", quid: "GBP",
  usd: "USD", "us$": "USD", dollars: "USD", dollar: "USD", $: "USD", chf: "CHF", franken: "CHF", francs: "CHF", fr: "CHF",
  zł: "PLN", pln: "PLN", zloty: "PLN", sek: "SEK", kr: "SEK", kronor: "SEK", "r$": "BRL", brl: "BRL", reais: "BRL",
  mxn: "MXN", "mx$": "MXN", pesos: "MXN", ars: "ARS", "¥": "JPY", jpy: "JPY", yen: "JPY", "₩": "KRW", krw: "KRW", won: "KRW",
  "₹": "INR", inr: "INR", rs: "INR", rupees: "INR", "₺": "TRY", try: "TRY", tl: "TRY", lira: "TRY", zar: "ZAR", rand: "ZAR",
  "₦": "NGN", ngn: "NGN", naira: "NGN", cad: "CAD", "ca$": "CAD", aud: "AUD", "au$": "AUD", "a$": "AUD", "c$": "CAD",
}; // prettier-ignore

const before =
  "€|£|US\\$|R\\$|MX\\$|CA\\$|AU\\$|A\\$|C\\$|\\$|¥|₩|₹|₺|₦|CHF|EUR|USD|GBP|PLN|SEK|BRL|MXN|ARS|JPY|KRW|INR|TRY|ZAR|NGN|CAD|AUD|Rs\\.?|(?-i:R)(?=\\s?\\d)";
const after =
  "€|£|\\$|¥|₩|₹|₺|zł|kr|TL|EUR|Euros?|USD|dollars?|GBP|pounds?|quid|CHF|Franken|francs|PLN|zloty|SEK|kronor|BRL|reais|MXN|pesos|ARS|JPY|yen|KRW|won|INR|rupees|TRY|lira|ZAR|rand|NGN|naira|CAD|AUD";
const number = "\\d{1,3}(?:[.,'’ ]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?(?:,-)?";
const cents = /(?<![\w.,])(\d{1,2})\s?(?:ct|cents?|cent|p)(?![\w])/i;
const pattern = new RegExp(
  `(?:(?<![\\p{L}\\d$])(${before})\\s?(${number}))|(?:(?<![\\w.,])(${number})\\s?(${after})(?![\\p{L}]))`,
  "giu",
);

const periods: readonly (readonly [Period, RegExp])[] = [
  [
    "month",
    /^\W{0,2}(?:\/|per|a|each|every|pro|im|jeden|al|par|por|p\.)?\s?\/?\s?(?:month|mo\b|monat|monatlich|monthly|mtl)/iu,
  ],
  ["year", /^\W{0,2}(?:\/|per|a|each|every|pro|im)?\s?\/?\s?(?:year|yr\b|annum|jahr|jährlich|yearly|annually)/iu],
  ["week", /^\W{0,2}(?:\/|per|a|each|every|pro)?\s?\/?\s?(?:week|woche|wöchentlich|weekly)/iu],
  ["day", /^\W{0,2}(?:\/|per|a|each|every|pro)?\s?\/?\s?(?:day|tag|night|nacht)\b/iu],
  [
    "use",
    /^\W{0,2}(?:\/|per|a|each|pro)\s?\/?\s?(?:ride|trip|minute|km|use|hour|fahrt|stunde|session|meal|mahlzeit|portion|serving)/iu,
  ],
];
/** What may follow a price and belongs to it: `per litre`, `pro Packung`. */
const unit =
  /^\s?(?:\/\s?|(?:per|a|pro|je|for a|each)\s+)(?:(?:\d+(?:[.,]\d+)?\s?(?:g|kg|ml|l|litre|liter)\b)|\p{L}{2,12})/iu;
const pack =
  /(?:pack|box|set|case|bundle) of (\d{1,2})|(\d{1,2})[- ]?(?:pack|er[- ]?pack|er-set)|(\d{1,2})\s?[x×]\s?\d/iu;

/** A number as written anywhere: `1.299,00`, `1,299.00`, `1'299`, `4.99`, `15,-`. */
export function parseAmount(text: string): number {
  const plain = text.replace(/,-$/, "").replaceAll(/['’ ]/g, "");
  const last = Math.max(plain.lastIndexOf(","), plain.lastIndexOf("."));
  const decimals = last < 0 ? 0 : plain.length - last - 1;
  const isDecimal = decimals === 1 || decimals === 2;
  const digits = plain.replaceAll(/[.,]/g, "");
  return isDecimal ? Number(digits) / 10 ** decimals : Number(digits);
}

function priceAt(text: string, match: RegExpMatchArray): Price {
  const sign = (match[1] ?? match[4] ?? "").toLowerCase().replace(/\.$/, "");
  const written = match[2] ?? match[3] ?? "0";
  const rest = text.slice((match.index ?? 0) + match[0].length);
  const period = periods.find(([, form]) => form.test(rest))?.[0] ?? "once";
  const following = (periods.find(([, form]) => form.test(rest))?.[1] ?? unit).exec(rest)?.[0] ?? "";
  const pieces = pack.exec(text);
  return {
    amount: parseAmount(written),
    currency: sign === "r" ? "ZAR" : (codes[sign] ?? null),
    period,
    display: `${match[0]}${following}`.trim().replace(/[,;]$/, ""),
    form: match[0].trim().replace(written, "{}"),
    pieces: period === "once" && pieces ? Number(pieces[1] ?? pieces[2] ?? pieces[3]) : 1,
  };
}

const instead = /(?:instead of|was|statt|regular(?:ly)?|rrp|uvp|previously|sonst|worth)\s*(?:of\s*)?$/i;
const promoted = /(?:now|only|just|jetzt|nur|for only|price:?|preis:?|costs?|kostet|at|für|zum preis von)\s*$/i;
/** Amounts that are not what one pays: savings, deposits, delivery thresholds. */
const otherAmount =
  /(?:save|saves|saving|sparen|spart|up to|over|above|über|ab einem|deposit of|pfand von|win|earn)\s*$/i;

/** The price that a buyer would pay; null when the text names none. */
export function readPrice(text: string): Price | null {
  const found = [...text.matchAll(pattern)].map((match) => ({
    price: priceAt(text, match),
    lead: text.slice(Math.max(0, (match.index ?? 0) - 24), match.index),
  }));
  const payable = found.filter(({ lead }) => !instead.test(lead) && !otherAmount.test(lead));
  const chosen = payable.find(({ lead }) => promoted.test(lead)) ?? payable[0] ?? found[0];
  if (chosen) return chosen.price;
  const few = cents.exec(text);
  if (few) {
    const currency = /p$/i.test(few[0]) ? "GBP" : "EUR";
    return {
      amount: Number(few[1]) / 100,
      currency,
      period: "once",
      display: few[0],
      form: currency === "GBP" ? "£{}" : "{} €",
      pieces: 1,
    };
  }
  const isFree = /\b(?:free of charge|for free|completely free|is free|free app|kostenlos|gratis|umsonst)\b/i.exec(
    text,
  );
  return isFree
    ? { amount: 0, currency: null, period: "once", display: isFree[0].toLowerCase(), form: "{}", pieces: 1 }
    : null;
}

/** Euros that a price comes to per `unit`: a month for what is paid regularly, else one piece. */
export function inEuros(price: Price, own: { perEuro: number }): number {
  const rate = price.currency ? currencies[price.currency].perEuro : own.perEuro;
  const perPeriod = { once: 1, use: 1, day: 30, week: 4.3, month: 1, year: 1 / 12 }[price.period];
  return (price.amount / rate / price.pieces) * perPeriod;
}
