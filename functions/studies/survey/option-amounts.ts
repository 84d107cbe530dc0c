import words from "../../data/option-words.json" with { type: "json" };
import { openingPattern, stemPattern, wordPattern } from "../../platform/text/word-patterns.ts";

/** Days of a unit of time, in the languages of the label words, written without accents. */
const times: readonly (readonly [unit: RegExp, days: number])[] = [
  [/\b(?:seconds?|sekunden?|secondes?|segundos?|secondi|seconden?)\b/, 1 / 86_400],
  [/\b(?:min|mins|minutes?|minuten?|minutos?|minuti)\b/, 1 / 1_440],
  [/\b(?:h|hrs?|hours?|stunden?|heures?|horas?|or[ae]|uur|uren)\b/, 1 / 24],
  [/\b(?:days?|tage?n?|taglich\w*|jours?|dias?|giorn[oi]|dag(?:en)?|daily)\b/, 1],
  [/\b(?:weeks?|wochen?|wochentlich\w*|semaines?|semanas?|settiman[ae]|weken|weekly)\b/, 7],
  [/\b(?:months?|monate?n?|monatlich\w*|mois|mes(?:es|i|e)?|maand(?:en)?|monthly)\b/, 30],
  [/\b(?:years?|jahre?n?|jahrlich\w*|ans?|annees?|anos?|anni|anno|jaar|jaren|yearly|annually)\b/, 365],
];

const magnitudes: readonly (readonly [pattern: RegExp, factor: number])[] = [
  [/\d\s?(?:k|tsd\.?|thousand|tausend|mille|mil|mila|duizend)\b/, 1_000],
  [/\d\s?(?:m|mio\.?|millions?|millionen|millones|milioni|miljoen|milhoes)\b(?!\w)/, 1_000_000],
];

const spelled: Readonly<Record<string, number>> = {
  ...{ zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ null: 0, eins: 1, eine: 1, ein: 1, zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, sieben: 7, acht: 8, zehn: 10 },
};

/** Names that only count things off (`Concept 1`, `Design 2`) say nothing about their order. */
const counted = openingPattern(words.counted, String.raw`\s*(?:(?:no\.?|nr\.?|#)\s*)?\d+\b`);

/** The first number of a text: `10,000`, `10.000`, `10 000`, `4,99` and `25k`; null without one. */
function numberIn(text: string): number | null {
  const digits = /\d{1,3}(?:[.,' \u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d+)?/.exec(text)?.[0];
  if (digits === undefined) {
    const word = text.match(/[a-z]+/g)?.find((candidate) => Object.hasOwn(spelled, candidate));
    return word === undefined ? null : (spelled[word] ?? null);
  }
  const isGrouped = /^\d{1,3}(?:\D\d{3})+$/.test(digits);
  const value = Number(isGrouped ? digits.replaceAll(/\D/g, "") : digits.replace(",", "."));
  // The factor belongs to the whole bracket: `25–50k` begins at 25,000.
  return value * (magnitudes.find(([pattern]) => pattern.test(text))?.[1] ?? 1);
}

const unitIn = (text: string) => times.find(([unit]) => unit.test(text))?.[1];
const isLess = openingPattern(words.less);

/**
 * The amount of a plain option, in any unit that is the same for the whole list: `18–24`, `under €10`, `1–6 months`,
 * `in the past week` (times in days). Null if it names no amount. Brackets count by their lower end. Brackets without
 * one count by a little less than their limit.
 */
export function amountOf(option: string): number | null {
  if (counted.test(option)) return null;
  const number = numberIn(option);
  const unit = unitIn(option);
  if (number === null && unit === undefined) return null;
  const amount = (number ?? 1) * (unit ?? 1);
  return isLess.test(option) ? amount * 0.99 - 1e-6 : amount;
}

/** Times a year of words that name a frequency by themselves: as whole words, or as what a word begins with. */
const rates = words.rates.map(({ timesAYear, words: whole, stems }) => ({
  timesAYear,
  pattern: stems ? stemPattern(stems) : wordPattern(whole),
}));

const repeated = wordPattern(words.repeated);
const counts = words.counts.map(({ count, words: whole }) => ({ count, pattern: wordPattern(whole) }));

/** `Every two weeks`, `alle paar Tage`: the number is a distance, not a count. */
const intervals = new RegExp(
  String.raw`\b(?:${words.intervals.before.join("|")})\s+(\d+|${words.intervals.numbers.join("|")})\b`,
);

/**
 * How often a plain option says something happens, times a year: `never`, `2–3 times a week`, `daily`; null otherwise.
 */
export function rateOf(option: string): number | null {
  const named = rates.find(({ pattern }) => pattern.test(option))?.timesAYear;
  if (named !== undefined) return named;
  const unit = unitIn(option);
  const interval = intervals.exec(option)?.[1];
  if (interval !== undefined && unit !== undefined) return 365 / (unit * (numberIn(interval) ?? 3));
  if (unit === undefined || !repeated.test(option)) return null;
  const count = counts.find(({ pattern }) => pattern.test(option))?.count ?? numberIn(option) ?? 1;
  const rate = (count * 365) / unit;
  if (/^(?:less|weniger|seltener|rarer|moins|menos|meno|minder)\b/.test(option)) return rate * 0.9;
  return /^(?:more|mehr|ofter|haufiger|plus|mas|piu|meer|mais)\b/.test(option) ? rate * 1.1 : rate;
}
