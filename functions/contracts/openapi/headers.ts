import type { SuccessResponse } from "../route.ts";
import type { ZodOpenApiComponentsObject, ZodOpenApiHeadersObject } from "zod-openapi";

/** Operations whose success sets or clears the `refresh_token` cookie. */
export const cookieOperations: ReadonlySet<string> = new Set([
  "signUp",
  "logIn",
  "refreshSession",
  "logOut",
  "acceptInvitation",
]);

const reference = (name: keyof typeof headerComponents) => ({ $ref: `#/components/headers/${name}` });

/** Headers that answers carry, described once. */
export const headerComponents = {
  RequestId: {
    description: "Id of this request; quote it when you report a problem, the log line of an error carries it too.",
    schema: { type: "string" },
    example: "c6af9ac6-7b61-11e6-9a41-93e8deadbeef",
  },
  RetryAfter: {
    description: "Seconds until the next request would be accepted.",
    required: true,
    schema: { type: "integer", minimum: 1 },
    example: 30,
  },
  RefreshTokenCookie: {
    description: "The rotating refresh token, out of reach of scripts; lives 30 days. Logout clears it.",
    required: true,
    schema: { type: "string" },
    example: "refresh_token=8Xk3qD1mZ0; HttpOnly; Secure; SameSite=Lax; Path=/api/v1/auth; Max-Age=2592000",
  },
  FileName: {
    description: "Says that this is a file, and what it is called (RFC 6266).",
    required: true,
    schema: { type: "string" },
    example: `attachment; filename="Oat drink.csv"; filename*=UTF-8''Oat%20drink.csv`,
  },
  Location: {
    description: "Where it is found instead.",
    required: true,
    schema: { type: "string", format: "uri" },
    example: "https://files.s3.eu-central-1.amazonaws.com/exports/…?X-Amz-Signature=…",
  },
} satisfies NonNullable<ZodOpenApiComponentsObject["headers"]>;

/** Headers of every answer. */
export const commonHeaders: ZodOpenApiHeadersObject = { "x-request-id": reference("RequestId") };

export const retryHeaders: ZodOpenApiHeadersObject = { ...commonHeaders, "Retry-After": reference("RetryAfter") };

/** Headers of an operation's successful answer. */
export const successHeaders = (
  operationId: string,
  status: string,
  { fileTypes }: SuccessResponse,
): ZodOpenApiHeadersObject => ({
  ...commonHeaders,
  ...(cookieOperations.has(operationId) ? { "Set-Cookie": reference("RefreshTokenCookie") } : {}),
  ...(fileTypes ? { "Content-Disposition": reference("FileName") } : {}),
  ...(status === "303" ? { Location: reference("Location") } : {}),
});
