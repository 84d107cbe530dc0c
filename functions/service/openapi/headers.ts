import * as z from "zod";
import {
  NO_STORE,
  OWN_CACHE,
  cacheControl,
  isRevalidated,
  type Route,
  type SuccessResponse,
} from "../../platform/http/route.ts";
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
    description: "Id of this request; quote it when you report a problem. The log line of an error also has it.",
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
    description: "The rotating refresh token, which scripts cannot read. It lives 30 days. Logout clears it.",
    required: true,
    schema: { type: "string" },
    example: "refresh_token=8Xk3qD1mZ0; HttpOnly; Secure; SameSite=Lax; Path=/api/v1/auth; Max-Age=2592000",
  },
  FileName: {
    description: "Marks the answer as a file and gives its name (RFC 6266).",
    required: true,
    schema: { type: "string" },
    example: `attachment; filename="Oat drink.csv"; filename*=UTF-8''Oat%20drink.csv`,
  },
  ContentSource: {
    description: "Machine-readable mark that words, figures or pictures of the answer were generated.",
    required: true,
    schema: { type: "string", const: "synthetic" },
    example: "synthetic",
  },
  Created: {
    description: "Address of the created resource.",
    required: true,
    schema: { type: "string", format: "uri" },
    example: "http://127.0.0.1:3000/api/v1/projects/019a9f60-0a00-7a2b-8c3d-4e5f60718293",
  },
  ETag: {
    description: "Changes with the answer. Send it as `If-None-Match` to get a 304 while the answer is the same.",
    required: true,
    schema: { type: "string" },
    example: '"Yk3vU0c2m1q9dPzGm6bX4A"',
  },
  Link: {
    description: "After a full page of a list: the address of the next page (RFC 8288), which may be empty.",
    schema: { type: "string" },
    example: '<?order=asc&limit=20&after=019a9f60-0a00-7a2b-8c3d-4e5f60718293>; rel="next"',
  },
  RateLimit: {
    description: "Requests left (`r`) and seconds until there is room for one more (`t`).",
    schema: { type: "string" },
    example: '"address";r=4;t=3600',
  },
  RateLimitPolicy: {
    description: "The limit of this route: requests (`q`) in any window of this many seconds (`w`).",
    schema: { type: "string" },
    example: '"address";q=5;w=3600',
  },
  NoStore: {
    description: "No cache may keep this answer, not even the caller's own.",
    required: true,
    schema: { type: "string", const: NO_STORE },
  },
  OwnCache: {
    description: "Only the caller's own cache may keep this answer, and must ask each time whether it is still valid.",
    required: true,
    schema: { type: "string", const: OWN_CACHE },
  },
  PublicCache: {
    description: "The answer is the same for everybody. Says for how many seconds any cache may use it.",
    required: true,
    schema: { type: "string" },
    example: "public, max-age=300",
  },
  Location: {
    description: "Address to fetch it from.",
    required: true,
    schema: { type: "string", format: "uri" },
    example: "https://files.s3.eu-central-1.amazonaws.com/exports/…?X-Amz-Signature=…",
  },
} satisfies NonNullable<ZodOpenApiComponentsObject["headers"]>;

/** Headers of every answer. */
export const commonHeaders: ZodOpenApiHeadersObject = { "x-request-id": reference("RequestId") };

const cacheHeader = (value: string): ZodOpenApiHeadersObject => ({
  "Cache-Control": reference(value === NO_STORE ? "NoStore" : value === OWN_CACHE ? "OwnCache" : "PublicCache"),
});

export const errorHeaders: ZodOpenApiHeadersObject = { ...commonHeaders, ...cacheHeader(NO_STORE) };

export const retryHeaders: ZodOpenApiHeadersObject = { ...errorHeaders, "Retry-After": reference("RetryAfter") };

/** Headers of every answer of a route with a limit, unless the request was refused before it was counted. */
const limitHeaders: ZodOpenApiHeadersObject = {
  RateLimit: reference("RateLimit"),
  "RateLimit-Policy": reference("RateLimitPolicy"),
};

export const revalidationHeaders = (route: Route): ZodOpenApiHeadersObject => ({
  ...commonHeaders,
  ...cacheHeader(cacheControl(route)),
  ...(route.content ? { "X-Content-Source": reference("ContentSource") } : {}),
  ETag: reference("ETag"),
});

/** Headers of an operation's successful answer. */
export const successHeaders = (
  route: Route,
  status: string,
  { fileTypes, schema }: SuccessResponse,
): ZodOpenApiHeadersObject => ({
  ...commonHeaders,
  ...cacheHeader(cacheControl(route)),
  ...(route.rateLimit ? limitHeaders : {}),
  ...(isRevalidated(route) && status === "200" ? { ETag: reference("ETag") } : {}),
  ...(isRevalidated(route) && schema instanceof z.ZodArray ? { Link: reference("Link") } : {}),
  ...(route.created !== undefined && status === "201" ? { Location: reference("Created") } : {}),
  ...(cookieOperations.has(route.operationId) ? { "Set-Cookie": reference("RefreshTokenCookie") } : {}),
  ...(route.content && status !== "204" ? { "X-Content-Source": reference("ContentSource") } : {}),
  ...(fileTypes ? { "Content-Disposition": reference("FileName") } : {}),
  ...(status === "303" ? { Location: reference("Location") } : {}),
});
