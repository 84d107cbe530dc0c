import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value as object).flatMap(textsIn);

/** Every word that the service says in a language. */
const vocabulary = (language: string): Set<string> =>
  new Set(
    ["wording", "report-wording", "disclosure-wording"]
      .map((file) => readFileSync(join(root, `functions/languages/${language}/${file}.json`), "utf8"))
      .map((text) => JSON.parse(text) as unknown)
      .flatMap(textsIn)
      .flatMap((text) => wordsIn(text.replaceAll(/\{\w+\}/g, " "))),
  );

/** The six languages but English. */
export const foreign = ["de", "es", "fr", "ja", "pt"] as const;

/** Addresses, files, ids of offline models and the name of a checklist. */
const NO_WORDS = /\S*[/@]\S*|offline-[\w-]+|GUIDE-LLM/g;

/** Words of a text that the English wording has and that of the text's own language has not; no addresses and ids. */
export function englishWordsIn(text: string, language: string): string[] {
  const [english, own] = [vocabulary("en"), vocabulary(language)];
  return wordsIn(text.replaceAll(NO_WORDS, " ")).filter((word) => english.has(word) && !own.has(word));
}
