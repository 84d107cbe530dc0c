import * as z from "zod";
import { boundedText } from "./bounded-text.ts";

/** Removes control characters, which mean nothing in names and break terminals and logs; keeps line breaks and tabs. */
export const withoutControlCharacters = (text: string): string =>
  text.replaceAll(/\p{Cc}/gu, (character) => (character === "\n" || character === "\t" ? character : ""));

/**
 * The beginning of a text; ends in an ellipsis if the text was cut.
 * @param maximum counted in characters as people see them, the ellipsis included
 */
export function beginningOf(text: string, maximum: number): string {
  const characters = [...text];
  if (characters.length <= maximum) return text;
  return `${characters
    .slice(0, maximum - 1)
    .join("")
    .trimEnd()}…`;
}

/** First and last code points of blanks (Z) and control characters (Cc). */
const BLANK = "0-20 7f-a0 1680 2000-200a 2028-2029 202f 205f 3000";
/**
 * Code points of characters that are invisible:
 * - blanks,
 * - characters with a meaning but no shape: zero width, direction, soft hyphen, tags, variation selectors, Hangul
 *   fillers (Cf and Default_Ignorable_Code_Point of Unicode 17),
 * - combining marks of no script,
 * - the empty Braille pattern, the object replacement character, blank hieroglyphs, the null notehead.
 * Unassigned code points are not included: they may become emoji.
 */
const UNSEEN =
  "0-20 7f-a0 ad 300-36f 600-605 61c 6dd 70f 890-891 8e2 115f-1160 1680 17b4-17b5 180b-180f 1ab0-1aff 1dc0-1dff " +
  "2000-200f 2028-202f 205f-206f 20d0-20ff 2800 3000 3164 fe00-fe0f fe20-fe2f feff ffa0 fff0-fffc 110bd 110cd " +
  "13430-1343f 13441-13442 1bca0-1bca3 1d159 1d173-1d17a e0000-e0fff";

/**
 * Code points as the inside of a character class. The OpenAPI document shows it to programs in all languages. Python
 * does not support `\p{…}`, Go does not support `\u`, and these languages write code points beyond ff differently.
 * Above ff, the characters themselves are therefore used.
 */
const inClass = (points: string): string =>
  points
    .replaceAll(/[\da-f]+/g, (point) =>
      point.length > 2 ? String.fromCodePoint(Number.parseInt(point, 16)) : `\\x${point.padStart(2, "0")}`,
    )
    .replaceAll(" ", "");
const SEEN = `[^${inClass(UNSEEN)}]`;
const seen = new RegExp(SEEN, "u");
const seenOrEmpty = new RegExp(`^[${inClass(BLANK)}]*$|${SEEN}`, "u");
const unseenCharacter = new RegExp(`[${inClass(UNSEEN)}]`, "gu");

/** Replaces invisible characters other than blanks with JSON escapes, in a text such as a pattern or JSON with one. */
export const showUnseen = (text: string): string =>
  text.replaceAll(unseenCharacter, (character) =>
    /[ \n]/.test(character)
      ? character
      : character
          .split("")
          .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
          .join(""),
  );

/** Whether a text has any visible character. */
export const canBeSeen = (text: string): boolean => seen.test(text);

const unseen = ({ input }: { input?: unknown }): string =>
  seenOrEmpty.test(String(input)) ? "must not be empty" : "must have a character that can be seen";

/**
 * A required text of at most `maximum` characters, one of which can be seen; trimmed, without control characters.
 * @param maximum counted before that, in code points
 */
export const textSchema = (maximum: number, minimum = 1) =>
  boundedText(maximum, { minimum, pattern: { expression: seen, otherwise: unseen } })
    .transform((text) => withoutControlCharacters(text).trim())
    .pipe(z.string());

/** A text that may be absent or null; an empty one counts as absent, any other has a character that can be seen. */
export const optionalTextSchema = (maximum: number) =>
  boundedText(maximum, { pattern: { expression: seenOrEmpty, otherwise: unseen } })
    .transform((text) => withoutControlCharacters(text).trim() || null)
    .nullable()
    .optional();
