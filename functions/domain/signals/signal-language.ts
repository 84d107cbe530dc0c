import signalLanguages from "../../data/signal-languages.json" with { type: "json" };

/** Scripts that are as good as a language, most telling first: Japanese uses Chinese characters as well. */
const scripts: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, ["ja"]],
  [/\p{Script=Hangul}/gu, ["ko"]],
  [/\p{Script=Han}/gu, ["zh", "ja"]],
  [/\p{Script=Thai}/gu, ["th"]],
  [/\p{Script=Greek}/gu, ["el"]],
  [/\p{Script=Hebrew}/gu, ["he"]],
  [/\p{Script=Arabic}/gu, ["ar", "fa", "ur"]],
  [/\p{Script=Devanagari}/gu, ["hi", "mr", "ne"]],
  [/\p{Script=Cyrillic}/gu, ["ru", "uk", "bg", "sr", "kk"]],
];

/** Frequent words that carry grammar and no topic; those of several languages count for each. */
const functionWords: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(signalLanguages.languages).map(([language, words]) => [language, new Set(words)]),
);

/** Below this many function words nothing is known; titles of goods have none. */
const FEWEST_WORDS = 3;

/**
 * Language of a text among those that are likely at its place; without evidence the first of them.
 * @param likely ISO 639-1, likeliest first; not empty
 */
export function signalLanguage(text: string, likely: readonly [string, ...string[]]): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [script, languages] of scripts) {
    const share = (text.match(script)?.length ?? 0) / Math.max(1, letters);
    if (share > 0.2) return likely.find((language) => languages.includes(language)) ?? languages[0] ?? likely[0];
  }
  const tokens =
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}']+/gu) ?? [];
  let best: string = likely[0];
  let most = FEWEST_WORDS - 1;
  for (const language of likely) {
    const count = tokens.filter((token) => functionWords.get(language)?.has(token)).length;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}
