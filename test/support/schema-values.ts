import fc from "fast-check";

type Type = "string" | "integer" | "number" | "boolean" | "array" | "object" | "null";

/** What request schemas of the OpenAPI document are made of. */
export interface JsonSchema {
  $ref?: string;
  type?: Type | [Type, "null"];
  anyOf?: JsonSchema[];
  enum?: string[];
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  multipleOf?: number;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | false;
}

type Resolve = (reference: string) => JsonSchema;
type Values = (schema: JsonSchema, resolve: Resolve, within?: readonly string[]) => fc.Arbitrary<unknown>;

const length = (text: string) => [...text].length;
const fits = ({ minLength = 0, maxLength = Infinity, pattern }: JsonSchema, text: string) =>
  length(text) >= minLength && length(text) <= maxLength && (!pattern || new RegExp(pattern, "u").test(text));

const DAYS = { min: new Date("0001-01-01"), max: new Date("9999-12-31") };
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/**
 * Texts of all planes, of blanks and marks alone, of the longest length there may be, and of the forms that patterns
 * want.
 */
function texts({ maxLength = 300, pattern }: JsonSchema): fc.Arbitrary<string> {
  const blanks = fc.stringMatching(/^[ \t\n\u00a0\u3000]{0,3}$/);
  return fc.oneof(
    // Of the others none may be a colour, and a search for one never ends. Long patterns only exclude characters.
    ...(pattern?.startsWith("^") && pattern.length < 100 ? [fc.stringMatching(new RegExp(pattern, "u"))] : []),
    fc.string({ unit: "binary", maxLength }),
    fc.string({ unit: "grapheme", maxLength: 20 }),
    fc.string({ unit: fc.constantFrom(" ", "\n", "\0", "\u200b", "\u0301", "\ufeff", "a"), maxLength: 8 }),
    fc.constantFrom("a", "é", "🥛", "\u0000a").map((unit) => unit.repeat(maxLength).slice(0, maxLength * unit.length)),
    fc.tuple(blanks, fc.emailAddress(), blanks).map((parts) => parts.join("")),
    fc.uuid({ version: 7 }),
  );
}

const notText = fc.constantFrom<unknown>(5, true, ["a"], { a: "b" });
const objectOf = (schema: JsonSchema, arbitraryOf: (property: JsonSchema) => fc.Arbitrary<unknown>) =>
  fc.record(
    Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, value]) => [name, arbitraryOf(value)])),
    { requiredKeys: schema.required ?? [] },
  );

/** A number without a fraction as an integer, and one of two types as a choice between them. */
function plain(schema: JsonSchema): JsonSchema {
  if (Array.isArray(schema.type)) return { anyOf: schema.type.map((type) => ({ ...schema, type })) };
  return schema.multipleOf === 1 ? { ...schema, type: "integer" } : schema;
}

const lowestThousandth = ({ minimum = -1_000, exclusiveMinimum }: JsonSchema): number =>
  exclusiveMinimum === undefined ? Math.ceil(1_000 * minimum) : Math.floor(1_000 * exclusiveMinimum) + 1;

/** Of a schema that holds itself, the forms that end. */
const withoutReferences = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  ...(schema.anyOf && { anyOf: schema.anyOf.filter((form) => !JSON.stringify(form).includes("$ref")) }),
});

/**
 * Values that a schema admits.
 * @param within references that it is in: one that is met again holds no further ones
 */
export const validValues: Values = (given, resolve, within = []) => {
  const { $ref: reference } = given;
  const whole = reference ? resolve(reference) : given;
  const schema = plain(reference && within.includes(reference) ? withoutReferences(whole) : whole);
  const inner = (part: JsonSchema) => validValues(part, resolve, reference ? [...within, reference] : within);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(inner));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
      return fc.integer({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 1_000 });
    case "number":
      // In thousandths: parameters of a query have no exponents.
      return fc
        .integer({
          min: lowestThousandth(schema),
          max: Math.floor(1_000 * (schema.maximum ?? 1_000)),
        })
        .map((thousandths) => thousandths / 1_000);
    case "string":
      // Of the texts for all, next to none is a day.
      if (schema.format === "date") return fc.date({ ...DAYS, noInvalidDate: true }).map(dayOf);
      return texts(schema).filter((text) => fits(schema, text));
    case "array": {
      const [minLength, maxLength] = [schema.minItems ?? 0, schema.maxItems ?? 5];
      const items = inner(schema.items ?? {});
      const unique = { minLength, maxLength, selector: (item: unknown) => JSON.stringify(item) };
      return schema.uniqueItems ? fc.uniqueArray(items, unique) : fc.array(items, { minLength, maxLength });
    }
    case "object":
      return schema.additionalProperties
        ? fc.dictionary(fc.string({ maxLength: 20 }), inner(schema.additionalProperties), { maxKeys: 4 })
        : objectOf(schema, inner);
    default:
      throw new Error(`No values are known of ${JSON.stringify(schema)}`);
  }
};

