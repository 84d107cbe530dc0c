import * as z from "zod";

/** Removes control characters (they mean nothing in names and break terminals, logs and exports), keeps line breaks and tabs. */
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
 * A required text of 1 to `maximum` characters, trimmed, without control characters.
 * @param maximum counted in UTF-16 code units, as JSON Schema validators of most clients do
 */
export const textSchema = (maximum: number) =>
  z
    .string()
    .max(maximum, `must be at most ${maximum} characters`)
    .transform((text) => withoutControlCharacters(text).trim())
    .pipe(z.string().min(1, "must not be empty"));

/** A text that may be absent or null; an empty one counts as absent. */
export const optionalTextSchema = (maximum: number) =>
  z
    .string()
    .max(maximum, `must be at most ${maximum} characters`)
    .transform((text) => withoutControlCharacters(text).trim() || null)
    .nullable()
    .optional();
