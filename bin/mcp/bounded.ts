/** Characters of an answer's data: some 6,000 tokens. */
export const LARGEST_DATA = 24_000;

interface Limits {
  /** Entries of a list. */
  entries: number;
  /** Characters of a text. */
  characters: number;
}

const STEPS: readonly Limits[] = [
  { entries: Infinity, characters: Infinity },
  { entries: 100, characters: 4_000 },
  { entries: 50, characters: 1_000 },
  { entries: 20, characters: 500 },
  { entries: 10, characters: 300 },
  { entries: 5, characters: 200 },
  { entries: 2, characters: 100 },
];

/** The beginning of a text, without half of a character that needs two units: no caller could write that as UTF-8. */
export const beginningOf = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/, "");

function cut(value: unknown, limits: Limits): unknown {
  if (typeof value === "string" && value.length > limits.characters)
    return `${beginningOf(value, limits.characters)}… (${value.length - limits.characters} characters more)`;
  if (Array.isArray(value)) {
    // Intervals and distributions are whole or nothing.
    if (value.length <= limits.entries || typeof value[0] === "number") return value.map((entry) => cut(entry, limits));
    const kept = value.slice(0, limits.entries).map((entry) => cut(entry, limits));
    return [...kept, `… ${value.length - limits.entries} more`];
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, cut(entry, limits)]));
}

/** Data that fits into an answer: lists and texts as long as may be, each saying how much of it is missing. */
export function bounded(data: unknown): unknown {
  for (const limits of STEPS) {
    const kept = cut(data, limits);
    if (JSON.stringify(kept).length <= LARGEST_DATA) return kept;
  }
  return "Too much for one answer; ask for a part of it.";
}
