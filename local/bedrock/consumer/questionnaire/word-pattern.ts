/** A pattern for whole words, whatever their letters: `\b` takes an umlaut for the end of a word. @param list regex source */
export const wordPattern = (list: string, flags = "iu"): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${list})(?![\\p{L}\\d])`, flags);
