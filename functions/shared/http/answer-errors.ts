import type middy from "@middy/core";
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from "aws-lambda";
import { ApiError } from "../errors.ts";
import type { Logger } from "../logger.ts";

/**
 * The one place where errors become answers: an {@link ApiError} says its sentence, anything else says
 * `Internal server error` to the caller and everything to the log, under the request id that the answer carries.
 */
export function answerErrors(logger: Logger): middy.MiddlewareObj<APIGatewayProxyEvent, APIGatewayProxyResult> {
  const started = new WeakMap<object, number>();
  const finish = (
    event: APIGatewayProxyEvent,
    response: APIGatewayProxyResult,
    fields: Record<string, unknown> = {},
  ) => {
    response.headers = { ...response.headers, "x-request-id": event.requestContext.requestId };
    const line = {
      request_id: event.requestContext.requestId,
      method: event.httpMethod,
      resource: event.resource,
      status: response.statusCode,
      duration_ms: Math.round(performance.now() - (started.get(event) ?? performance.now())),
      ...fields,
    };
    if (response.statusCode >= 500) logger.error("request failed", line);
    else logger.info("request", line);
  };
  return {
    before: ({ event }) => {
      started.set(event, performance.now());
    },
    after: ({ event, response }) => {
      finish(event, response as APIGatewayProxyResult);
    },
    onError: (request) => {
      const { error, event } = request;
      const known = error instanceof ApiError ? error : null;
      request.response = {
        statusCode: known?.status ?? 500,
        headers: { ...request.response?.headers, "content-type": "application/json", ...known?.headers },
        body: JSON.stringify({ detail: known?.message ?? "Internal server error" }),
      };
      finish(event, request.response, known ? { code: known.code } : { error });
    },
  };
}
