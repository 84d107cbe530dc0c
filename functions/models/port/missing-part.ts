import type * as z from "zod";

/** The parts of a JSON schema that this file reads. */
interface Schema {
  type?: string;
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
}

/** The fields, or the items of lists, of an answer that its schema did not accept. */
export interface MissingPart {
  /** For the model: `summary, and of ratings the items [1], [4]`. */
  names: string;
  /** JSON schema of an object with nothing but them. */
  schema: Schema & Record<string, unknown>;
  /** Builds the whole answer from what could be used and what was given for the rest. */
  merge: (given: unknown) => unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Positions of the items of a list that all issues of a field are about; null where the field is wrong as a whole. */
function wrongItems(value: unknown, items: Schema | undefined, paths: readonly PropertyKey[][]): number[] | null {
  if (!Array.isArray(value) || !items) return null;
  const positions = [...new Set(paths.map(([, position]) => position))];
  const isEach = positions.every((position) => typeof position === "number" && position < value.length);
  return isEach && positions.length < value.length ? (positions as number[]).toSorted((a, b) => a - b) : null;
}

/**
 * Cuts out of an answer what its schema did not accept, so that a model can be asked for that alone.
 * @param schema JSON schema of the answer
 * @param value the answer
 * @param issues what is wrong with it
 * @returns null where nothing else could be used, or an issue is about the answer as a whole
 */
export function missingPart(schema: Schema, value: unknown, issues: readonly z.core.$ZodIssue[]): MissingPart | null {
  const { properties = {} } = schema;
  const byField = Map.groupBy(
    issues.map(({ path }) => path),
    ([field]) => String(field),
  );
  const fields = [...byField.keys()];
  if (!isObject(value) || !fields.every((field) => Object.hasOwn(properties, field))) return null;
  const positions = new Map(
    fields.map((field) => [field, wrongItems(value[field], properties[field]!.items, byField.get(field)!)]),
  );
  const isAnythingUsed =
    [...positions.values()].some((items) => items !== null) ||
    Object.keys(value).some((field) => Object.hasOwn(properties, field) && !byField.has(field));
  if (!isAnythingUsed) return null;
  const partOf = (field: string): Schema => {
    const count = positions.get(field)?.length;
    const whole = properties[field]!;
    return count === undefined
      ? whole
      : ({ type: "array", items: whole.items!, minItems: count, maxItems: count } as Schema);
  };
  const nameOf = (field: string): string => {
    const items = positions.get(field);
    return items ? `of ${field} the items ${items.map((position) => `[${position}]`).join(", ")}` : field;
  };
  return {
    names: fields.map(nameOf).join(", and "),
    schema: {
      type: "object",
      properties: Object.fromEntries(fields.map((field) => [field, partOf(field)])),
      required: fields,
      additionalProperties: false,
    },
    merge(given) {
      if (!isObject(given)) return value;
      const merged = fields.flatMap((field): [string, unknown][] => {
        const own = given[field];
        const items = positions.get(field);
        if (!items) return own === undefined ? [] : [[field, own]];
        if (!Array.isArray(own)) return [];
        const before = value[field] as unknown[];
        // Some models repeat the whole list. A list of another length leaves open which item is meant.
        const found = own.length === before.length ? items.map((position): unknown => own[position]) : own;
        if (found.length !== items.length) return [];
        const places = new Map(items.map((position, index) => [position, found[index] as unknown]));
        return [[field, before.map((item, position) => (places.has(position) ? places.get(position) : item))]];
      });
      return { ...value, ...Object.fromEntries(merged) };
    },
  };
}
