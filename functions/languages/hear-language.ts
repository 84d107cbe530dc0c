import { functionWords, languagesOfScript, wordsOf } from "./function-words.ts";
import { primaryLanguage } from "./language-tag.ts";

/** Languages with their own script: a long text in Latin letters is in another language. */
const ownScript: ReadonlySet<string> = new Set("ja ko zh th el he ar fa ur hi mr ne ru uk bg".split(" "));
/** Languages that are detected as one, with the code that the lists use. */
const oneWith: Readonly<Record<string, string>> = { nb: "no", nn: "no", yue: "zh" };
/**
 * To choose one of two languages: the fewest words that only this language has, and their lead over those of the other.
 */
const SURE = { words: 4, lead: 4 } as const;
/** Texts with fewer words, or fewer letters of a script without spaces, are not judged: names, labels, `Yes`. */
const SHORTEST = { words: 7, letters: 10 } as const;
/** About 45 % of the words of an English text are in the list; in other languages in Latin script, up to 15 %. */
const SURELY_ENGLISH = 0.3;

const none: ReadonlySet<string> = new Set();
const listOf = (language: string): ReadonlySet<string> => functionWords.get(language) ?? none;
const count = (words: readonly string[], inside: ReadonlySet<string>, outside = none): number =>
  words.filter((word) => inside.has(word) && !outside.has(word)).length;

/** Whether the words of a text indicate one language and not another, by the words that only one of them has. */
function speakFor(words: readonly string[], language: string, other: string): boolean {
  const evidence = count(words, listOf(language), listOf(other));
  return evidence >= SURE.words && evidence >= SURE.lead * count(words, listOf(other), listOf(language));
}

/** Languages by how many words of a text they contain, most first. */
const ranked = (words: readonly string[]): string[] =>
  [...functionWords.keys()]
    .map((language) => ({ language, known: count(words, listOf(language)) }))
    .toSorted((a, b) => b.known - a.known)
    .map(({ language }) => language);

const scriptOf = (language: string) => new Intl.Locale(language).maximize().script;

/** The language of a script that the wanted language does not use; null if it uses that script, too. */
function otherByScript(text: string, written: readonly [string, ...string[]], wanted: string): string | null {
  // Japanese uses many Chinese characters, but rarely ten of them without a sign of its own: `自動車整備士（パート勤務）`.
  const isChinese = written[0] === "zh" && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  const known = wanted === "ja" && isChinese ? (["zh"] as const) : written;
  return known.includes(wanted) || scriptOf(known[0]) === scriptOf(wanted) ? null : known[0];
}

/**
 * The language of a text, if it is certainly not the expected one. Null if it may be the expected one, or if the text
 * is too short. Variants of a language count as one. An expected language that is not in the lists and has no script of
 * its own is distinguished only from English and from other scripts.
 * @param tag the language that it should be in, BCP 47
 * @returns ISO 639-1 code
 */
export function otherLanguage(text: string, tag: string): string | null {
  const primary = primaryLanguage(tag);
  const wanted = oneWith[primary] ?? primary;
  const written = languagesOfScript(text);
  const byScript = written && otherByScript(text, written, wanted);
  if (byScript) return (text.match(/\p{L}/gu)?.length ?? 0) >= SHORTEST.letters ? byScript : null;
  const words = wordsOf(text);
  if (words.length < SHORTEST.words) return null;
  if (functionWords.has(wanted) || (ownScript.has(wanted) && !written))
    return ranked(words).find((one) => one !== wanted && speakFor(words, one, wanted)) ?? null;
  const english = count(words, listOf("en"));
  return english >= SURE.words && english / words.length >= SURELY_ENGLISH ? "en" : null;
}

/** The language that a text is certainly in, as ISO 639-1 code; null if the text does not show it. */
export function hearLanguage(text: string): string | null {
  const written = languagesOfScript(text);
  const words = wordsOf(text);
  const [best] = ranked(words).filter((one) => !written || written.includes(one));
  if (best === undefined) return written?.[0] ?? null;
  return [...functionWords.keys()].every((one) => one === best || speakFor(words, best, one)) ? best : null;
}