/** A value that is all right but for one of its parts. */
function withFault(schema: JsonSchema, name: string, resolve: Resolve): fc.Arbitrary<unknown> {
  const property = schema.properties?.[name] as JsonSchema;
  const missing = schema.required?.includes(name) ? [fc.constant(undefined)] : [];
  const fault = fc.oneof(invalidValues(property, resolve), ...missing);
  return fc
    .tuple(validValues(schema, resolve), fault)
    .map(([value, wrong]) => ({ ...(value as object), [name]: wrong }));
}

/** Values of types that none of some schemas admits. */
function ofOtherTypes(schemas: readonly JsonSchema[]): fc.Arbitrary<unknown> {
  const types = new Set<unknown>(schemas.map(({ type }) => (type === "integer" ? "number" : type)));
  const values = { string: "a", number: 5, boolean: true, array: [], object: {}, null: null };
  return fc.constantFrom(...Object.entries(values).flatMap(([type, value]) => (types.has(type) ? [] : [value])));
}

/** Values that a schema does not admit, each for one reason. */
export const invalidValues: Values = (given, resolve) => {
  const schema = plain(given.$ref ? resolve(given.$ref) : given);
  if (schema.anyOf) {
    const [only, ...others] = schema.anyOf.filter(({ type }) => type !== "null");
    if (!only || others.length > 0) return ofOtherTypes(schema.anyOf);
    return invalidValues(only, resolve).filter((value) => value !== null);
  }
  if (schema.enum) {
    const others = fc.string().filter((text) => !schema.enum?.includes(text));
    return fc.oneof(others, notText, fc.constant(null));
  }
  switch (schema.type) {
    case "boolean":
      return fc.constantFrom<unknown>("true", 0, null, []);
    case "integer": {
      const bounds = [(schema.minimum ?? -Infinity) - 1, (schema.maximum ?? Infinity) + 1].filter(Number.isFinite);
      return fc.constantFrom<unknown>(1.5, "1", true, null, ...bounds);
    }
    case "number": {
      const lowest = schema.exclusiveMinimum ?? (schema.minimum ?? -Infinity) - 1;
      const bounds = [lowest, (schema.maximum ?? Infinity) + 1].filter(Number.isFinite);
      return fc.constantFrom<unknown>("1", true, null, ...bounds);
    }
    case "string": {
      const long = fc.constantFrom("a", "🥛").map((unit) => unit.repeat((schema.maxLength ?? 0) + 1));
      const others = schema.minLength || schema.pattern ? [texts(schema).filter((text) => !fits(schema, text))] : [];
      return fc.oneof(notText, fc.constant(null), ...others, ...(schema.maxLength === undefined ? [] : [long]));
    }
    case "array": {
      const valid = validValues({ ...schema, minItems: Math.max(1, schema.minItems ?? 0) }, resolve) as fc.Arbitrary<
        unknown[]
      >;
      const item = invalidValues(schema.items ?? {}, resolve);
      const few = schema.minItems ? [valid.map((items) => items.slice(0, (schema.minItems ?? 0) - 1))] : [];
      const { maxItems } = schema;
      const many = maxItems
        ? [valid.map((items) => Array.from({ length: maxItems + 1 }, (_, at) => items[at % items.length]))]
        : [];
      const twice = schema.uniqueItems ? [valid.map((items) => [...items, items.at(-1)])] : [];
      const faulty = fc.tuple(valid, item).map(([items, wrong]) => [...items.slice(1), wrong]);
      return fc.oneof(fc.constantFrom<unknown>("a", 5, null, {}), faulty, ...few, ...many, ...twice);
    }
    case "object": {
      const names = Object.keys(schema.properties ?? {});
      const no = fc.constantFrom<unknown>("a", 5, null, []);
      if (!schema.additionalProperties) {
        const strange = validValues(schema, resolve).map((value) => ({ ...(value as object), "not known": 1 }));
        const faults = names.map((name) => withFault(schema, name, resolve));
        return fc.oneof(no, ...faults, ...(schema.additionalProperties === false ? [strange] : []));
      }
      const wrong = invalidValues(schema.additionalProperties, resolve);
      return fc.oneof(no, fc.dictionary(fc.string({ maxLength: 20 }), wrong, { minKeys: 1, maxKeys: 4 }));
    }
    default:
      throw new Error(`No values are known that ${JSON.stringify(schema)} does not admit`);
  }
};
