import type * as z from "zod";
import type { CONTENT_SOURCE } from "../content-source.ts";
import type { ApiFunctionName } from "../functions/environment.ts";

/** Headers of answers that pages of other origins may read. */
export const EXPOSED_HEADERS =
  "x-request-id, retry-after, content-disposition, location, link, etag, ratelimit, ratelimit-policy, x-content-source";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";
export type ErrorStatus = 400 | 401 | 403 | 404 | 422 | 429;
export type SuccessStatus = 200 | 201 | 202 | 204 | 303;

/** How often one client address may call a route, counted in any rolling window. */
export interface RateLimit {
  requests: number;
  windowSeconds: number;
}

/**
 * How many requests from all callers together the gateway passes on to a route. It is a token bucket that holds `burst`
 * and gains `rate` a second. Callers above it get 429. AWS treats these numbers as targets, not as exact limits.
 */
export interface Throttle {
  /** Requests per second. */
  rate: number;
  burst: number;
}

export interface SuccessResponse {
  description: string;
  /** Absent: the answer has no JSON body (204, 303, or the `contentType` or `fileTypes` below). */
  schema?: z.ZodType;
  contentType?: string;
  /** Media types of a file; the request says which of them. */
  fileTypes?: readonly string[];
  example?: unknown;
}

/** A file with fields, sent as `multipart/form-data`. */
export interface Multipart {
  /** The content of the part `file`; the documentation shows it. */
  file: string;
  maxBytes: number;
  /** What to do with a larger file; the end of a sentence. */
  otherwise: string;
  /** The other parts, all of them text. */
  fields: z.ZodObject;
}

/**
 * One row of the route table. Validation, handler types, the OpenAPI document, the gateway, the local server's routing
 * and the reference documentation are derived from it; a route that has no row cannot exist.
 */
export interface Route {
  operationId: string;
  method: Method;
  /** Relative to `/api/v1`, placeholders in braces: `/projects/{project_id}`. */
  path: string;
  tag: string;
  summary: string;
  description?: string;
  auth: "bearer" | "none";
  /** Only users and API keys with this role may call it; all others of the company get 403. */
  role?: "owner";
  /** A query parameter that only owners may set to `true`; all others of the company get 403. */
  ownerParameter?: string;
  /**
   * Only users may call it, API keys get 403. For actions that concern the user personally, cannot be undone, or decide
   * who has access.
   */
  usersOnly?: true;
  /** Takes an `Idempotency-Key`: every POST that creates or starts something. */
  idempotent?: true;
  rateLimit?: RateLimit;
  /**
   * Limit at the gateway, in addition to that of the stage. Set for routes that:
   * - ask a model while the caller waits (see `in-request-model-calls.ts`),
   * - hash a password, which takes a function's whole CPU,
   * - read a file, make a public page or send a request elsewhere,
   * - have their failures monitored separately.
   */
  throttle?: Throttle;
  /** The route calls models or starts work that does. It answers 429 while a monthly budget is used up. */
  needsBudget?: true;
  /**
   * `Cache-Control` of its answers, if {@link cacheControl} would return something else. `no-store` is for secrets or
   * personal data, `public` for answers that are the same for everybody.
   */
  cache?: "no-store" | `public, ${string}`;
  /** Its answers contain generated words, figures or pictures; a machine-readable header says so. */
  content?: typeof CONTENT_SOURCE;
  function: ApiFunctionName;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Most bytes of a JSON body, if it is not {@link LARGEST_BODY_BYTES}; more is refused unread. */
  bodyBytes?: number;
  bodyExample?: unknown;
  /** A request without a body counts as one with an empty object. */
  bodyOptional?: true;
  /** A form that the route accepts in addition to a JSON body, or instead of one. */
  multipart?: Multipart;
  responses: Partial<Record<SuccessStatus, SuccessResponse>>;
  /**
   * The path of the resource that a 201 has created, relative to `/api/v1`; sent as `Location`. A placeholder that the
   * route itself lacks is the `id` of the body.
   */
  created?: string;
  /**
   * Why a request is refused although its schema accepts it, by status, in whole sentences. A status that does not
   * follow from auth, path, query and body (see {@link errorStatuses}) must be named here.
   */
  refusals?: Partial<Record<ErrorStatus, string>>;
}

/** Most bytes of a JSON body: far more than names, texts and settings need. */
export const LARGEST_BODY_BYTES = 1_000_000;
/** The largest body that the gateway passes on. A Lambda event has 6 MiB, and base64 needs four bytes for three. */
export const LARGEST_EVENT_BODY_BYTES = (6 * 1024 * 1024 * 3) / 4;

export const largestBody = ({ bodyBytes = LARGEST_BODY_BYTES }: Pick<Route, "bodyBytes">): number => bodyBytes;

/** Keeps the literal types of a row, so that handlers are typed by it. */
export const defineRoutes = <const T extends Record<string, Omit<Route, "operationId">>>(rows: T) => rows;

/** Names of the placeholders of a path template, in order. */
export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] as string);

/** Every error status a route can answer: what follows from its shape, and what the row adds. */
export function errorStatuses(
  route: Pick<
    Route,
    | "auth"
    | "role"
    | "ownerParameter"
    | "usersOnly"
    | "path"
    | "query"
    | "body"
    | "multipart"
    | "idempotent"
    | "rateLimit"
    | "needsBudget"
    | "refusals"
  >,
): ErrorStatus[] {
  const statuses = new Set(Object.keys(route.refusals ?? {}).map((status) => Number(status) as ErrorStatus));
  if (route.auth === "bearer") statuses.add(401);
  if (pathParameters(route.path).length > 0) statuses.add(404);
  if (route.role || route.ownerParameter || route.usersOnly) statuses.add(403);
  if (route.query || route.idempotent) statuses.add(400);
  if (route.body || route.multipart) statuses.add(400).add(422);
  if (route.rateLimit || route.needsBudget) statuses.add(429);
  return [...statuses].sort((a, b) => a - b);
}

/** Whether its answers carry an `ETag` and are 304 where the caller has them already: reads of JSON with a token. */
export const isRevalidated = ({ method, auth, responses }: Pick<Route, "method" | "auth" | "responses">): boolean =>
  method === "GET" && auth === "bearer" && responses[200]?.schema !== undefined;

/** `Cache-Control` of errors, and of answers that no browser may write to its disk. */
export const NO_STORE = "no-store";
/** Only the caller's own cache may keep an answer, and asks each time whether it is still good. */
export const OWN_CACHE = "private, no-cache";

/** `Cache-Control` of a route's successful answers. One without a token is kept nowhere unless its row says so. */
export const cacheControl = ({ auth, cache }: Pick<Route, "auth" | "cache">): string =>
  cache ?? (auth === "bearer" ? OWN_CACHE : NO_STORE);

/** The gateway's resource of a route: its path below the stage, `/v1/projects/{project_id}`. */
export const gatewayResource = (path: string): string => `/v1${path}`;
