import type * as z from "zod";

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** How often a definition may occur inside of itself; conditions of a survey nest in conditions. */
const DEEPEST = 2;
/** A key that Gemini or OpenAI refuse; values that it excludes are still refused when a tool is called. */
const LEFT_OUT = new Set(["$schema", "$defs", "propertyNames", "pattern", "uniqueItems", "maxProperties"]);
const CLOSED_BOUNDS: Readonly<Record<string, string>> = { exclusiveMinimum: "minimum", exclusiveMaximum: "maximum" };

/** A JSON schema without references and without the keys that Gemini and OpenAI refuse. It admits the same or more. */
export function plainJsonSchema(schema: Json): Json {
  const definitions = isObject(schema["$defs"]) ? schema["$defs"] : {};
  const plain = (value: unknown, inside: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((entry) => plain(entry, inside));
    if (!isObject(value)) return value;
    const { $ref, ...rest } = value;
    if (typeof $ref === "string") {
      const name = $ref.replace("#/$defs/", "");
      if (inside.filter((other) => other === name).length >= DEEPEST) return { type: "object" };
      return plain({ ...(definitions[name] as Json), ...rest }, [...inside, name]);
    }
    return Object.fromEntries(
      Object.entries(value)
        // Anything is admitted without it, too.
        .filter(([key, entry]) => key !== "additionalProperties" || JSON.stringify(entry) !== "{}")
        // A property may have any of these names, and then holds a schema.
        .filter(([key, entry]) => !LEFT_OUT.has(key) || (key === "pattern" && isObject(entry)))
        .map(([key, entry]) => [CLOSED_BOUNDS[key] ?? key, plain(entry, inside)]),
    );
  };
  return plain(schema, []) as Json;
}

/** The same schema for checking arguments, and a plain one for whoever lists the tools. */
export const withPlainSchema = <S extends z.ZodObject>(schema: S) => {
  const standard = schema["~standard"];
  const input = (options: Parameters<typeof standard.jsonSchema.input>[0]): Json =>
    plainJsonSchema(standard.jsonSchema.input(options));
  return { "~standard": { ...standard, jsonSchema: { ...standard.jsonSchema, input } } };
};
