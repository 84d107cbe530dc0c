import { NO_STORE } from "../../functions/platform/http/route.ts";
import { CORS, literal, MARKED_ORIGIN } from "./cors.ts";

interface Answer {
  status: number;
  detail: string;
  headers?: Record<string, string>;
}

const routeNotFound: Answer = { status: 404, detail: "Route not found" };
const unauthenticated: Answer = {
  status: 401,
  detail: "A bearer access token or API key is needed",
  headers: { "WWW-Authenticate": literal("Bearer") },
};
const failed: Answer = { status: 500, detail: "Internal server error" };
const forbidden: Answer = { status: 403, detail: "This request is not allowed" };
const tooMany: Answer = {
  status: 429,
  detail: "Too many requests; try again in 1 second",
  // The gateway's token bucket refills every second.
  headers: { "Retry-After": literal(1) },
};

/** The answer for a function that has not answered in time, not even to say that it is too busy. */
const tooBusy: Answer = {
  status: 429,
  detail: "The service is too busy to answer in time; try again in 10 seconds",
  headers: { "Retry-After": literal(10) },
};

/**
 * Everything that the gateway answers without a function, in the words and statuses of the API. All its response types
 * are here, even those that nothing causes today (there is no authorizer and no API key). Without an entry, they would
 * be a plain 400 or 500.
 *
 * No route here uses IAM. So errors about missing or malformed signatures only mean that a path or a method does not
 * exist. In that case, the gateway reads an `Authorization: Bearer` header as a broken signature.
 */
const answers: Record<string, Answer> = {
  DEFAULT_4XX: { status: 400, detail: "The request cannot be read" },
  DEFAULT_5XX: failed,
  BAD_REQUEST_BODY: { status: 400, detail: "The body cannot be read" },
  BAD_REQUEST_PARAMETERS: { status: 400, detail: "A parameter cannot be read" },
  UNSUPPORTED_MEDIA_TYPE: { status: 400, detail: "Content-Type must be application/json" },
  UNAUTHORIZED: unauthenticated,
  ACCESS_DENIED: forbidden,
  INVALID_API_KEY: forbidden,
  WAF_FILTERED: forbidden,
  MISSING_AUTHENTICATION_TOKEN: routeNotFound,
  INVALID_SIGNATURE: routeNotFound,
  EXPIRED_TOKEN: routeNotFound,
  RESOURCE_NOT_FOUND: routeNotFound,
  REQUEST_TOO_LARGE: { status: 413, detail: "The request is too large" },
  THROTTLED: tooMany,
  QUOTA_EXCEEDED: tooMany,
  API_CONFIGURATION_ERROR: failed,
  AUTHORIZER_CONFIGURATION_ERROR: failed,
  AUTHORIZER_FAILURE: failed,
  INTEGRATION_FAILURE: failed,
  INTEGRATION_TIMEOUT: tooBusy,
};

/**
 * The gateway responses, as the value of `x-amazon-apigateway-gateway-responses`.
 *
 * Templates here can only substitute, not decide. If there are several origins, the caller's own is repeated from the
 * header that the firewall added. Browsers send `origin` or `Origin`, depending on the version of HTTP, and a
 * substitution only finds one of the two.
 */
export function gatewayResponses(origins: readonly string[]): Record<string, unknown> {
  const common = {
    "Access-Control-Allow-Origin":
      origins.length === 1 ? literal(origins[0] as string) : `method.request.header.x-amzn-waf-${MARKED_ORIGIN}`,
    "Access-Control-Allow-Credentials": literal("true"),
    "Access-Control-Expose-Headers": literal(CORS.exposed),
    Vary: literal("Origin"),
    "x-request-id": "context.requestId",
    "Cache-Control": literal(NO_STORE),
  };
  return Object.fromEntries(
    Object.entries(answers).map(([type, { status, detail, headers }]) => [
      type,
      {
        statusCode: status,
        responseParameters: Object.fromEntries(
          Object.entries({ ...common, ...headers }).map(([name, value]) => [`gatewayresponse.header.${name}`, value]),
        ),
        responseTemplates: { "application/json": JSON.stringify({ detail }) },
      },
    ]),
  );
}
