/** Patterns of words that are data. A word may be any part of a regular expression; the end of a stem is left open. */

const oneOf = (words: readonly string[]): string => `(?:${words.join("|")})`;

/** Finds words that begin with one of the stems. */
export const stemPattern = (stems: readonly string[]): RegExp => new RegExp(String.raw`\b${oneOf(stems)}`);

/** Finds one of the words as a whole. */
export const wordPattern = (words: readonly string[], flags = ""): RegExp =>
  new RegExp(String.raw`\b${oneOf(words)}\b`, flags);

/** Finds one of the words at the beginning of the text. */
export const openingPattern = (words: readonly string[], ending = ""): RegExp =>
  new RegExp(`^${oneOf(words)}${ending}`);
