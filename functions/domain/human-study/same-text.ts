/** A text as it is compared: without case, punctuation and spacing. Signs stay: `< 5 €` is not `> 5 €`. */
export function comparable(text: string): string {
  const plain = text.normalize("NFKC").toLowerCase();
  return plain.replaceAll(/[\p{P}\p{Z}\p{C}]+/gu, " ").trim() || plain.trim();
}

/**
 * By {@link comparable} text, the place of each text; where two would be the same, by the text as it is but for
 * surrounding spaces.
 */
export function placesOf(texts: readonly string[]): (text: string) => number | undefined {
  const byComparable = new Map(texts.map((text, place) => [comparable(text), place]));
  const key = byComparable.size === texts.length ? comparable : (text: string) => text.normalize("NFKC").trim();
  const places = new Map(texts.map((text, place) => [key(text), place]));
  return (text) => places.get(key(text));
}
