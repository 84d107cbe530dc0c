import * as z from "zod";
import type { ZodOpenApiComponentsObject, ZodOpenApiOperationObject } from "zod-openapi";
import { isRevalidated, pathParameters, type Route } from "../../platform/http/route.ts";

const exampleId = "019a9f60-0a00-7a2b-8c3d-4e5f60718293";

/** Request headers, described once. */
export const parameterComponents = {
  IdempotencyKey: {
    in: "header",
    name: "Idempotency-Key",
    required: false,
    description:
      "Makes the request safe to repeat: for 24 hours the same key with the same request gets the first answer " +
      "again and nothing happens twice. The same key with another request is 400. Any 1 to 255 printable ASCII " +
      "characters; use a new UUID for each intended effect.",
    // Without an example: pages that fill in examples would send the same key with every request. The pattern excludes
    // blanks at its ends, which are not part of a header's value.
    schema: { type: "string", minLength: 1, maxLength: 255, pattern: "^[!-~]([ -~]*[!-~])?$" },
  },
  IfNoneMatch: {
    in: "header",
    name: "If-None-Match",
    required: false,
    description: "The `ETag` of the answer that you have: 304 without a body if it has not changed.",
    schema: { type: "string" },
  },
} satisfies NonNullable<ZodOpenApiComponentsObject["parameters"]>;

/** Ids in a path may be any string: an impossible id is a 404, never a validation error. */
function pathParameter(name: string, path: string): z.ZodType {
  const resource = name.replace(/_?id$/, "").replaceAll("_", " ");
  if (resource === name) return z.string().meta({ description: `The ${name} of the address.` });
  const isLibrary = path.startsWith("/library/");
  return z.string().meta({
    description: `Id of the ${isLibrary ? "library persona" : resource}.`,
    example: isLibrary ? `lib-${exampleId}` : exampleId,
  });
}

/** Parameters of an operation: placeholders of its path, its query, and the shared header it reads. */
export function parameters(route: Route): Pick<ZodOpenApiOperationObject, "requestParams" | "parameters"> {
  const names = pathParameters(route.path);
  const path = z.object(Object.fromEntries(names.map((name) => [name, pathParameter(name, route.path)])));
  return {
    ...(names.length > 0 || route.query
      ? { requestParams: { ...(names.length > 0 ? { path } : {}), ...(route.query ? { query: route.query } : {}) } }
      : {}),
    ...(route.idempotent ? { parameters: [{ $ref: "#/components/parameters/IdempotencyKey" }] } : {}),
    ...(isRevalidated(route) ? { parameters: [{ $ref: "#/components/parameters/IfNoneMatch" }] } : {}),
  };
}
