/** The parts of a JSON schema that this file reads. */
interface Schema {
  type?: string;
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  maxItems?: number;
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

/**
 * Shortens lists of texts to their maximum and drops items with a share of 0. Models miscount, and a repair would cost
 * a call. Nothing else changes: a shorter list of numbers or of objects could be a different answer, such as the first
 * of two options where one is asked for.
 * @param schema JSON schema of the answer
 */
export function trimAnswer(schema: Schema, value: unknown): unknown {
  const { properties = {}, items, maxItems } = schema;
  if (Array.isArray(value) && items) {
    const kept = value.filter((item) => !isEmptyShare(items, item)).map((item: unknown) => trimAnswer(items, item));
    return items.type === "string" ? kept.slice(0, maxItems) : kept;
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, given]): [string, unknown] => {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return [name, own ? trimAnswer(own, given) : given];
  });
  return Object.fromEntries(entries);
}
