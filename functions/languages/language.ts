import { functionWords } from "./function-words.ts";

/** Languages whose words are known, and in which answers were graded. */
export const languages = ["en", "de", "fr", "es", "pt", "ja"] as const;
export type Language = (typeof languages)[number];
export const isLanguage = (tag: string): tag is Language => (languages as readonly string[]).includes(tag);

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Letters and signs that one of the languages has to itself. */
const ownSigns: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /ß/,
  es: /[ñ¿¡]/,
  pt: /[ãõ]/,
  fr: /[œ]|\p{L}'\p{L}{4}/u,
};
/** A word counts by the number of languages that have it: `es` is German and Spanish, `und` German alone. */
const shares = new Map<string, { language: Language; share: number }[]>();
for (const language of languages)
  for (const word of functionWords.get(language) ?? [])
    shares.set(word, [...(shares.get(word) ?? []), { language, share: 1 }]);
for (const [word, entries] of shares)
  shares.set(
    word,
    entries.map((entry) => ({ ...entry, share: 1 / entries.length })),
  );

/**
 * How much of a text speaks for each language: function words by how many languages share them, and signs of its own.
 */
export function languageScores(text: string): Readonly<Record<Language, number>> {
  const scores: Record<Language, number> = { en: 0, de: 0, fr: 0, es: 0, pt: 0, ja: 0 };
  if (KANA.test(text)) return { ...scores, ja: Number.POSITIVE_INFINITY };
  const plain = text.toLowerCase().replaceAll("’", "'");
  for (const token of plain.match(/[\p{L}']+/gu) ?? []) {
    const parts = shares.has(token) || !token.includes("'") ? [token] : token.split("'");
    for (const part of parts) for (const { language, share } of shares.get(part) ?? []) scores[language] += share;
  }
  for (const language of languages) if (ownSigns[language]?.test(plain)) scores[language] += 1;
  return scores;
}

/**
 * What a language needs beside English to be taken for the one of a text: one word of its own, or several shared ones.
 */
const ENOUGH = 1;

/**
 * Language of a text. Ties, other languages and texts without a function word (brand names, labels) are English.
 */
export function detectLanguage(text: string): Language {
  const scores = languageScores(text);
  const best = languages.reduce((leader, language) => (scores[language] > scores[leader] ? language : leader));
  return scores[best] >= ENOUGH ? best : "en";
}
