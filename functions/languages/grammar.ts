import type { Language } from "./registry.ts";
import { grammar } from "./tables/grammar.ts";

/**
 * How a language is written and distinguished from others. Parts of regular expressions are empty if the language has
 * none.
 */
export interface Grammar {
  /** Letters of a script that none of the other languages uses. */
  own_script: string;
  /** Letters and signs, in lower case, that only this one of the languages in Latin script uses. */
  own_signs: string;
  /** Currency signs that are written before the number. */
  currencies_in_front: string;
  /** Whether words have spaces between them. */
  spaces: boolean;
  /** Whether all nouns begin with a capital letter. */
  capital_nouns: boolean;
}

const known: Readonly<Record<Language, Grammar>> = grammar;
/** Defaults for a language that has no folder. */
const unknown: Grammar = { own_script: "", own_signs: "", currencies_in_front: "", spaces: true, capital_nouns: false };

/** @param language ISO 639-1 */
export const grammarOf = (language: string): Grammar =>
  Object.hasOwn(known, language) ? known[language as Language] : unknown;
