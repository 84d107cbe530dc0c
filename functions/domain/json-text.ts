import * as z from "zod";

/** For `JSON.parse`: half of a surrogate pair is no character, it cannot be stored or sent as UTF-8. */
export const wellFormed = (_key: string, value: unknown): unknown =>
  typeof value === "string" ? value.toWellFormed() : value;

/** A copy of a value of JSON in which every text is well-formed; null of undefined. */
export const wellFormedCopy = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null), wellFormed);

/**
 * Text that is to be JSON, as the value it stands for: `jsonText.pipe(schema)` checks text that somebody else wrote.
 */
export const jsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue({ code: "custom", message: "must be JSON" });
    return z.NEVER;
  }
});
