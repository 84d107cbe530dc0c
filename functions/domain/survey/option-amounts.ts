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
const counted =
  /^(?:concept|konzept|option|product|produkt|produit|design|entwurf|version|variante?|brand|marke|logo|package|packung|idea|idee|slogan|claim|ad|spot|model|modell|type|typ|team|room|line|linie)\s*(?:no\.?|nr\.?|#)?\s*\d+\b/;

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
const isLess =
  /^(?:less|under|below|fewer|up to|at most|weniger|unter|bis|hochstens|moins|menos|meno|minder|onder|ate|hasta|fino|jusqu|<)/;

/**
 * How much a plain option stands for, in any unit but the same for all of a list: `18–24`, `under €10`, `1–6 months`,
 * `in the past week` (times in days); null when it names no amount. Brackets count by their lower end, open ones below
 * by a little less than their limit.
 */
export function amountOf(option: string): number | null {
  if (counted.test(option)) return null;
  const number = numberIn(option);
  const unit = unitIn(option);
  if (number === null && unit === undefined) return null;
  const amount = (number ?? 1) * (unit ?? 1);
  return isLess.test(option) ? amount * 0.99 - 1e-6 : amount;
}

/** Times a year of words that name a frequency by themselves. */
const rates: readonly (readonly [pattern: RegExp, timesAYear: number])[] = [
  // More and less often than everything else of the list, but not never.
  [
    /\bless (?:often|frequently)|\bseltener|\bmoins souvent|\bmenos (?:a menudo|frecuente|frequente)|\bmeno spesso|\bminder vaak|\bplus rarement/,
    0.1,
  ],
  [
    /\bmore (?:often|frequently)|\bofter\b|\bhaufiger|\bplus souvent|\bmas a menudo|\bpiu spesso|\bvaker\b|\bmais frequente/,
    2_000,
  ],
  [
    /\b(?:almost|nearly|hardly) (?:never|ever)\b|\bfast nie\b|\bpresque jamais\b|\bcasi nunca\b|\bquasi mai\b|\bbijna nooit\b|\bquase nunca\b/,
    0.2,
  ],
  [
    /\b(?:almost|nearly) always\b|\bfast immer\b|\bpresque toujours\b|\bcasi siempre\b|\bquasi sempre\b|\bbijna altijd\b|\bquase sempre\b/,
    900,
  ],
  [/\b(?:never|nie|niemals|jamais|nunca|mai|nooit)\b/, 0],
  [/\b(?:rarely|seldom|selten|rarement|rara vez|raramente|zelden)\b/, 0.5],
  [
    /\b(?:occasionally|gelegentlich|ab und zu|occasionnellement|de vez en cuando|ogni tanto|af en toe|de vez em quando)\b/,
    5,
  ],
  [/\b(?:sometimes|manchmal|parfois|a veces|a volte|soms|as vezes)\b/, 6],
  [/\b(?:regularly|regelmassig|regulierement|regularmente|regolarmente|regelmatig)\b/, 50],
  [/\b(?:often|frequently|oft|haufig|souvent|a menudo|spesso|vaak|frequentemente)\b/, 100],
  [/\b(?:always|immer|toujours|siempre|sempre|altijd)\b/, 1_000],
];

const repeated =
  /\b(?:times|once|twice|every|each|per|mal|einmal|zweimal|mehrmals|jede[nrs]?|pro|fois|par|chaque|vez|veces|cada|al|volt[ae]|ogni|keer|elke|vezes|daily|weekly|monthly|yearly|annually|taglich|wochentlich|monatlich|jahrlich|a|an|im|in der|am)\b/;
const counts: readonly (readonly [pattern: RegExp, count: number])[] = [
  [/\b(?:twice|zweimal|deux fois|dos veces|due volte|twee keer|duas vezes)\b/, 2],
  [
    /\b(?:several|multiple|many|mehrmals|plusieurs|varias|diverse|meerdere|couple|a few|few|paar|quelques|algunas|alcune|enkele|algumas)\b/,
    3,
  ],
  [/\b(?:once|einmal|une fois|una vez|una volta|eenmaal|een keer|uma vez)\b/, 1],
];

/** `Every two weeks`, `alle paar Tage`: the number is a distance, not a count. */
const intervals =
  /\b(?:every|alle|cada|elke|a cada|tous les|toutes les|ogni)\s+(\d+|two|three|four|five|six|few|couple|other|zwei|drei|vier|funf|sechs|paar|deux|trois|dos|tres|due|tre|twee|drie|dois)\b/;

/**
 * How often a plain option says something happens, times a year: `never`, `2–3 times a week`, `daily`; null otherwise.
 */
export function rateOf(option: string): number | null {
  const named = rates.find(([pattern]) => pattern.test(option))?.[1];
  if (named !== undefined) return named;
  const unit = unitIn(option);
  const interval = intervals.exec(option)?.[1];
  if (interval !== undefined && unit !== undefined) return 365 / (unit * (numberIn(interval) ?? 3));
  if (unit === undefined || !repeated.test(option)) return null;
  const count = counts.find(([pattern]) => pattern.test(option))?.[1] ?? numberIn(option) ?? 1;
  const rate = (count * 365) / unit;
  if (/^(?:less|weniger|seltener|rarer|moins|menos|meno|minder)\b/.test(option)) return rate * 0.9;
  return /^(?:more|mehr|ofter|haufiger|plus|mas|piu|meer|mais)\b/.test(option) ? rate * 1.1 : rate;
}
