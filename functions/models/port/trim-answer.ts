/** The parts of a JSON schema that this file reads. */
interface Schema {
  type?: string;
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  maxItems?: number;
  maxLength?: number;
  exclusiveMinimum?: number;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether an item has a number that its schema rules out as too small, such as a share of 0. */
const isEmptyShare = ({ properties = {} }: Schema, item: unknown): boolean =>
  isObject(item) &&
  Object.entries(properties).some(
    ([name, { exclusiveMinimum: least }]) =>
      least !== undefined && typeof item[name] === "number" && item[name] <= least,
  );

/** A text this close to its maximum, in characters, may have been cut by a server that enforces it. */
const CUT_WITHIN = 3;
/** Shorter ones are titles and labels, which end without a full stop. */
const SENTENCES_FROM = 200;
/** Behind a word: `ca. 5` and `St. Gallen` end no sentence. */
const SENTENCE_END = /(?<=[\p{L}\p{N}]{4})[.!?…](?=\s+\p{Lu})|[。！？]/gu;

/** A text that fills its maximum or goes beyond it, without the sentence that it breaks off in. */
function inWholeSentences(text: string, maxLength: number): string {
  if (
    maxLength < SENTENCES_FROM ||
    text.length < maxLength - CUT_WITHIN ||
    (text.length <= maxLength && /[.!?…。！？]["'”’»」)\s]{0,3}$/u.test(text))
  )
    return text;
  const end = [...text.slice(0, maxLength).matchAll(SENTENCE_END)].at(-1)?.index ?? -1;
  return end >= maxLength / 3 ? text.slice(0, end + 1) : text;
}

/**
 * Shortens lists of texts to their maximum, ends texts that fill theirs with a whole sentence, and drops items with a
 * share of 0. Models miscount, servers that enforce a schema cut in the middle of a word, and a repair would cost a
 * call. Nothing else changes: a shorter list of numbers or of objects could be a different answer, such as the first of
 * two options where one is asked for.
 * @param schema JSON schema of the answer
 * @param isCopied whether its texts are copied from somebody else and must stay complete
 */
export function trimAnswer(schema: Schema, value: unknown, isCopied = false): unknown {
  const { properties = {}, items, maxItems, maxLength } = schema;
  if (typeof value === "string" && maxLength !== undefined && !isCopied) return inWholeSentences(value, maxLength);
  if (Array.isArray(value) && items) {
    const kept = value
      .filter((item) => !isEmptyShare(items, item))
      .map((item: unknown) => trimAnswer(items, item, isCopied));
    return items.type === "string" ? kept.slice(0, maxItems) : kept;
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, given]): [string, unknown] => {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return [name, own ? trimAnswer(own, given, isCopied) : given];
  });
  return Object.fromEntries(entries);
}
