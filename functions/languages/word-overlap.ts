/** Scripts that write without spaces: their words are pairs of neighbouring signs. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

const pairsOf = (run: string): string[] => {
  const signs = [...run];
  return signs.length < 2 ? signs : signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
};

/** Words of a text, whatever its language, without case, accents and punctuation. */
export const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    // Accents are removed only from Latin letters: in other scripts they make a different letter.
    text
      .normalize("NFKD")
      .replaceAll(/(?<=\p{Script=Latin})\p{Diacritic}+/gu, "")
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.flatMap((run) => (UNSPACED.test(run) ? pairsOf(run) : [run])),
  );

/** The share of the words of two texts that both have (Jaccard), 0..1; texts without words share nothing. */
export function wordOverlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  const together = a.size + b.size - shared;
  return together === 0 ? 0 : shared / together;
}

/** Two texts count as the same above this overlap. Four words of five are not enough: the fifth may be `not`. */
export const SAME_WORDS_ABOVE = 0.8;
