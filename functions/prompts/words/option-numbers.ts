const BETWEEN = /[,;、，；/&+>]|\s(?:and|und|et|y|e|と|и)\s/u;

/** A text by its letters and digits alone: models repeat an option with other marks around it. */
export const bare = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The option that a text numbers or is, from 1: `2`, `2)`, `2. Supermarket`, `Supermarket`; null where it is none. */
export function optionNumber(said: string, options: readonly string[]): number | null {
  const [, digits, rest = ""] =
    /^(?:option)?[#(\s]*(\d+)(?!\d|[.,]\d)[^\p{L}\d]*(.*)$/isu.exec(said.normalize("NFKC")) ?? [];
  const named = options.map(bare).indexOf(bare(said)) + 1;
  if (bare(said) === "") return null;
  if (digits === undefined) return named || null;
  if (rest === "") return Number(digits);
  return bare(rest) === bare(options[Number(digits) - 1] ?? "") ? Number(digits) : named || null;
}

/** Options by their numbers from 1, as a list of numbers or of options names them; null where something else stands. */
export function optionNumbers(said: string, options: readonly string[]): number[] | null {
  const one = optionNumber(said, options);
  if (one !== null) return [one];
  const pieces = /^[\d\s]+$/.test(said) ? said.split(/\s+/) : said.split(BETWEEN);
  const numbers = pieces.filter((piece) => bare(piece) !== "").map((piece) => optionNumber(piece, options));
  return numbers.length > 0 && numbers.every((number) => number !== null) ? numbers : null;
}
