/** The names in braces in a text: `"count" | "place"` of `{count} personas in {place}`. */
export type NamesIn<T extends string> = string extends T
  ? never
  : T extends `${string}{${infer Name}}${infer Rest}`
    ? Name | NamesIn<Rest>
    : never;

/** The names of tags in a text: `"a"` of `Have an account? <a>Sign in</a>.` */
export type TagsIn<T extends string> = string extends T
  ? never
  : T extends `${string}</${infer Name}>${infer Rest}`
    ? Name | TagsIn<Rest>
    : never;

/** Parts of a text in their order: plain text, values, and texts in tags. */
export type Part = string | { value: string } | { tag: string; text: string };

const PARTS = /<(\w+)>([^<]*)<\/\1>|\{(\w+)\}/g;

/** Splits a text into parts: `Have an account? <a>Sign in</a>.` has three. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(PARTS)) {
    const [whole, tag, inner = "", value = ""] = match;
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push(tag === undefined ? { value } : { tag, text: inner });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}
