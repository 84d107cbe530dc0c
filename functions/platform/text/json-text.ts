import * as z from "zod";

/**
 * A copy of a value of JSON in which every text is well-formed; null for undefined. Half of a surrogate pair is not a
 * character: it cannot be stored or sent as UTF-8.
 */
export function wellFormedCopy(value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed();
  if (typeof value !== "object" || value === null) return value ?? null;
  if (Array.isArray(value)) return value.map(wellFormedCopy);
  // Defines fields instead of assigning them: one may be called `__proto__`.
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name.toWellFormed(), wellFormedCopy(part)]));
}

/** Parses text that must be JSON: `jsonText.pipe(schema)` validates text of callers. */
export const jsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue({ code: "custom", message: "must be JSON" });
    return z.NEVER;
  }
});
