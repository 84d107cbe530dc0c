/** Marks that name a currency beyond doubt, and those that several share and that are therefore kept as they are. */
const currencies: Readonly<Record<string, string>> = {
  US$: "USD",
  C$: "CAD",
  CA$: "CAD",
  A$: "AUD",
  AU$: "AUD",
  NZ$: "NZD",
  HK$: "HKD",
  S$: "SGD",
  R$: "BRL",
  NT$: "TWD",
  MX$: "MXN",
  "€": "EUR",
  "£": "GBP",
  "₹": "INR",
  "₽": "RUB",
  "₩": "KRW",
  "₺": "TRY",
  "₫": "VND",
  "₪": "ILS",
  "₴": "UAH",
  "₱": "PHP",
  "฿": "THB",
  "₦": "NGN",
  zł: "PLN",
  Kč: "CZK",
  Ft: "HUF",
  "Fr.": "CHF",
  $: "$",
  "¥": "¥",
  kr: "kr",
  "kr.": "kr",
  "¢": "¢",
  euro: "EUR",
  euros: "EUR",
  Euro: "EUR",
  Euros: "EUR",
  eur: "EUR",
  usd: "USD",
  gbp: "GBP",
  chf: "CHF",
  dollar: "$",
  dollars: "$",
  Dollar: "$",
  pounds: "GBP",
  cents: "¢",
  ...{ KSh: "KES", Ksh: "KES", KSH: "KES", TSh: "TZS", USh: "UGX", "GH₵": "GHS", "₵": "GHS", "E£": "EGP", Br: "ETB" },
  ...{
    R: "ZAR",
    DH: "MAD",
    Dhs: "AED",
    "Dhs.": "AED",
    FCFA: "FCFA",
    "F CFA": "FCFA",
    Rs: "Rs",
    "Rs.": "Rs",
    "₨": "Rs",
  },
  ...{ Rp: "IDR", RM: "MYR", "৳": "BDT", "៛": "KHR", "₭": "LAK", "₮": "MNT", 円: "JPY", 元: "CNY", 원: "KRW" },
  ...{ "S/": "PEN", "S/.": "PEN", "₡": "CRC", "₲": "PYG", Bs: "BOB", "Bs.": "BOB", "SFr.": "CHF", lei: "RON" },
  ...{ лв: "BGN", "лв.": "BGN", "руб.": "RUB", "₸": "KZT", "₾": "GEL", "₼": "AZN", "дин.": "RSD", "din.": "RSD" },
};
/** ISO 4217 codes in upper case; those that read as words in a level are left out. */
const WORDS = new Set(["ALL", "CUP", "TOP"]);
const codes = Intl.supportedValuesOf("currency").filter((code) => !WORDS.has(code));
const free = new Set(["free", "free of charge", "gratis", "kostenlos", "gratuit"]);

const escaped = (text: string) => text.replaceAll(/[$.]/g, String.raw`\$&`);
/** Longest first, so that `US$` is not read as `$`. */
const marks = [...Object.keys(currencies), ...codes].sort((a, b) => b.length - a.length);
const mark = marks.map((text) => (/\p{L}$/u.test(text) ? `${escaped(text)}(?!\\p{L})` : escaped(text))).join("|");
const space = String.raw`[\s\u00a0\u202f]`;
const level = new RegExp(
  `^(?<before>${mark})?${space}*(?<number>\\d(?:[.,'’\\s]?\\d)*)(?:[.,][-–—])?${space}*` +
    `(?:(?<after>${mark})${space}*)?` +
    `(?<unit>(?:/|per |pro |par |por |al |a |each|monthly|yearly|pcm|p\\.m\\.|p\\.a\\.).*)?$`,
  "u",
);

interface ReadFigure {
  /** Reading with the last separator as decimal sign, null where that is impossible. */
  decimal: number | null;
  /** Reading with separators as thousands marks, null where that is impossible. */
  grouped: number | null;
  /** The one separator that occurs, if its role is open or it is a decimal sign. */
  separator: string | null;
}
interface Amount extends ReadFigure {
  currency: string | null;
  /** What the price is for, such as `/month`; empty for a plain price. */
  unit: string;
}

const onlyDigits = (text: string) => Number(text.replaceAll(/\D/g, ""));

