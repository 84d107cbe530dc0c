import type { ZodOpenApiMediaTypeObject, ZodOpenApiOperationObject, ZodOpenApiResponseObject } from "zod-openapi";
import { isRevalidated, type RateLimit, type Route, type SuccessResponse } from "../../platform/http/route.ts";
import { errorResponses } from "./errors.ts";
import { revalidationHeaders, successHeaders } from "./headers.ts";
import { parameters } from "./parameters.ts";
import { requestBody } from "./request-body.ts";

export const BEARER = "bearer";

const windowNames: Record<number, string> = { 60: "minute", 3_600: "hour", 86_400: "day" };

const rateLimitSentence = ({ requests, windowSeconds }: RateLimit): string =>
  `At most ${requests} requests in any ${windowNames[windowSeconds] ?? `${windowSeconds} seconds`} from one ` +
  "client address.";

/** A sentence on the callers that a route is restricted to; undefined if everybody of the company may call it. */
function permissionSentence({ role, usersOnly, ownerParameter }: Route): string | undefined {
  const who = usersOnly ? "users" : "users and API keys";
  if (role) return `Only ${who} with the role \`${role}\` may; everyone else of the company gets 403.`;
  if (ownerParameter)
    return `With \`${ownerParameter}=true\` only ${who} with the role \`owner\` may; everyone else gets 403.`;
  return usersOnly && "Only users may, with an access token; an API key gets 403.";
}

const description = (route: Route): string | undefined =>
  [route.description, permissionSentence(route), route.rateLimit && rateLimitSentence(route.rateLimit)]
    .filter(Boolean)
    .join("\n\n") || undefined;

function content(response: SuccessResponse): Record<string, ZodOpenApiMediaTypeObject> | undefined {
  const { schema, contentType, fileTypes, example } = response;
  const shown = example === undefined ? {} : { example };
  if (schema) return { "application/json": { schema, ...shown } };
  if (contentType)
    return { [contentType]: { schema: { type: contentType === "application/json" ? "object" : "string" }, ...shown } };
  // JSON Schema can describe bytes only as a value of any type.
  return fileTypes && Object.fromEntries(fileTypes.map((type) => [type, { schema: {} }]));
}

function successResponse(route: Route, status: string, response: SuccessResponse): ZodOpenApiResponseObject {
  const described = content(response);
  return {
    description: response.description,
    headers: successHeaders(route, status, response),
    ...(described ? { content: described } : {}),
  };
}

/** The operation object of one row of the route table. */
export function operation(route: Route): ZodOpenApiOperationObject {
  const body = requestBody(route);
  return {
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
    description: description(route),
    security: route.auth === "bearer" ? [{ [BEARER]: [] }] : [],
    ...parameters(route),
    ...(body ? { requestBody: body } : {}),
    responses: {
      ...Object.fromEntries(
        Object.entries(route.responses).map(([status, response]) => [status, successResponse(route, status, response)]),
      ),
      ...(isRevalidated(route)
        ? {
            304: {
              description: "Not changed: `If-None-Match` contains the current `ETag`.",
              headers: revalidationHeaders(route),
            },
          }
        : {}),
      ...errorResponses(route),
    },
  };
}
