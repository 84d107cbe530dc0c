import { escapeHtml } from "../../../notifications/mail/messages/escape-html.ts";
import { showUnseen } from "../../../platform/text/text.ts";
import { markdown } from "./markdown.ts";
import { nameOfReference, type Schema } from "./openapi.ts";

const figure = (value: number): string => value.toLocaleString("en");
const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

/** `1 to 200`, `at least 1`, `at most 200` */
function range(from: number | undefined, to: number | undefined): string | undefined {
  if (from !== undefined && to !== undefined) return from === to ? figure(from) : `${figure(from)} to ${figure(to)}`;
  if (from !== undefined) return `at least ${figure(from)}`;
  return to === undefined ? undefined : `at most ${figure(to)}`;
}

/** Leaves out zod's bounds for every integer, the limits of JavaScript, which do not help readers. */
const telling = (limit: number | undefined): number | undefined =>
  limit !== undefined && Math.abs(limit) === Number.MAX_SAFE_INTEGER ? undefined : limit;

function limits(schema: Schema): string[] {
  const characters = range(schema.minLength, schema.maxLength);
  const numbers = range(telling(schema.minimum), telling(schema.maximum));
  const entries = range(schema.minItems, schema.maxItems);
  return [
    ...(characters === undefined ? [] : [`${characters} characters`]),
    ...(numbers === undefined ? [] : [numbers]),
    ...(entries === undefined ? [] : [`${entries} entries`]),
    ...(schema.pattern === undefined ? [] : [`like ${code(showUnseen(schema.pattern))}`]),
    ...(schema.default === undefined ? [] : [`${code(JSON.stringify(schema.default))} if absent`]),
  ];
}

const isNull = ({ type }: Schema): boolean => type === "null";
const choicesOf = ({ anyOf, oneOf }: Schema): Schema[] | undefined => anyOf ?? oneOf;

/** Uses brackets if a comma could belong to the entry or to the list. */
function entryInWords(schema: Schema): string {
  const words = typeInWords(schema);
  return words.includes(", ") ? `(${words})` : words;
}

/** The type of a value, in one line: `string, at most 200 characters`, `list of Persona`, `number or null`. */
export function typeInWords(schema: Schema): string {
  if (schema.$ref !== undefined) {
    const name = nameOfReference(schema.$ref);
    return `<a href="#schema-${name}">${name}</a>`;
  }
  const choices = choicesOf(schema);
  if (choices) return [...new Set(choices.map(typeInWords))].join(" or ");
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.enum) return schema.enum.map((value) => code(JSON.stringify(value))).join(" or ");
  const kind =
    schema.type === "array"
      ? `list of ${schema.items ? entryInWords(schema.items) : "anything"}`
      : schema.type === "object" && typeof schema.additionalProperties === "object"
        ? `object, each value: ${typeInWords(schema.additionalProperties)}`
        : schema.format === "binary"
          ? "file"
          : (schema.type ?? "anything");
  return [kind, ...limits(schema)].join(", ");
}

/**
 * The schemas with fields that a value can have: its own, those of list entries, and those of the objects of a choice.
 */
function objectsIn(schema: Schema): Schema[] {
  if (schema.properties) return [schema];
  const inside = [
    ...(choicesOf(schema) ?? []),
    ...(schema.items ? [schema.items] : []),
    ...(typeof schema.additionalProperties === "object" ? [schema.additionalProperties] : []),
  ];
  return inside.filter((part) => part.$ref === undefined && !isNull(part)).flatMap(objectsIn);
}

/** Name, type and meaning of a field of a body or of a parameter. */
export const described = (name: string, schema: Schema, required: boolean, meaning: string): string =>
  `<dt><code>${escapeHtml(name)}</code> ` +
  `<span class="type">${typeInWords(schema)}${required ? "" : " · optional"}</span></dt><dd>${meaning}</dd>`;

function field(name: string, schema: Schema, required: boolean): string {
  const description = schema.description === undefined ? "" : markdown(schema.description);
  return described(name, schema, required, description + objectsIn(schema).map(fieldList).join(""));
}

const fieldList = ({ properties = {}, required = [] }: Schema): string =>
  `<dl class="fields">${Object.entries(properties)
    .map(([name, schema]) => field(name, schema, required.includes(name)))
    .join("")}</dl>`;

/** The fields of a value, with nested fields; for a value without fields, its type. */
export function fieldsOf(schema: Schema): string {
  const objects = objectsIn(schema);
  const words = schema.properties ? "" : `<p class="type">${typeInWords(schema)}</p>`;
  return words + objects.map(fieldList).join('<p class="or">or</p>');
}
