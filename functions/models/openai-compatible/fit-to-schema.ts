import { isObject, readJson, type JsonObject } from "./read-json.ts";

const typeOf = (value: unknown): string =>
  value === null ? "null" : Array.isArray(value) ? "array" : Number.isInteger(value) ? "integer" : typeof value;

const isOfType = (value: unknown, type: unknown): boolean =>
  typeOf(value) === type || (type === "number" && typeof value === "number");

/** What a schema says a value may be, one schema per type. */
function alternativesOf(schema: JsonObject): JsonObject[] {
  const nested = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(nested)) return nested.filter(isObject).flatMap(alternativesOf);
  return Array.isArray(schema.type) ? schema.type.map((type: unknown) => ({ ...schema, type })) : [schema];
}

function fitObject(schema: JsonObject, value: JsonObject): JsonObject {
  const properties = isObject(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, given]): [string, unknown][] => {
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (!isObject(property)) return [[name, given]];
      const fitted = fitToSchema(property, given);
      const isLeftOut = given === null && fitted === null && !required.includes(name) && !allows(property, null);
      return isLeftOut ? [] : [[name, fitted]];
    }),
  );
}

const allows = (schema: JsonObject, value: unknown): boolean =>
  alternativesOf(schema).some(({ type }) => type === undefined || isOfType(value, type));

/** A value of another type, converted to one type; the value itself when its meaning is not clear. */
function converted(schema: JsonObject, value: unknown): unknown {
  const { type } = schema;
  if (type === "string") return typeof value === "number" ? String(value) : value;
  const decoded = typeof value === "string" ? readJson(value.trim()) : undefined;
  if (type === "number" || type === "integer") {
    const isPlainNumber = typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value.trim());
    return isPlainNumber && isOfType(decoded, type) ? decoded : value;
  }
  if (type === "boolean") {
    const word = typeof value === "string" ? value.trim().toLowerCase() : "";
    return word === "true" || word === "false" ? word === "true" : value;
  }
  if (type === "object") return isObject(decoded) ? fitObject(schema, decoded) : value;
  if (type !== "array" || value === null || value === undefined) return value;
  const items = isObject(schema.items) ? schema.items : {};
  if (Array.isArray(decoded)) return decoded.map((item) => fitToSchema(items, item));
  const lone = fitToSchema(items, value);
  return allows(items, lone) ? [lone] : value;
}

/**
 * Fixes the types of an answer where its JSON schema leaves no doubt: numbers and booleans in quotes, numbers where
 * words are wanted, lists and objects encoded as text. It also fixes one value where a list is wanted, and null for
 * what may be left out. Everything else stays as it is: the caller judges it.
 */
export function fitToSchema(schema: JsonObject, value: unknown): unknown {
  const alternatives = alternativesOf(schema);
  const meant = alternatives.filter(({ type }) => type === undefined || isOfType(value, type));
  if (meant.length > 0) {
    const [only] = meant;
    if (meant.length > 1 || !only) return value;
    if (isObject(value)) return fitObject(only, value);
    const { items } = only;
    return Array.isArray(value) && isObject(items) ? value.map((item) => fitToSchema(items, item)) : value;
  }
  const fitting = alternatives
    .map((alternative) => ({ alternative, fitted: converted(alternative, value) }))
    .filter(({ alternative, fitted }) => isOfType(fitted, alternative.type));
  return fitting.length === 1 ? fitting[0]?.fitted : value;
}
