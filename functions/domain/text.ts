import * as z from "zod";
import { boundedText } from "./bounded-text.ts";

/** Removes control characters, which mean nothing in names and break terminals and logs; keeps line breaks and tabs. */
export const withoutControlCharacters = (text: string): string =>
  text.replaceAll(/\p{Cc}/gu, (character) => (character === "\n" || character === "\t" ? character : ""));

/**
 * The beginning of a text, which ends in an ellipsis where it was cut.
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

/**
 * A character that can be seen: none that is blank, has a meaning but no shape (zero width, direction, soft hyphen,
 * tags, selectors of variants, fillers of Hangul), or needs another one to sit on. The last five have no property that
 * says so: the empty Braille pattern, the place of an object, blank hieroglyphs, the null notehead. What Unicode has
 * not assigned yet may be next year's emoji.
 */
const SEEN =
  String.raw`[^\p{Z}\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}` +
  String.raw`\u2800\ufffc\u{13441}\u{13442}\u{1d159}]`;
const seen = new RegExp(SEEN, "u");
const seenOrEmpty = new RegExp(String.raw`^[\p{Z}\p{Cc}]*$|${SEEN}`, "u");

/** Whether anything of a text can be seen. */
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
