/** What does not survive a file: control characters, marks of direction, soft hyphens, bullets of old fonts, tabs. */
const LOST = /[\p{Cc}\p{Cs}\u00ad\u2028\u2029\u202a-\u202e\u2066-\u2069\u2191\ufeff\uf000-\uf0ff\ufffe\uffff]/gu;
/** What would be read as something else at the beginning of a line, before its first character or inside a label. */
const SPECIAL = /^[\s[\]>#•/-]/u;
const LABEL_LIKE = /^([A-Za-z]\w*(?:@\d+)?)\./u;

const code = (character: string): string => `\\u{${character.codePointAt(0)!.toString(16)}}`;

/** A text in which a backslash stands in front of what would be lost or read as something else. */
function escaped(text: string): string {
  const plain = text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll(LOST, code);
  // Files are read in composed form, so what is not composed is written by its codes.
  return plain.normalize("NFC") === plain ? plain : plain.replaceAll(/[^\0-\u007f]/gu, code);
}

/** A line of words as a file has it. @param text without line breaks, or they stand there as `\n` */
export function writtenLine(text: string): string {
  const plain = escaped(text).replace(SPECIAL, "\\$&").replace(LABEL_LIKE, "$1\\.");
  return plain === "" || /[\s\]]$/u.test(plain) ? `${plain}\\` : plain;
}

/** The words that a line or the inside of quotes stands for. */
export const readWords = (written: string): string =>
  written.replaceAll(/\\(?:u\{([0-9a-f]{1,6})\}|(.?))/gsu, (_, hex: string | undefined, character: string) =>
    hex === undefined ? (character === "n" ? "\n" : character) : String.fromCodePoint(Number.parseInt(hex, 16)),
  );

/** Words in quotes, as marks and conditions have them. */
export const quoted = (text: string): string => `"${escaped(text).replaceAll('"', '\\"')}"`;
