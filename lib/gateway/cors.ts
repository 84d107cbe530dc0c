import { EXPOSED_HEADERS } from "../../functions/platform/http/route.ts";

/** The gateway's own answers to cross-origin calls; the functions answer the same. */
export const CORS = {
  methods: "GET, POST, PATCH, DELETE, OPTIONS",
  headers: "authorization, content-type, idempotency-key, if-none-match",
  exposed: EXPOSED_HEADERS,
  maxAgeSeconds: 600,
} as const;

/** By what name the firewall hands an origin of the list on, after the `x-amzn-waf-` that it puts before every name. */
export const MARKED_ORIGIN = "origin";

/** A fixed value in the gateway's mapping language. */
export const literal = (value: string | number): string => `'${value}'`;

/**
 * The preflight answer of a path, which the gateway gives without a function.
 *
 * If the calling origin is in the list, the answer repeats it. Any other origin gets the first of the list, which its
 * browser treats as a refusal.
 * @param origins allowed origins, at least one
 */
export function preflightOperation(origins: readonly string[]): Record<string, unknown> {
  const headers: Record<string, string> = {
    "Access-Control-Allow-Origin": literal(origins[0] as string),
    "Access-Control-Allow-Methods": literal(CORS.methods),
    "Access-Control-Allow-Headers": literal(CORS.headers),
    "Access-Control-Allow-Credentials": literal("true"),
    "Access-Control-Max-Age": literal(CORS.maxAgeSeconds),
    Vary: literal("Origin"),
    "x-request-id": "context.requestId",
  };
  const isAllowed = origins.map((origin) => `$origin == "${origin}"`).join(" || ");
  const repeatOrigin = [
    `#set($origin = $input.params().header.get("Origin"))`,
    `#if(!$origin || $origin == "")#set($origin = $input.params().header.get("origin"))#end`,
    `#if(${isAllowed})#set($context.responseOverride.header.Access-Control-Allow-Origin = $origin)#end`,
  ].join("\n");
  return {
    summary: "CORS preflight",
    responses: {
      204: {
        description: "What browsers may do from other origins.",
        headers: Object.fromEntries(Object.keys(headers).map((name) => [name, { schema: { type: "string" } }])),
      },
    },
    "x-amazon-apigateway-integration": {
      type: "mock",
      // Its template reads text, and every body counts as bytes here.
      contentHandling: "CONVERT_TO_TEXT",
      requestTemplates: { "application/json": '{ "statusCode": 204 }' },
      passthroughBehavior: "when_no_match",
      responses: {
        default: {
          statusCode: "204",
          responseParameters: Object.fromEntries(
            Object.entries(headers).map(([name, value]) => [`method.response.header.${name}`, value]),
          ),
          responseTemplates: { "application/json": repeatOrigin },
        },
      },
    },
  };
}
