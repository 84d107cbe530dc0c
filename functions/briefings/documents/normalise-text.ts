import { compose, cutBetweenCharacters } from "./characters.ts";

/** Vertical tab (a line break inside a paragraph in Word), form feed, next line, line and paragraph separator. */
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Bullets of Symbol and Wingdings in the private area of Unicode, which no other font can show. */
const symbolBullets = /[\uf0a7\uf0b7\uf0d8\uf076\uf06c\uf06e\uf071]/g;
/** The other control characters, the byte order mark and the soft hyphen, which split words invisibly. */
const invisible = /[\0-\u0008\u000e-\u001f\u007f-\u009f\ufeff\u00ad]/g;

/**
 * Brings text of any source into one form:
 * - NFC, line ends as `\n`, no control characters except `\n` and `\t`,
 * - no spaces at line ends, at most one blank line in a row,
 * - no blanks before the first character or after the last.
 */
export const normaliseText = (text: string): string =>
  compose(text.toWellFormed().replace(lineBreaks, "\n").replace(invisible, "").replace(symbolBullets, "•"))
    // By line, because a pattern for spaces before a line end takes quadratic time on a long run of spaces.
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** The share of the text that may be cut to end it at a paragraph or a sentence. */
const WORTH_A_CLEAN_END = 0.05;

/** A sentence's last character and the space after it. */
const sentenceEnd = /[.!?…。！？]["'”’»)]*\s/g;

/**
 * Cuts a text that is too long, and adds a note at its end. It cuts at the end of a paragraph or else of a sentence, if
 * one is near.
 * @param maximum UTF-16 code units of the result, the note included
 */
export function limitText(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  const note = `\n\n[The document continues; the first ${maximum.toLocaleString("en-US")} characters were read.]`;
  if (maximum < note.length * 2) return cutBetweenCharacters(text, maximum);

  const room = maximum - note.length;
  const earliest = Math.floor(room * (1 - WORTH_A_CLEAN_END));
  // One more than fits, so that an end exactly at the limit is seen.
  const tail = text.slice(earliest, room + 1);
  const paragraph = tail.lastIndexOf("\n\n");
  const line = tail.lastIndexOf("\n");
  const sentence = [...tail.matchAll(sentenceEnd)].at(-1);
  const cut =
    paragraph >= 0
      ? earliest + paragraph
      : sentence
        ? earliest + sentence.index + sentence[0].length - 1
        : line >= 0
          ? earliest + line
          : room;
  return cutBetweenCharacters(text, cut).trimEnd() + note;
}
