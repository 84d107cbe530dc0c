// Made once: building a segmenter costs far more than using it. No locale is named because texts come in any language;
// the rules of Unicode serve where words are separated, and dictionaries where they are not.
const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

/** Number of words in a text of any language; numbers count, punctuation and emoji do not. */
export function countWords(text: string): number {
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) {
    if (isWordLike === true) words += 1;
  }
  return words;
}
