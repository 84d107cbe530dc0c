import * as z from "zod";
import type { ZodOpenApiMediaTypeObject, ZodOpenApiOperationObject, ZodOpenApiResponseObject } from "zod-openapi";
import { pathParameters, type RateLimit, type Route, type SuccessResponse } from "../route.ts";
import { errorResponses } from "./errors.ts";
import { successHeaders } from "./headers.ts";

export const BEARER = "bearer";

const exampleId = "019a9f60-0a00-7a2b-8c3d-4e5f60718293";

const rateLimitSentence = ({ requests, windowSeconds }: RateLimit): string =>
  `At most ${requests} requests in any ${windowSeconds} seconds from one client address.`;

const description = (route: Route): string | undefined =>
  [route.description, route.rateLimit && rateLimitSentence(route.rateLimit)].filter(Boolean).join("\n\n") || undefined;

/** Ids in a path are any string: one that cannot exist is a 404, never a validation error. */
const pathSchema = (names: readonly string[]) =>
  z.object(
    Object.fromEntries(
      names.map((name) => [
        name,
        z.string().meta({
          description: `Id of the ${name.replace(/_?id$/, "").replaceAll("_", " ") || "resource"}.`,
          example: exampleId,
        }),
      ]),
    ),
  );

const mediaType = ({
  schema,
  contentType,
  example,
}: SuccessResponse): [string, ZodOpenApiMediaTypeObject] | undefined => {
  if (schema) return ["application/json", { schema, ...(example === undefined ? {} : { example }) }];
  return contentType ? [contentType, { schema: { type: "string" } }] : undefined;
};

const successResponse = (operationId: string, response: SuccessResponse): ZodOpenApiResponseObject => {
  const content = mediaType(response);
  return {
    description: response.description,
    headers: successHeaders(operationId),
    ...(content ? { content: { [content[0]]: content[1] } } : {}),
  };
};

/** The operation object of one row of the route table. */
export function operation(route: Route): ZodOpenApiOperationObject {
  const parameters = pathParameters(route.path);
  return {
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
    description: description(route),
    security: route.auth === "bearer" ? [{ [BEARER]: [] }] : [],
    ...(parameters.length > 0 || route.query
      ? {
          requestParams: {
            ...(parameters.length > 0 ? { path: pathSchema(parameters) } : {}),
            ...(route.query ? { query: route.query } : {}),
          },
        }
      : {}),
    ...(route.body
      ? {
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: route.body,
                ...(route.bodyExample === undefined ? {} : { example: route.bodyExample }),
              },
            },
          },
        }
      : {}),
    responses: {
      ...Object.fromEntries(
        Object.entries(route.responses).map(([status, response]) => [
          status,
          successResponse(route.operationId, response),
        ]),
      ),
      ...errorResponses(route),
    },
  };
}
