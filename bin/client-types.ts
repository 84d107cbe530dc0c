import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";

const IDEMPOTENCY_KEY = "#/components/parameters/IdempotencyKey";

/**
 * The client's types, and the paths whose POST takes an Idempotency-Key, as TypeScript.
 * @param document OpenAPI as JSON; its examples are left out, being a third of the text that nobody sees in an editor
 */
export async function clientTypes(document: string): Promise<string> {
  const withoutExamples = (key: string, value: unknown) =>
    key === "example" || key === "examples" ? undefined : value;
  const schema = JSON.parse(document, withoutExamples) as OpenAPI3;
  const keyed = Object.entries(schema.paths ?? {}).flatMap(([path, item]) => {
    const parameters = "post" in item && item.post && "parameters" in item.post ? (item.post.parameters ?? []) : [];
    return parameters.some((parameter) => "$ref" in parameter && parameter.$ref === IDEMPOTENCY_KEY) ? [path] : [];
  });
  return [
    "// Written by `npm run openapi` from docs/openapi.json; changes are lost.",
    "",
    "/** Paths whose POST takes an Idempotency-Key. */",
    `export const KEYED_POSTS: ReadonlySet<string> = new Set(${JSON.stringify(keyed, null, 2)});`,
    "",
    astToString(await openapiTS(schema, { silent: true })),
  ].join("\n");
}
