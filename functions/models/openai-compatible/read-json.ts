import json5 from "json5";

export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const THINKING = /<(think|thinking|reasoning)>[\s\S]*?(<\/\1>|$)/gi;

/** A text without what was thought before; templates that swallow the opening tag leave the closing one. */
export function withoutThinking(text: string): string {
  const spoken = text.replace(THINKING, "");
  return spoken.slice(/^[\s\S]*<\/(think|thinking|reasoning)>/i.exec(spoken)?.[0].length ?? 0).trim();
}

// JSON5 allows what models add: trailing commas, comments, single quotes. Unlike libraries that repair JSON, it
// completes nothing: an answer that was cut stays unreadable. Like JSON, it allows no line breaks inside strings.
const readers: readonly ((text: string) => unknown)[] = [
  (text) => JSON.parse(text) as unknown,
  (text) => json5.parse<unknown>(text),
  (text) => json5.parse<unknown>(text.replace(/\p{Cc}+/gu, " ")),
];

/** The JSON that a whole text is, also with the usual mistakes of models; undefined when it is not JSON. */
export function readJson(text: string): unknown {
  for (const read of readers) {
    try {
      return read(text);
    } catch {
      continue;
    }
  }
  return undefined;
}

/** Index behind the brace that closes the one at `start`; null when none does. */
function endOfObject(text: string, start: number): number | null {
  let depth = 0;
  let inString = false;
  for (let index = start; index < text.length; index++) {
    const character = text[index];
    if (inString) {
      if (character === "\\") index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === "{") depth += 1;
    else if (character === "}" && (depth -= 1) === 0) return index + 1;
  }
  return null;
}

/** An object in a text, and whether a brace before it was never closed: it may be a piece of one that was cut. */
export interface FoundObject {
  value: JsonObject;
  maybePiece: boolean;
}

/** The JSON objects in a text, in order: bare, fenced, tagged, with prose around them, or encoded as a string. */
export function objectsIn(text: string): FoundObject[] {
  const encoded = text.trimStart().startsWith('"') ? readJson(text) : undefined;
  if (typeof encoded === "string") return objectsIn(encoded);
  const found: FoundObject[] = [];
  let maybePiece = false;
  for (let start = text.indexOf("{"); start >= 0;) {
    const end = endOfObject(text, start);
    const value = end === null ? undefined : readJson(text.slice(start, end));
    if (end === null) maybePiece = true;
    if (isObject(value)) found.push({ value, maybePiece });
    start = text.indexOf("{", isObject(value) && end !== null ? end : start + 1);
  }
  return found;
}
