import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import document from "../../docs/openapi.json" with { type: "json" };
import type { Route } from "../../functions/platform/http/route.ts";
import type { Answer } from "../support/raw-client.ts";
import type { JsonSchema } from "../support/schema-values.ts";

interface Response {
  $ref?: string;
  description?: string;
  headers: Record<string, { $ref: string }>;
  content?: Record<string, object>;
}
interface Operation {
  parameters?: { in?: string; name?: string; required?: boolean; schema?: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, Response>;
}

const { components } = document;
const paths = document.paths as unknown as Record<string, Record<string, Operation>>;
const schemas = components.schemas as unknown as Record<string, JsonSchema>;
const named = <T>(kind: object, reference: string) =>
  (kind as Record<string, T>)[reference.split("/").at(-1) as string] as T;

export const resolve = (reference: string): JsonSchema => named(schemas, reference);
const operationOf = ({ path, method }: Route) => paths[path]?.[method.toLowerCase()] as Operation;

/** The schema of an operation's body of a type; undefined if it takes none. */
export const bodySchema = (route: Route, type = "application/json"): JsonSchema | undefined =>
  operationOf(route).requestBody?.content[type]?.schema;

/** The query of an operation as one object. */
export function querySchema(route: Route): JsonSchema {
  const declared = (operationOf(route).parameters ?? []).filter((parameter) => parameter.in === "query");
  const properties = Object.fromEntries(declared.map(({ name = "", schema = {} }) => [name, schema]));
  return {
    type: "object",
    properties,
    required: declared.flatMap(({ name = "", required }) => (required ? [name] : [])),
  };
}

/** Whether the document gives reasons of an operation's own for a status. */
export const hasOwnReason = (route: Route, status: number): boolean =>
  operationOf(route).responses[status]?.description?.includes("Also returned in these cases: ") ?? false;

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(document, "document");
const compiled = new Map<string, ValidateFunction>();
const escaped = (part: string) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));
function validatorAt(...pointer: string[]): ValidateFunction {
  const $ref = `document#/${pointer.map(escaped).join("/")}`;
  const validate = compiled.get($ref) ?? ajv.compile({ $ref });
  compiled.set($ref, validate);
  return validate;
}

const isRequired = ({ $ref }: { $ref: string }) => named<{ required?: boolean }>(components.headers, $ref).required;

/** What an answer is that the document does not say of its operation: status, headers, type and schema of the body. */
export function undocumented(route: Route, answer: Answer): string[] {
  const { status, headers, bytes } = answer;
  const written = operationOf(route).responses[status];
  if (!written) return [`status ${status}`];
  const shared = written.$ref === undefined ? undefined : (written.$ref.split("/").at(-1) as string);
  const response = shared === undefined ? written : named<Response>(components.responses, shared);
  const missing = Object.entries(response.headers)
    .filter(([name, header]) => isRequired(header) && headers[name.toLowerCase()] === undefined)
    .map(([name]) => `no header ${name}`);
  if (!response.content) return bytes.length === 0 ? missing : [...missing, "a body"];
  const type = String(headers["content-type"]).split(";")[0] as string;
  if (!(type in response.content)) return [...missing, `content type ${type}`];
  if (type !== "application/json") return missing;
  const pointer =
    shared === undefined
      ? ["paths", route.path, route.method.toLowerCase(), "responses", `${status}`]
      : ["components", "responses", shared];
  const validate = validatorAt(...pointer, "content", type, "schema");
  return validate(answer.body) ? missing : [...missing, ajv.errorsText(validate.errors)];
}
