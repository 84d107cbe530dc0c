// Made once, and only when needed: building a segmenter costs far more than using it. No locale is named because texts
// come in any language. Unicode's rules serve where words are separated, and dictionaries where they are not.
let segmenter: Intl.Segmenter | undefined;

/** Number of words in a text of any language; numbers count, punctuation and emoji do not. */
export function countWords(text: string): number {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "word" });
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) {
    if (isWordLike === true) words += 1;
  }
  return words;
}
