import type { Language } from "./registry.ts";
import { grammar } from "./tables/grammar.ts";

/** How a language is told from others and written; parts of regular expressions are empty where it has none. */
export interface Grammar {
  /** Letters of a script that no other of the languages has. */
  own_script: string;
  /** Letters and signs, in lower case, that one of the languages in Latin script has to itself. */
  own_signs: string;
  /** Signs of currencies that stand before their number. */
  currencies_in_front: string;
  /** Whether words have spaces between them. */
  spaces: boolean;
  /** Whether all nouns have a capital. */
  capital_nouns: boolean;
}

const known: Readonly<Record<Language, Grammar>> = grammar;
/** Of a language that has no folder nothing is known. */
const unknown: Grammar = { own_script: "", own_signs: "", currencies_in_front: "", spaces: true, capital_nouns: false };

/** @param language ISO 639-1 */
export const grammarOf = (language: string): Grammar =>
  Object.hasOwn(known, language) ? known[language as Language] : unknown;
