import type { InWords } from "../prompt.ts";

/** The value of a text that is a JSON object, in a code fence or without; undefined for one that is none. */
function jsonIn(text: string): unknown {
  const inside = /^(?:```\w*\s+)?(\{[^]*\})\s*(?:```)?$/.exec(text.trim())?.[1];
  try {
    return inside === undefined ? undefined : (JSON.parse(inside) as unknown);
  } catch {
    return undefined;
  }
}

/**
 * How an answer in words is asked for and read. Some models answer in JSON whatever they are asked for: JSON is read
 * for what it says. Text that looks like JSON and is not JSON is never read as words.
 * @param read reads words; throws an Error that says what is wrong
 */
export const inWords = (form: string, read: (text: string) => unknown): InWords => ({
  form,
  read(text) {
    const json = jsonIn(text);
    if (json !== undefined) return json;
    if (/^(?:```\w*\s+)?[{[]/.test(text.trimStart())) throw new Error("Answer in words.");
    return read(text);
  },
});
