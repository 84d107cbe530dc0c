/** Contractions that hide a negation or a modal verb. Order matters: the irregular ones come first. */
const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/g, "can not"],
  [/\bwon't\b/g, "will not"],
  [/\bshan't\b/g, "shall not"],
  [/\bcannot\b/g, "can not"],
  [/n't\b/g, " not"],
  [/'d\b/g, " would"],
  [/'ll\b/g, " will"],
  [/'ve\b/g, " have"],
  [/'re\b/g, " are"],
  [/\bi'm\b/g, "i am"],
  [/\b(it|that|there|what|who|he|she)'s\b/g, "$1 is"],
  [/\b(hab|find|glaub|kauf|brauch|nehm|würd|wär|geb|zahl|mag)'(?=\s)/g, "$1e"],
  [/'s\b/g, ""],
];

/** Lower case, straight apostrophes, contractions written out. */
export function normalise(text: string): string {
  let result = text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll("ß", "ss");
  for (const [pattern, replacement] of contractions) result = result.replace(pattern, replacement);
  return result;
}

const CLAUSE_MARK = "|";
/** A comma before these words does not end what a negation or a doubt governs: `I doubt, that …`, `nicht sicher, ob …`. */
const governed = /,(?=\s*(?:dass|ob|wie|was)\b)/g;
const boundaries = /[.!?;:,()"„“”«»]+|\s[–—-]+\s|…/g;

/** Words of each clause of a text, in order; digits stay as words. */
export function clausesOf(text: string): string[][] {
  return normalise(text)
    .replace(governed, "")
    .replace(boundaries, ` ${CLAUSE_MARK} `)
    .split(CLAUSE_MARK)
    .map((clause) => clause.match(/[\p{L}\p{N}]+(?:[-/&][\p{L}\p{N}]+)*/gu) ?? [])
    .filter((clause) => clause.length > 0);
}

const endings = ["ern", "en", "er", "es", "em", "ed", "ly", "ing", "e", "s", "n", "d", "y"] as const;
const SHORTEST_STEM = 3;

/** The word and what is left of it without one common English or German ending, longest first. */
export function formsOf(word: string): string[] {
  const stems = endings
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= SHORTEST_STEM)
    .map((ending) => word.slice(0, -ending.length));
  return [word, ...stems];
}

/** One stem per word, so that inflected forms of a word share their features. */
export function stemOf(word: string): string {
  const forms = formsOf(word);
  const stem = forms[1] ?? word;
  return stem.length >= SHORTEST_STEM ? stem : word;
}
