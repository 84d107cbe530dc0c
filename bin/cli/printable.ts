/** Directional overrides can make a terminal show a text in another order than the one it has. */
const DIRECTION_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u00AD]/gu;
const CONTROLS = /\p{Cc}/gu;

/**
 * A text as it is safe to print: no escape sequences, no directional overrides, tabs as spaces. Line breaks stay. What
 * a service or a model wrote must never steer the terminal.
 */
export const printable = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/gu, "\n")
    .replaceAll("\t", " ")
    .replaceAll(CONTROLS, (character) => (character === "\n" ? "\n" : ""))
    .replaceAll(DIRECTION_CONTROLS, "");

/** A printable text on one line; no-break spaces stay. */
export const oneLine = (text: string): string =>
  printable(text)
    .replaceAll(/[^\S\u00A0\u202F]+/gu, " ")
    .trim();

/** A copy of a value of JSON in which every text is printable. */
export function printableCopy<T>(value: T): T {
  const copy = (part: unknown): unknown => {
    if (typeof part === "string") return printable(part);
    if (Array.isArray(part)) return part.map(copy);
    if (part === null || typeof part !== "object") return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, copy(inner)]));
  };
  return copy(value) as T;
}
