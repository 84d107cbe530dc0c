/**
 * A text in the form in which it is compared: without case, punctuation and spacing. Signs stay: `< 5 €` is not `> 5
 * €`.
 */
export function wordsOf(text: string): string {
  const plain = text.normalize("NFKC").toLowerCase();
  return plain.replaceAll(/[\p{P}\p{Z}\p{C}]+/gu, " ").trim() || plain.trim();
}

/**
 * The place of each text, by {@link wordsOf}. If two texts would be the same, by the text itself, without surrounding
 * spaces.
 */
export function placesOf(texts: readonly string[]): (text: string) => number | undefined {
  const byWords = new Map(texts.map((text, place) => [wordsOf(text), place]));
  const key = byWords.size === texts.length ? wordsOf : (text: string) => text.normalize("NFKC").trim();
  const places = new Map(texts.map((text, place) => [key(text), place]));
  return (text) => places.get(key(text));
}
