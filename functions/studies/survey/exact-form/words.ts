/**
 * Characters that do not survive a file: control characters, marks of direction, soft hyphens, bullets of old fonts,
 * tabs.
 */
const LOST = /[\p{Cc}\p{Cs}\u00ad\u2028\u2029\u202a-\u202e\u2066-\u2069\u2191\ufeff\uf000-\uf0ff\ufffe\uffff]/gu;
/** Characters that would be read as something else at the beginning of a line, or inside a label. */
const SPECIAL = /^[[>#•/-]/u;
const LABEL_LIKE = /^([A-Za-z]\w*(?:@\d+)?)\./u;
/** Characters that would be lost at the end of a line, or read as a mark of an answer. */
const OPEN_END = /\s$|\[[a-z, ]+\]$/u;

const code = (character: string): string => `\\u{${character.codePointAt(0)!.toString(16)}}`;

/** A text in which a backslash stands in front of what would be lost or read as something else. */
function escaped(text: string): string {
  const plain = text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll(LOST, code);
  // Files are read in composed form, so what is not composed is written by its codes.
  return plain.normalize("NFC") === plain ? plain : plain.replaceAll(/[^\0-\u007f]/gu, code);
}

/** Words behind a sign that begins their line. @param text with `\n` for its line breaks */
export function wordsBehind(text: string): string {
  const plain = escaped(text).replace(/^\s/u, "\\$&");
  return plain === "" || OPEN_END.test(plain) ? `${plain}\\` : plain;
}

/** A line of words. */
export const writtenLine = (text: string): string =>
  wordsBehind(text).replace(SPECIAL, "\\$&").replace(LABEL_LIKE, "$1\\.");

/** Reads the words of a line, or of the inside of quotes. */
export const readWords = (written: string): string =>
  written.replaceAll(
    /\\(?:u\{((?:10|0?[0-9a-f])?[0-9a-f]{1,4})\}|(.?))/gsu,
    (_, hex: string | undefined, character: string) =>
      hex === undefined ? (character === "n" ? "\n" : character) : String.fromCodePoint(Number.parseInt(hex, 16)),
  );

/** Words in quotes, as marks and conditions have them. */
export const quoted = (text: string): string => `"${escaped(text).replaceAll('"', '\\"')}"`;
