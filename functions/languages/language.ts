import { functionWords } from "./function-words.ts";
import { grammarOf } from "./grammar.ts";
import { languages, type Language } from "./registry.ts";

export { languages, type Language } from "./registry.ts";

export const isLanguage = (tag: string): tag is Language => (languages as readonly string[]).includes(tag);

const signs = languages.map((language) => {
  const { own_script: script, own_signs: own } = grammarOf(language);
  // Empty patterns match nothing.
  return { language, script: new RegExp(script || "(?!)", "u"), own: new RegExp(own || "(?!)", "u") };
});
/** A word counts less, the more languages have it: `es` is German and Spanish, `und` only German. */
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
 * How strongly a text indicates each language: function words, weighted by how many languages share them, and signs of
 * its own.
 */
export function languageScores(text: string): Readonly<Record<Language, number>> {
  const scores = Object.fromEntries(languages.map((language) => [language, 0])) as Record<Language, number>;
  const written = signs.find(({ script }) => script.test(text));
  if (written) return { ...scores, [written.language]: Number.POSITIVE_INFINITY };
  const plain = text.toLowerCase().replaceAll("’", "'");
  for (const token of plain.match(/[\p{L}']+/gu) ?? []) {
    const parts = shares.has(token) || !token.includes("'") ? [token] : token.split("'");
    for (const part of parts) for (const { language, share } of shares.get(part) ?? []) scores[language] += share;
  }
  for (const { language, own } of signs) if (own.test(plain)) scores[language] += 1;
  return scores;
}

/**
 * The score that a language other than English needs to count as that of a text: one word of its own, or several shared
 * ones.
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
