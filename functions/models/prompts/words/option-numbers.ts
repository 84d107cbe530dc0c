const BETWEEN = /[,;、，；/&+>]|\s(?:and|und|et|y|e|と|и)\s/u;

/** A text by its letters and digits alone: models repeat an option with other marks around it. */
export const bare = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const exactly = (text: string): string => text.normalize("NFKC").trim().toLowerCase();
const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/**
 * The option that a text numbers or repeats, from 1: `2`, `2)`, `2. Supermarket`, `Supermarket`; null if there is none.
 */
export function optionNumber(said: string, options: readonly string[]): number | null {
  const [, digits, rest = ""] =
    /^(?:option)?[#(\s]*(\d+)(?!\d|[.,]\d)[^\p{L}\d]*(.*)$/isu.exec(said.normalize("NFKC")) ?? [];
  if (bare(said) === "") return null;
  // A label may be a number with a sign: `2 €`, `3+`, `< 2`.
  const exact = /^\d+$/.test(said.trim()) ? 0 : options.map(exactly).indexOf(exactly(said)) + 1;
  if (exact > 0) return exact;
  const named = options.map((option) => (hasLetters(option) ? bare(option) : null)).indexOf(bare(said)) + 1;
  if (digits === undefined) return named || null;
  if (rest === "") return /[€$£¥%<>+]/.test(said) ? null : Number(digits);
  return bare(rest) === bare(options[Number(digits) - 1] ?? "") ? Number(digits) : named || null;
}

/** Options by their numbers from 1, from a list of numbers or of options; null if the list has anything else. */
export function optionNumbers(said: string, options: readonly string[]): number[] | null {
  const one = optionNumber(said, options);
  if (one !== null) return [one];
  const pieces = /^[\d\s]+$/.test(said) ? said.split(/\s+/) : said.split(BETWEEN);
  const numbers = pieces.filter((piece) => bare(piece) !== "").map((piece) => optionNumber(piece, options));
  return numbers.length > 0 && numbers.every((number) => number !== null) ? numbers : null;
}
