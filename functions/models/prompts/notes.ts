/** A value in words, in one line: nothing in it can pass for a line of its own. */
export function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return value.map(inOneLine).join("; ");
  if (typeof value !== "object" || value === null) return String(value).replaceAll(/\s+/g, " ").trim();
  return byName(value)
    .map(([name, part]) => `${name} ${inOneLine(part)}`)
    .join("; ");
}

/**
 * The entries of a record sorted by name: the table returns keys in any order, and the same record must make the same
 * request.
 */
export const byName = (record: object): [string, unknown][] =>
  Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)) as [string, unknown][];

/** A record as notes, `age: 34`, a line each: every call pays for the marks of keys and texts in JSON. */
export const notes = (record: object): string[] =>
  byName(record).map(([name, value]) => `${name}: ${inOneLine(value)}`);
