import { functionWords, languagesOfScript, wordsOf } from "../../languages/function-words.ts";

/** Below this many function words nothing is known; titles of goods have none. */
const FEWEST_WORDS = 3;

/**
 * Language of a text among those that are likely at its place; without evidence the first of them.
 * @param likely ISO 639-1, likeliest first; not empty
 */
export function signalLanguage(text: string, likely: readonly [string, ...string[]]): string {
  const written = languagesOfScript(text);
  if (written) return likely.find((language) => written.includes(language)) ?? written[0];
  const words = wordsOf(text);
  let best: string = likely[0];
  let most = FEWEST_WORDS - 1;
  for (const language of likely) {
    const count = words.filter((word) => functionWords.get(language)?.has(word)).length;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}
