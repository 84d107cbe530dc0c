/** Letters that Unicode does not decompose into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
};

/** How people write letters they have no key for. */
const DIGRAPHS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa" };

/**
 * The form in which place names are compared: lower case, without accents, dots and apostrophes, one space between
 * words. `São Paulo` → `sao paulo`, `U.S.A.` → `usa`, `Xi'an` → `xian`.
 */
export function normalisePlaceName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[ßæœøđðþłı]/gu, (letter) => LETTERS[letter] ?? letter)
    .normalize("NFKD")
    .replaceAll(/[\p{M}.'’ʻ`´]/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** All forms under which a name is found: its own and, for `München`, also `muenchen`. */
export function placeNameForms(name: string): string[] {
  const spelledOut = name
    .toLowerCase()
    .normalize("NFC")
    .replaceAll(/[äöüøå]/gu, (letter) => DIGRAPHS[letter] ?? letter);
  return [...new Set([normalisePlaceName(name), normalisePlaceName(spelledOut)])];
}
