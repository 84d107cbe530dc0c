import { bare } from "./option-numbers.ts";

const NUMBER = /[-−]?\d(?:[\d.,'’\s]*\d)?(?:e[+-]?\d+)?/;
/** A unit that stands next to a number whatever was asked for: in `5 Mio` the number alone would be wrong. */
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));
/** Signs of currencies, with the codes that they may stand for; a dollar is one of many countries. */
const OTHER_SIGNS: readonly (readonly [sign: string, codes: readonly string[]])[] = [
  ["€", ["EUR"]],
  ["£", ["GBP", "EGP", "FKP", "GIP", "LBP", "SHP", "SSP", "SDG", "SYP"]],
  ["¥", ["JPY", "CNY"]],
  [
    "$",
    [...currencies].filter(
      (one) => !["EUR", "GBP", "JPY", "CNY", "CHF", "INR", "SEK", "NOK", "DKK", "PLN"].includes(one),
    ),
  ],
];
const isGrouped = (digits: string, mark: string): boolean =>
  digits.split(mark).every((part, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(part));

/** Whole part and decimals of digits with marks between them; null where the marks may mean either. */
function partsOf(digits: string): [whole: string, decimals: string] | null {
  const marks = [...new Set(digits.match(/[.,]/g))];
  const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  const [before, after] = [digits.slice(0, last), digits.slice(last + 1)];
  if (last < 0) return [digits, ""];
  if (marks.length === 2) {
    const other = marks.find((mark) => mark !== digits[last])!;
    return isGrouped(before, other) ? [before.replaceAll(other, ""), after] : null;
  }
  const [mark = ""] = marks;
  if (digits.split(mark).length > 2) return isGrouped(digits, mark) ? [digits.replaceAll(mark, ""), ""] : null;
  return after.length === 3 && /^[1-9]\d{0,2}$/.test(before) ? null : [before, after];
}

/**
 * The number that a text is, as people of any country write it: `2.5`, `1 200,50 €`, `12 days`. Only a currency, the
 * unit that was asked for, or a word of the question behind it may stand around it. Null if the text is not a number,
 * or if `1.200` may be one or a thousand.
 */
export function numberIn(said: string, asked: { text: string; unit: string | null }): number | null {
  const unit = (asked.unit ?? "").trim();
  const code = unit.toUpperCase();
  // A bound, a power or a share is another number than its digits.
  if (/[<>≤≥~±²³]|(?<!e)\+/i.test(said) || (said.includes("%") && unit !== "%")) return null;
  if (OTHER_SIGNS.some(([sign, codes]) => said.includes(sign) && currencies.has(code) && !codes.includes(code)))
    return null;
  const text = said.normalize("NFKC").trim();
  const digits = NUMBER.exec(text)?.[0];
  if (digits === undefined) return null;
  const around = bare(text.replace(digits, " "));
  const isCounted = text.startsWith(digits) && /^\p{L}+$/u.test(around) && bare(asked.text).split(" ").includes(around);
  const isCurrency = currencies.has(around.toUpperCase()) && (!currencies.has(code) || around.toUpperCase() === code);
  if (around !== "" && around !== bare(unit) && !isCurrency && !isCounted) return null;
  const [sign, unsigned] = /^[-−]/.test(digits) ? ["-", digits.slice(1)] : ["", digits];
  if (/e/i.test(unsigned)) return Number(sign + unsigned);
  const isSpaced = /^\d{1,3}(?:['’\s]\d{3})+(?![\d'’\s])/.test(unsigned);
  const closed = isSpaced ? unsigned.replaceAll(/['’\s]/g, "") : unsigned;
  const parts = partsOf(closed);
  if (!parts || !/^\d+$/.test(parts[0]) || !/^\d*$/.test(parts[1])) return null;
  return Number(`${sign}${parts[0]}.${parts[1] || "0"}`);
}

/** A number as `numberIn` reads it: three decimals alone might be thousands. */
export const writtenNumber = (value: number): string => String(value).replace(/^(-?[1-9]\d{0,2}\.\d{3})$/, "$10");
