import { createHash } from "node:crypto";
import type middy from "@middy/core";
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from "aws-lambda";
import { CONTENT_SOURCE_HEADER } from "../content-source.ts";
import { cacheControl, isRevalidated, pathParameters, type RateLimit } from "./route.ts";
import type { Row } from "./request.ts";
import type { Answer } from "./response.ts";

/** The parts of a request that an answer's headers depend on. */
interface Asked {
  params: Record<string, string | undefined>;
  query: object;
  baseUrl: string;
  /** Their names in lower case. */
  headers: Record<string, string | undefined>;
}

const idOf = (value: unknown): string | undefined =>
  typeof value === "object" && value !== null && "id" in value && typeof value.id === "string" ? value.id : undefined;

/** The address of the created resource; the last placeholder of the row's `created` is its id. */
function locationOf(created: string, { params, baseUrl }: Asked, body: unknown): string {
  const path = pathParameters(created).reduce(
    (filled, name) => filled.replace(`{${name}}`, params[name] ?? idOf(body) ?? ""),
    created,
  );
  return `${baseUrl}${path}`;
}

/** The page after a full one, as an address relative to the requested one (RFC 8288). */
function nextPage({ query }: Asked, body: unknown): string | undefined {
  const { limit } = query as { limit?: number };
  if (!Array.isArray(body) || limit === undefined || body.length < limit) return undefined;
  const last = idOf(body.at(-1));
  if (last === undefined) return undefined;
  const next = Object.entries({ ...query, after: last }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `<?${new URLSearchParams(next).toString()}>; rel="next"`;
}

/**
 * The tag by which a caller checks whether its copy is still current (RFC 9110, 8.8.3): 16 bytes of the text's SHA-256.
 */
const entityTag = (text: string): string => `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;

const holds = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(",").some((known) => known.trim() === "*" || known.trim().replace(/^W\//, "") === tag);

/** Adds the headers to an answer; returns 304 if the caller already has it. */
export function describeAnswer(plain: Answer, route: Row, asked: Asked): Answer {
  const source: Record<string, string> =
    route.content && plain.status !== 204 ? { [CONTENT_SOURCE_HEADER]: route.content } : {};
  const answer = { ...plain, headers: { ...plain.headers, ...source, "cache-control": cacheControl(route) } };
  const { status, body } = answer;
  if (status === 201 && route.created !== undefined) {
    return { ...answer, headers: { ...answer.headers, location: locationOf(route.created, asked, body) } };
  }
  if (status !== 200 || !isRevalidated(route)) return answer;
  const text = JSON.stringify(body);
  const next = nextPage(asked, body);
  const headers = { ...answer.headers, etag: entityTag(text), ...(next === undefined ? {} : { link: next }) };
  if (holds(asked.headers["if-none-match"], headers.etag)) return { status: 304, headers };
  return { ...answer, body: undefined, text, headers: { "content-type": "application/json", ...headers } };
}

/** How much of the route's rate limit is left. */
export interface Allowance {
  /** Requests that would be accepted right after this one. */
  left: number;
  /** Seconds until there is room for one more. */
  reset: number;
}

/** Adds rate limit headers to every answer of a limited route (draft-ietf-httpapi-ratelimit-headers-10). */
export function rateLimitHeaders(): middy.MiddlewareObj<APIGatewayProxyEvent, APIGatewayProxyResult> & {
  tell: (event: APIGatewayProxyEvent, limit: RateLimit, allowance: Allowance) => void;
} {
  const told = new WeakMap<object, Record<string, string>>();
  const add = ({ event, response }: { event: APIGatewayProxyEvent; response?: APIGatewayProxyResult | null }) => {
    if (response) response.headers = { ...response.headers, ...told.get(event) };
  };
  return {
    tell: (event, { requests, windowSeconds }, { left, reset }) => {
      told.set(event, {
        "ratelimit-policy": `"address";q=${requests};w=${windowSeconds}`,
        ratelimit: `"address";r=${left};t=${reset}`,
      });
    },
    after: add,
    onError: add,
  };
}
