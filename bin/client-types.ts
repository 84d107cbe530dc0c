import openapiTS, { astToString, type OpenAPI3, type OperationObject, type ResponseObject } from "openapi-typescript";

const METHODS = ["get", "post", "patch", "delete"] as const;
const IDEMPOTENCY_KEY = "#/components/parameters/IdempotencyKey";

const isSuccess = (status: string): boolean => status.startsWith("2");

/** A document without its examples, a third of the text that nobody sees in an editor; fields of such a name stay. */
function withoutExamples(value: unknown, areFields = false): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutExamples(entry));
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => areFields || (key !== "example" && key !== "examples"));
  return Object.fromEntries(kept.map(([key, entry]) => [key, withoutExamples(entry, key === "properties")]));
}

/** What a success answers with: `t` a text, `f` a file, nothing for JSON or no content at all. */
function answerTrait(responses: Record<string, ResponseObject>): "" | "t" | "f" {
  const contents = Object.entries(responses).flatMap(([status, { content }]) => (isSuccess(status) ? [content] : []));
  const types = Object.entries(contents[0] ?? {});
  if (types.every(([type]) => type === "application/json")) return "";
  return types.every(([, { schema }]) => schema && "type" in schema && schema.type === "string") ? "t" : "f";
}

/** `b`: needs a bearer token; `i`: takes an idempotency key; and what the answer is. */
function traitsOf({ security, parameters = [], responses }: OperationObject): string {
  const keyed = parameters.some((parameter) => "$ref" in parameter && parameter.$ref === IDEMPOTENCY_KEY);
  const answers = answerTrait((responses ?? {}) as Record<string, ResponseObject>);
  return `${security?.length === 0 ? "" : "b"}${keyed ? "i" : ""}${answers}`;
}

/** What a caller has no type for: headers are the client's business, and whatever is no success is thrown. */
function withoutRefusals(operation: OperationObject): OperationObject {
  const responses = Object.entries((operation.responses ?? {}) as Record<string, ResponseObject>)
    .filter(([status]) => isSuccess(status))
    .map(([status, { headers: _, ...response }]) => [status, response]);
  const parameters = (operation.parameters ?? []).filter((one) => !("$ref" in one) && one.in !== "header");
  return { ...operation, parameters, responses: Object.fromEntries(responses) as OperationObject["responses"] };
}

/**
 * The operations of the API for the client, as TypeScript: method, path and traits of each by its name, and the types
 * of what it takes and answers with.
 * @param document OpenAPI as JSON
 */
export async function clientTypes(document: string): Promise<string> {
  const schema = withoutExamples(JSON.parse(document)) as OpenAPI3;
  const routes: string[] = [];
  for (const [path, item] of Object.entries(schema.paths ?? {}))
    for (const method of METHODS) {
      const operation = (item as Record<string, OperationObject>)[method];
      if (!operation) continue;
      routes.push(`  ${operation.operationId}: "${method.toUpperCase()} ${path} ${traitsOf(operation)}",`);
      (item as Record<string, OperationObject>)[method] = withoutRefusals(operation);
    }
  const { schemas } = schema.components ?? {};
  const types = astToString(
    await openapiTS({ ...schema, components: { schemas } }, { silent: true, defaultNonNullable: false }),
  );
  const part = (name: string) => {
    const start = types.indexOf(`export interface ${name} {`);
    const text = types.slice(start, types.indexOf("\n}\n", start) + 3);
    // What there is none of is said by its absence.
    return text
      .replaceAll(/^ +\w+\??: never;\n/gm, "")
      .replaceAll(/^( +)headers: \{\n[^}]*\n\1\};\n/gm, "")
      .replaceAll(/^ +parameters: \{\n +\};\n/gm, "")
      .replaceAll(/^( +\d+): \{\n +\};\n/gm, "$1: undefined;\n");
  };
  return [
    "// Written by `npm run openapi` from docs/openapi.json; changes are lost.",
    "",
    "/**",
    " * Method, path and traits of every operation: `b` needs a token, `i` takes an idempotency key, `t` answers with",
    " * a text, `f` with a file, and all others with JSON or nothing.",
    " */",
    "export const ROUTES = {",
    ...routes,
    "} as const;",
    "",
    part("components"),
    part("operations"),
  ].join("\n");
}
