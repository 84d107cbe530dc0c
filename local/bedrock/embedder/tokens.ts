import { languageScores } from "../../../functions/languages/language.ts";
import { packLanguages, packOf, type PackLanguage } from "../phrases/pack.ts";

/** Scripts that write no spaces between words: every character is read as a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const contractions = new Map(
  packLanguages.map((language) => [
    language,
    packOf(language).reading.contractions.map(([pattern, written]) => [new RegExp(pattern, "gu"), written] as const),
  ]),
);

/** Lower case, straight apostrophes. */
const plain = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll("ß", "ss");

/** Languages that a text's script and function words speak for, several where equally; none for labels. */
export function languagesOf(text: string): PackLanguage[] {
  const scores = languageScores(text);
  const best = Math.max(...Object.values(scores));
  return best === 0 ? [] : packLanguages.filter((language) => scores[language] === best);
}

/** Lower case, straight apostrophes, contractions of a language written out. */
export function normalise(text: string, language: PackLanguage = "en"): string {
  let result = plain(text);
  for (const [pattern, written] of contractions.get(language) ?? []) result = result.replace(pattern, written);
  return result;
}

const CLAUSE_MARK = "|";
/** Commas before these words do not end what a negation or a doubt governs: `I doubt, that …`, `unsicher, ob …`. */
const governed = /,(?=\s*(?:dass|ob|wie|was|que|qu'|si|se)(?!\p{L}))/gu;
const boundaries = /[.!?;:,()"„“”«»。、！？「」]+|\s[–—-]+\s|…/g;
const token = /[\p{L}\p{N}*]+(?:[-/&][\p{L}\p{N}*]+)*/gu;

/** A word, or its characters where the script has no spaces. */
const pieces = (word: string): string[] => (UNSPACED.test(word) ? (word.match(/[a-z0-9*]+|./gu) ?? []) : [word]);

/** Words of an expression of a lexicon, wildcards kept. */
export const wordsOf = (expression: string, language: PackLanguage): string[] =>
  (normalise(expression, language).match(token) ?? []).flatMap(pieces);

/** Words of each clause of a text, in order; digits stay as words. */
export function clausesOf(text: string, language: PackLanguage = "en"): string[][] {
  return normalise(text, language)
    .replace(governed, "")
    .replace(boundaries, ` ${CLAUSE_MARK} `)
    .split(CLAUSE_MARK)
    .map((clause) => (clause.match(token) ?? []).flatMap(pieces))
    .filter((clause) => clause.length > 0);
}

const SHORTEST_STEM = 3;

/** The word and what is left of it without one common ending of the language, longest first. */
export function formsOf(word: string, language: PackLanguage): string[] {
  const stems = packOf(language)
    .reading.endings.filter((ending) => word.endsWith(ending) && word.length - ending.length >= SHORTEST_STEM)
    .map((ending) => word.slice(0, -ending.length));
  return [word, ...stems];
}

/** One stem per word, so that inflected forms of a word share their features. */
export function stemOf(word: string, language: PackLanguage): string {
  const stem = formsOf(word, language)[1] ?? word;
  return stem.length >= SHORTEST_STEM ? stem : word;
}
