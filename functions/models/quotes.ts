const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(/[‘’‚‛]/g, "'")
    .replaceAll(/[“”„‟«»]/g, '"')
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(/^["']+|(?<!["'])["']+$/g, "")
    .toLowerCase();

/** Looks for a quote in texts, word for word; spacing, case and the shape of quotation marks do not matter. */
export function createFinder(quote: string): (text: string) => boolean {
  const wanted = plain(quote);
  return (text) => wanted.length > 0 && text.length > 0 && plain(text).includes(wanted);
}

/** Whether a quote occurs in a text ({@link createFinder}). */
export const occursIn = (quote: string, text: string): boolean => createFinder(quote)(text);

/** The sentences of a text, trimmed, in order. */
export const sentencesOf = (text: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter(Boolean);

/** The quote if it occurs in what the persona said, else the longest sentence that does: a quote is never made up. */
export function traceableQuote(quote: string, spoken: string): string {
  if (occursIn(quote, spoken)) return quote.trim();
  return (
    sentencesOf(spoken).reduce((longest, sentence) => (sentence.length > longest.length ? sentence : longest), "") ||
    spoken
  );
}

/** One pair of marks around a whole text; marks within it are the speaker's own, also at its beginning or end. */
const ENCLOSED = /^(?:["“”„«»「『])([^"“”„«»「」『』]*)(?:["“”«»」』])$/u;

/** A quote without the marks that some models put around it, for callers that set it in marks of their own. */
export function withoutMarks(quote: string): string {
  const words = quote.trim();
  return (ENCLOSED.exec(words)?.[1] ?? words).trim();
}