/** Both readings of a figure; `1.299` and `1,299` have two, `4.99` and `1.299,00` one. */
function readNumber(text: string): ReadFigure | null {
  const figure = text.trim();
  if (/^\d+$/.test(figure)) return { decimal: null, grouped: Number(figure), separator: null };
  const both = /^(?<whole>\d{1,3}(?:(?<group>[.,'’\s])\d{3})(?:\k<group>\d{3})*)(?<point>[.,])(?<cents>\d+)$/u.exec(
    figure,
  )?.groups;
  if (both && both.group !== both.point)
    return { decimal: Number(`${onlyDigits(both.whole!)}.${both.cents}`), grouped: null, separator: null };
  const indian = /^(?<whole>\d{1,2}(?:,\d{2})+,\d{3})(?<cents>\.\d+)?$/.exec(figure)?.groups;
  if (indian)
    return { decimal: Number(`${onlyDigits(indian.whole!)}${indian.cents ?? ""}`), grouped: null, separator: null };
  const grouped = /^[1-9]\d{0,2}(?:([.,'’\s])\d{3})(?:\1\d{3})*$/u.test(figure) ? onlyDigits(figure) : null;
  const point = /^(?<whole>\d+)(?<point>[.,])(?<cents>\d+)$/.exec(figure)?.groups;
  const decimal = point ? Number(`${point.whole}.${point.cents}`) : null;
  return grouped === null && decimal === null ? null : { decimal, grouped, separator: point?.point ?? null };
}

function readLevel(text: string): Amount | "free" | null {
  if (free.has(text.trim().toLowerCase())) return "free";
  const parts = level.exec(text.trim())?.groups;
  const number = parts?.number === undefined ? null : readNumber(parts.number);
  if (!parts || !number || (parts.before && parts.after && parts.before !== parts.after)) return null;
  const named = parts.before ?? parts.after;
  const unit = (parts.unit ?? "").toLowerCase().replaceAll(/\s/g, "");
  return { ...number, currency: named === undefined ? null : (currencies[named] ?? named), unit };
}

/** How figures of one attribute are read: a decimal sign in one of them is one in all. */
function valuesOf(figures: readonly ReadFigure[]): (figure: ReadFigure) => number {
  const decimalSigns = new Set(figures.filter(({ grouped }) => grouped === null).map(({ separator }) => separator));
  return ({ decimal, grouped, separator }) =>
    decimal !== null && (grouped === null || decimalSigns.has(separator)) ? decimal : grouped!;
}

/** Amounts of a price attribute, in the order of its levels. */
export interface PriceLevels {
  amounts: number[];
  /** ISO code, or the mark itself where several currencies share it (`$`, `kr`, `¥`). */
  currency: string;
}

/**
 * Reads levels such as `$4.99`, `4.99 EUR`, `€ 3`, `1.299,00 €`, `99¢`, `$5 / month` as prices.
 *
 * A figure with one separator and three digits behind it (`1.299`) has two readings. It is a decimal figure only where
 * another level of the attribute uses that separator so.
 * @returns null unless every level is an amount, at least one names a currency, all agree on currency and unit, and two
 * amounts differ. A level without currency counts where the others have one (`$5`, `7.50`, `free`).
 */
export function readPrices(levels: readonly string[]): PriceLevels | null {
  const read = levels.map(readLevel);
  if (read.includes(null)) return null;
  const amounts = read.filter((amount): amount is Amount => amount !== null && amount !== "free");
  const valueOf = valuesOf(amounts);
  const cents = amounts.every(({ currency }) => currency === "¢" || currency === null);
  const named = new Set(
    amounts.flatMap(({ currency }) => (currency === null ? [] : [currency === "¢" && !cents ? "$" : currency])),
  );
  const units = new Set(amounts.filter(({ currency }) => currency !== null).map(({ unit }) => unit));
  const [currency] = named;
  if (currency === undefined || named.size > 1 || units.size > 1) return null;

  const values = read.map((amount) => {
    if (amount === null || amount === "free") return 0;
    const value = valueOf(amount);
    return amount.currency === "¢" && !cents ? value / 100 : value;
  });
  return new Set(values).size < 2 ? null : { amounts: values, currency };
}

const FIGURE = /\d(?:[.,'’\s]?\d)*/gu;

/**
 * Reads levels that the caller says are prices: the one figure in each.
 * @param currency as the caller names it
 * @returns null unless every level has exactly one figure and two of them differ
 */
export function readStatedPrices(levels: readonly string[], currency: string): PriceLevels | null {
  const known = readPrices(levels);
  if (known) return { ...known, currency };
  const figures = levels.map((text) => {
    if (free.has(text.trim().toLowerCase())) return readNumber("0");
    const found = text.match(FIGURE) ?? [];
    return found.length === 1 ? readNumber(found[0]) : null;
  });
  if (figures.includes(null)) return null;
  const read = figures as ReadFigure[];
  const amounts = read.map(valuesOf(read));
  return new Set(amounts).size < 2 ? null : { amounts, currency };
}

export interface PriceAttribute extends PriceLevels {
  /** Position among the attributes. */
  attribute: number;
}

interface PricedInput {
  attributes: readonly { name: string; levels: readonly string[] }[];
  /** What the caller says about the price; null: there is none. */
  price_attribute?: { attribute: string; currency: string } | null | undefined;
}

/**
 * The attribute that is the price of the offer, or null. It is the one that the caller names. If none is named and the
 * levels of several attributes are amounts (a price and a delivery fee), it is the one called a price, else the first.
 */
export function findPriceAttribute({ attributes, price_attribute: stated }: PricedInput): PriceAttribute | null {
  if (stated === null) return null;
  if (stated) {
    const attribute = attributes.findIndex(({ name }) => name === stated.attribute);
    const prices = readStatedPrices(attributes[attribute]?.levels ?? [], stated.currency);
    return prices && { attribute, ...prices };
  }
  const priced = attributes.flatMap(({ levels }, attribute) => {
    const prices = readPrices(levels);
    return prices ? [{ attribute, ...prices }] : [];
  });
  const called = /price|preis|prix|precio|prezzo|prijs|pris\b|preço|cost|kosten/i;
  return priced.find(({ attribute }) => called.test(attributes[attribute]!.name)) ?? priced[0] ?? null;
}
