import type { NumbersInWords } from "../prompts/prompt.ts";
import { numberIn } from "../prompts/words/numbers.ts";
import { optionNumber } from "../prompts/words/option-numbers.ts";

/** The parts of a JSON schema that this file reads. */
interface Schema {
  type?: string;
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
}

/**
 * An answer whose texts in the place of numbers are the numbers that they mean: `"2. Supermarket"` is the number of an
 * option, `"2,50 EUR"` is 2.5. Each is read by itself; what is not plain to see stays as it is, for the schema to
 * refuse.
 * @param schema JSON schema of the answer
 */
export function withNumbers(schema: Schema, value: unknown, numbers: NumbersInWords): unknown {
  const { type, properties = {}, items } = schema;
  if (typeof value === "string") {
    if (type === "integer" && numbers.options.length > 0) return optionNumber(value, numbers.options) ?? value;
    return type === "integer" || type === "number" ? (numberIn(value, numbers) ?? value) : value;
  }
  if (Array.isArray(value)) return items ? value.map((item: unknown) => withNumbers(items, item, numbers)) : value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, given]: [string, unknown]) => {
      const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, own ? withNumbers(own, given, numbers) : given];
    }),
  );
}
