import type middy from "@middy/core";
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from "aws-lambda";
import { NO_STORE } from "./route.ts";
import { BudgetReached } from "../costs/budget-reached.ts";
import { ModelError } from "../model-errors.ts";
import { ApiError, BudgetUsedUp, tooBusy } from "../errors.ts";
import { readsDetails } from "../log/failure-detail.ts";
import type { Logger } from "../log/logger.ts";
import { emitMetrics } from "../log/metrics.ts";
import { answerModelError } from "./answer-model-error.ts";

/** The operation that a request is for; undefined if there is none. */
export type OperationOf = (event: Pick<APIGatewayProxyEvent, "httpMethod" | "resource">) => string | undefined;

/** Errors that SDK clients throw after all attempts if a service is too busy. */
const busyNames: ReadonlySet<string> = new Set([
  "TimeoutError",
  "ThrottlingException",
  "ProvisionedThroughputExceededException",
  "RequestLimitExceeded",
  "TooManyRequestsException",
  "SlowDown",
]);
/** The SDK also reports a broken connection as a timeout; an unreachable service is not busy. */
const brokenCodes: ReadonlySet<unknown> = new Set(["ECONNRESET", "ECONNREFUSED", "EPIPE"]);
const isBusy = (error: unknown): boolean =>
  error instanceof Error && busyNames.has(error.name) && !brokenCodes.has((error as { code?: unknown }).code);

/** Maps an error to its own answer, or to the sentence of a 500. */
function told(error: unknown): { answer?: ApiError; detail?: string } {
  if (error instanceof BudgetReached) {
    emitMetrics({ BudgetReached: 1 }, {}, { owner: error.owner });
    return { answer: new BudgetUsedUp(error) };
  }
  if (error instanceof ModelError) return answerModelError(error, readsDetails(process.env.ENVIRONMENT));
  if (isBusy(error)) return { answer: tooBusy() };
  return error instanceof ApiError ? { answer: error } : {};
}

/**
 * The one place where errors become answers:
 * - An {@link ApiError} answers with its own sentence.
 * - A model failure answers with a sentence for its name (./answer-model-error.ts).
 * - Any other error answers `Internal server error`, and the log gets all details.
 *
 * The log line and the answer carry the same request id. It is the `correlation_id` of all work that follows from the
 * request.
 */
export function answerErrors(
  logger: Logger,
  operationOf: OperationOf,
): middy.MiddlewareObj<APIGatewayProxyEvent, APIGatewayProxyResult> {
  const started = new WeakMap<object, number>();
  const finish = (
    event: APIGatewayProxyEvent,
    response: APIGatewayProxyResult,
    fields: Record<string, unknown> = {},
  ) => {
    response.headers = { ...response.headers, "x-request-id": event.requestContext.requestId };
    const operation = operationOf(event);
    if (operation && response.statusCode === 429) emitMetrics({ RequestRefused: 1 }, { operation });
    if (operation && response.statusCode >= 500) emitMetrics({ RequestFailed: 1 }, { operation });
    const line = {
      correlation_id: event.requestContext.requestId,
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
      const { answer: known, detail = "Internal server error" } = told(error);
      request.response = {
        statusCode: known?.status ?? 500,
        headers: {
          ...request.response?.headers,
          "content-type": "application/json",
          "cache-control": NO_STORE,
          ...known?.headers,
        },
        body: JSON.stringify({ detail: known?.message ?? detail }),
      };
      finish(event, request.response, known ? { code: known.code, error_name: error?.name } : { error });
    },
  };
}
