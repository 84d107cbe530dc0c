import { lookUp } from "../../../../functions/domain/look-up.ts";

/** A stretch of whole numbers that an option stands for, both ends included. */
export interface Range {
  from: number;
  to: number;
}

const number = String.raw`(\d{1,3}(?:[.,'’ ]\d{3})+|\d+(?:[.,]\d+)?)\s?(k|tsd\.?)?`;
const between = new RegExp(
  `${number}[^\\d]{0,12}?(?:-|–|—|\\bto\\b|\\bbis\\b|\\band\\b|\\bund\\b)[^\\d]{0,6}${number}`,
  "iu",
);
const below = new RegExp(
  `(?:under|below|less than|fewer than|younger than|unter|weniger als|jünger als|<)[^\\d]{0,4}${number}`,
  "iu",
);
const upTo = new RegExp(
  `(?:up to|at most|max(?:imum)?\\.?|bis(?: zu)?|höchstens|≤)[^\\d]{0,4}${number}|${number} (?:or (?:younger|less|fewer|under)|oder (?:jünger|weniger))`,
  "iu",
);
const above = new RegExp(`(?:over|above|more than|older than|über|mehr als|älter als|>)[^\\d]{0,4}${number}`, "iu");
const from = new RegExp(
  `${number}\\s?(?:\\p{L}+ )?(?:\\+|(?:and|or|und|oder) (?:over|older|above|more|up|älter|mehr|darüber))|(?:from|ab|at least|mindestens|≥)[^\\d]{0,4}${number}`,
  "iu",
);
const single = new RegExp(`(?<![\\d.,])${number}`, "iu");

const valueOf = (digits: string | undefined, thousands: string | undefined): number => {
  const plain = (digits ?? "").replaceAll(/[.,'’ ](?=\d{3}(?!\d))/g, "").replace(",", ".");
  return Number(plain) * (thousands === undefined ? 1 : 1000);
};
/** The first number that one of a pattern's branches found. */
const found = (match: RegExpExecArray) => {
  const at = match.findIndex((group, index) => index > 0 && group !== undefined);
  return valueOf(match[at], match[at + 1]);
};

const spelled: Readonly<Record<string, string>> = {
  one: "1", two: "2", three: "3", four: "4", five: "5", six: "6", seven: "7", eight: "8",
  none: "0", no: "0", keine: "0", keines: "0", kein: "0", just: "1", only: "1", nur: "1", alone: "1", allein: "1",
  eins: "1", eine: "1", ein: "1", einer: "1", zwei: "2", drei: "3", vier: "4", fünf: "5", sechs: "6", sieben: "7",
}; // prettier-ignore

/** The numbers an option stands for: `18–24`, `under 18`, `65+`, `5 or more`, `two`; null when it names none. */
export function rangeOf(option: string): Range | null {
  const text = option.toLowerCase().replaceAll(/\p{L}+/gu, (word) => lookUp(spelled, word) ?? word);
  const pair = between.exec(text);
  if (pair) {
    const to = valueOf(pair[3], pair[4]);
    // `25–50k`: the thousands belong to both.
    const first = valueOf(pair[1], pair[2] ?? (to > 1000 && pair[4] ? pair[4] : undefined));
    return { from: Math.min(first, to), to: Math.max(first, to) };
  }
  const less = below.exec(text);
  if (less) return { from: 0, to: found(less) - 1 };
  const most = upTo.exec(text);
  if (most) return { from: 0, to: found(most) };
  const more = above.exec(text);
  if (more) return { from: found(more) + 1, to: Infinity };
  const least = from.exec(text);
  if (least) return { from: found(least), to: Infinity };
  const one = single.exec(text);
  return one ? { from: found(one), to: found(one) } : null;
}

/** The option whose numbers hold a value, else the one that comes nearest; null unless two options or more name numbers. */
export function optionHolding(options: readonly string[], value: number): string | null {
  const ranges = options.flatMap((option) => {
    const range = rangeOf(option);
    return range ? [{ option, ...range }] : [];
  });
  if (ranges.length < 2) return null;
  const away = ({ from: low, to: high }: Range) => Math.max(0, low - value, value - high);
  return ranges.toSorted(
    (a, b) => away(a) - away(b) || a.to - a.from - (b.to - b.from) || (a.option < b.option ? -1 : 1),
  )[0]!.option;
}
