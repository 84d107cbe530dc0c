import type { ZodOpenApiMediaTypeObject, ZodOpenApiOperationObject, ZodOpenApiResponseObject } from "zod-openapi";
import type { RateLimit, Route, SuccessResponse } from "../route.ts";
import { errorResponses } from "./errors.ts";
import { successHeaders } from "./headers.ts";
import { parameters } from "./parameters.ts";
import { requestBody } from "./request-body.ts";

export const BEARER = "bearer";

const windowNames: Record<number, string> = { 60: "minute", 3_600: "hour", 86_400: "day" };

const rateLimitSentence = ({ requests, windowSeconds }: RateLimit): string =>
  `At most ${requests} requests in any ${windowNames[windowSeconds] ?? `${windowSeconds} seconds`} from one ` +
  "client address.";

const description = (route: Route): string | undefined =>
  [
    route.description,
    route.role && `Only users with the role \`${route.role}\` may; everyone else of the company gets 403.`,
    route.rateLimit && rateLimitSentence(route.rateLimit),
  ]
    .filter(Boolean)
    .join("\n\n") || undefined;

const mediaType = ({
  schema,
  contentType,
  example,
}: SuccessResponse): [string, ZodOpenApiMediaTypeObject] | undefined => {
  const shown = example === undefined ? {} : { example };
  if (schema) return ["application/json", { schema, ...shown }];
  if (!contentType) return undefined;
  return [contentType, { schema: { type: contentType === "application/json" ? "object" : "string" }, ...shown }];
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
        Object.entries(route.responses).map(([status, response]) => [
          status,
          successResponse(route.operationId, response),
        ]),
      ),
      ...errorResponses(route),
    },
  };
}
