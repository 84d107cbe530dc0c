import others from "../data/function-words.json" with { type: "json" };
import { functionWords as own } from "./tables/function-words.ts";

/**
 * Words with a grammatical function and no topic, by primary language: first the languages of the service, then others
 * that it detects. Languages that are detected by their script have none.
 */
export const functionWords: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [
    ...Object.entries(own).map(([language, { words }]) => [language, words] as const),
    ...Object.entries(others.languages).filter(([language]) => !Object.hasOwn(own, language)),
  ]
    .filter(([, words]) => words.length > 0)
    .map(([language, words]) => [language, new Set<string>(words)]),
);

/** Words of a text in lower case, contractions (`j'ai`, `it's`) as they are written. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .match(/[\p{L}']+(?:-[\p{L}']+)*/gu) ?? [];

/** Scripts that identify a language, most specific first: Japanese uses Chinese characters as well. */
const scripts: readonly (readonly [RegExp, readonly [string, ...string[]]])[] = [
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
/**
 * If at least this share of a text's letters is in a script, it is the text's own script and not that of a foreign
 * name.
 */
const OWN_SCRIPT = 0.2;

/** Languages that a text's script indicates, most likely first; null for Latin script. */
export function languagesOfScript(text: string): readonly [string, ...string[]] | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const found = scripts.find(([script]) => (text.match(script)?.length ?? 0) / Math.max(1, letters) > OWN_SCRIPT);
  return found?.[1] ?? null;
}
