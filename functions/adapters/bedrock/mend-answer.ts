/** The parts of a JSON schema that an answer can overstep without becoming another answer. */
interface Schema {
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  maxItems?: number;
  maxLength?: number;
  exclusiveMinimum?: number;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A text up to the last sentence, or else the last word, that ends within the limit. */
function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const part = text.slice(0, limit);
  const sentence = Math.max(...[".", "!", "?", "。"].map((end) => part.lastIndexOf(end))) + 1;
  const end = sentence > limit / 2 ? sentence : part.lastIndexOf(" ");
  return part.slice(0, end > 0 ? end : limit).trimEnd();
}

/** Whether an item of a list says that there is nothing of it: a share of 0, where every item has more than 0. */
const isNothing = ({ properties = {} }: Schema, item: unknown): boolean =>
  isObject(item) &&
  Object.entries(properties).some(
    ([name, { exclusiveMinimum: least }]) =>
      least !== undefined && typeof item[name] === "number" && item[name] <= least,
  );

/**
 * An answer without what is too much in it: lists and texts are cut at the limits of their schema, and items that stand
 * for nothing are left out. Models miscount, and asking again costs a call for what nobody would miss. Everything else
 * stays as it is.
 * @param schema JSON schema of the answer
 */
export function mended(schema: Schema, value: unknown): unknown {
  const { properties = {}, items, maxItems, maxLength } = schema;
  if (typeof value === "string") return maxLength === undefined ? value : shortened(value, maxLength);
  if (Array.isArray(value))
    return value
      .filter((item) => !items || !isNothing(items, item))
      .slice(0, maxItems)
      .map((item: unknown) => (items ? mended(items, item) : item));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, given]): [string, unknown] => {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return [name, own ? mended(own, given) : given];
  });
  return Object.fromEntries(entries);
}
