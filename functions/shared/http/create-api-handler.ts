import middy from "@middy/core";
import httpCors from "@middy/http-cors";
import httpHeaderNormalizer from "@middy/http-header-normalizer";
import httpSecurityHeaders from "@middy/http-security-headers";
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from "aws-lambda";
import { gatewayResource, pathParameters, type Route } from "../../contracts/route.ts";
import { canBeId } from "../../domain/ids.ts";
import { NotFound, Unauthenticated } from "../errors.ts";
import { createLogger, type Logger } from "../logger.ts";
import { answerErrors } from "./answer-errors.ts";
import type { ApiRequest, ApiResponse, Handlers, Identity } from "./request.ts";
import { parseJsonBody, validateBody, validateQuery } from "./validation.ts";

type Rows = Record<string, Omit<Route, "operationId">>;

export interface ApiOptions<T extends Rows> {
  routes: T;
  handlers: Handlers<T>;
  corsOrigins: readonly string[];
  /** Needed by routes with `auth: "bearer"`. @throws Unauthenticated */
  verifyAccessToken?: (token: string) => Promise<Identity>;
  /** Needed by routes with a rate limit. @throws RateLimited */
  countRequest?: (operationId: string, route: Omit<Route, "operationId">, sourceIp: string) => Promise<void>;
  /** Absolute base of links, when it is not the address the request came to. */
  publicBaseUrl?: string | undefined;
  logger?: Logger;
}

const resourceNames = {
  project_id: "Project",
  group_id: "Persona group",
  persona_id: "Persona",
  simulation_id: "Simulation",
  avatar_id: "Avatar",
} as const;

function checkPath(route: Omit<Route, "operationId">, params: Record<string, string | undefined>): void {
  const names = pathParameters(route.path);
  const last = names.at(-1) as keyof typeof resourceNames | undefined;
  if (last && !names.every((name) => canBeId(params[name] ?? ""))) throw new NotFound(resourceNames[last]);
}

function bearerToken(headers: Record<string, string | undefined>): string {
  const match = /^Bearer +(\S+)$/i.exec(headers.authorization ?? "");
  if (!match) throw new Unauthenticated("A bearer access token is needed");
  return match[1] as string;
}

const cookies = (header: string | undefined): Record<string, string> =>
  Object.fromEntries(
    (header ?? "")
      .split(";")
      .map((pair) => pair.trim().split("="))
      .filter((parts) => parts.length >= 2)
      .map(([name = "", ...value]): [string, string] => [name, value.join("=")]),
  );

/**
 * Makes the Lambda handler of one resource: finds the row of the route table, authenticates, validates, calls the
 * row's handler and turns what it answers or throws into a gateway response.
 */
export function createApiHandler<T extends Rows>(options: ApiOptions<T>) {
  const { handlers, verifyAccessToken, countRequest } = options;
  const logger = options.logger ?? createLogger();
  const byResource = new Map(
    Object.entries(options.routes).map(([operationId, route]) => [
      `${route.method} ${gatewayResource(route.path)}`,
      { operationId, route },
    ]),
  );

  async function dispatch(event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> {
    const row = byResource.get(`${event.httpMethod} ${event.resource}`);
    if (!row) throw new NotFound("Route");
    const { operationId, route } = row;
    const { sourceIp } = event.requestContext.identity;
    if (route.rateLimit) await countRequest?.(operationId, route, sourceIp);
    const identity =
      route.auth === "bearer" && verifyAccessToken ? await verifyAccessToken(bearerToken(event.headers)) : null;
    const params = event.pathParameters ?? {};
    checkPath(route, params);
    const query = route.query ? validateQuery(route.query, event.queryStringParameters ?? {}) : {};
    const body = route.body
      ? validateBody(route.body, parseJsonBody(event.body, event.isBase64Encoded, event.headers["content-type"]))
      : undefined;
    const handler = handlers[operationId] as unknown as (request: ApiRequest) => Promise<ApiResponse>;
    const answer = (await handler({
      params,
      query,
      body,
      identity,
      sourceIp,
      cookies: cookies(event.headers.cookie),
      baseUrl: options.publicBaseUrl ?? `https://${event.requestContext.domainName ?? ""}/api/v1`,
    } as unknown as ApiRequest)) as {
      status: number;
      body?: unknown;
      text?: string;
      headers?: Record<string, string>;
      cookies?: string[];
    };
    return {
      statusCode: answer.status,
      headers: { ...(answer.body === undefined ? {} : { "content-type": "application/json" }), ...answer.headers },
      ...(answer.cookies ? { multiValueHeaders: { "set-cookie": answer.cookies } } : {}),
      body: answer.text ?? (answer.body === undefined ? "" : JSON.stringify(answer.body)),
    };
  }

  return middy<APIGatewayProxyEvent, APIGatewayProxyResult>()
    .use(answerErrors(logger))
    .use(
      httpCors({
        origins: [...options.corsOrigins],
        credentials: true,
        headers: "authorization, content-type, idempotency-key",
        methods: "GET, POST, PATCH, DELETE, OPTIONS",
        exposeHeaders: "x-request-id, retry-after",
        maxAge: 600,
        disableBeforePreflightResponse: false,
      }),
    )
    .use(
      httpSecurityHeaders({
        // Answers are data: nothing in them may run, load or be framed. Pictures may be shown on other sites' pages.
        contentSecurityPolicy: { "default-src": "'none'", "style-src": "'unsafe-inline'", "report-to": "" },
        crossOriginResourcePolicy: { policy: "cross-origin" },
        permissionsPolicy: false,
        reportTo: false,
      }),
    )
    .use(httpHeaderNormalizer())
    .handler(dispatch);
}
