import middy from "@middy/core";
import httpCors from "@middy/http-cors";
import httpHeaderNormalizer from "@middy/http-header-normalizer";
import httpSecurityHeaders from "@middy/http-security-headers";
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from "aws-lambda";
import { gatewayResource, pathParameters, type Route } from "../../contracts/route.ts";
import type { User } from "../../domain/company/schemas.ts";
import { canBeId } from "../../domain/ids.ts";
import { BadRequest, Forbidden, NotFound, Unauthenticated, userGone } from "../errors.ts";
import { createLogger, type Logger } from "../logger.ts";
import { setTenant, inContext } from "../work-context.ts";
import { answerErrors, type OperationOf } from "./answer-errors.ts";
import { openGuards, type Guards } from "./guards.ts";
import { readIdempotencyKey } from "./idempotency-key.ts";
import { idempotent, type IdempotencyRecord } from "./idempotent.ts";
import type { ReadForm } from "./read-form.ts";
import { mayRefuse, type ApiRequest, type ApiResponse, type Handlers, type Identity } from "./request.ts";
import { isMultipart, parseJsonBody, validateBody, validateQuery } from "./validation.ts";

interface Answer {
  status: number;
  body?: unknown;
  text?: string;
  headers?: Record<string, string>;
  cookies?: string[];
}

type Rows = Record<string, Omit<Route, "operationId">>;
interface Row {
  operationId: string;
  route: Omit<Route, "operationId">;
}

/** Whose tokens are good. */
export interface Callers {
  /** @throws Unauthenticated */
  verify: (token: string) => Promise<Identity>;
  /** The user as they are now; undefined if they or their company have been removed. */
  findUser: (identity: Identity) => Promise<User | undefined>;
}

export interface ApiOptions<T extends Rows> {
  routes: T;
  handlers: Handlers<T>;
  corsOrigins: readonly string[];
  /** Needed by routes with `auth: "bearer"`. */
  callers?: Callers;
  /** Needed by routes with a rate limit. @throws RateLimited */
  countRequest?: (operationId: string, route: Omit<Route, "operationId">, sourceIp: string) => Promise<void>;
  /** Needed by idempotent routes with `auth: "bearer"`: the answer a key got before. */
  findIdempotencyRecord?: (companyId: string, key: string) => Promise<IdempotencyRecord | undefined>;
  /** Needed by routes that spend: whether the company has money left for models. @throws BudgetReached */
  requireBudget?: (companyId: string) => Promise<void>;
  /** Needed by routes that take a form; apart, because those of most resources take none and bundles have what they import. */
  readForm?: ReadForm;
  /** Absolute base of links, when it is not the address the request came to. */
  publicBaseUrl?: string | undefined;
  logger?: Logger;
}

const resourceNames = {
  project_id: "Project",
  group_id: "Persona group",
  persona_id: "Persona",
  simulation_id: "Simulation",
  briefing_id: "Briefing",
  user_id: "User",
  avatar_id: "Avatar",
} as const;

function checkPath(route: Omit<Route, "operationId">, params: Record<string, string | undefined>): void {
  const names = pathParameters(route.path);
  const ids = names.filter((name): name is keyof typeof resourceNames => name in resourceNames);
  const last = ids.at(-1);
  if (last && !ids.every((name) => canBeId(params[name] ?? ""))) throw new NotFound(resourceNames[last]);
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

/** An answer's own headers, in lower case, win over the defaults of the same name, which are in Title-Case. */
const ownHeadersWin: middy.MiddlewareObj<APIGatewayProxyEvent, APIGatewayProxyResult> = {
  after: ({ response }) => {
    const headers = response?.headers ?? {};
    for (const name of Object.keys(headers)) {
      if (name !== name.toLowerCase() && name.toLowerCase() in headers) delete headers[name];
    }
  },
};

const asResult = ({ status, body, text, headers, cookies: set }: Answer): APIGatewayProxyResult => ({
  statusCode: status,
  headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
  ...(set ? { multiValueHeaders: { "set-cookie": set } } : {}),
  body: text ?? (body === undefined ? "" : JSON.stringify(body)),
});

/** The API's address as the caller reached it: AWS serves over TLS alone, the gateway of one machine never. */
function addressOf({ requestContext: { domainName = "" } }: APIGatewayProxyEvent): string {
  const oneMachine = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(domainName);
  return `${oneMachine ? "http" : "https"}://${domainName}/api/v1`;
}

/** What a request carries: a JSON body, or a form where the route takes one. */
async function readContent(route: Omit<Route, "operationId">, event: APIGatewayProxyEvent, readForm?: ReadForm) {
  const contentType = event.headers["content-type"];
  if (route.multipart && readForm && isMultipart(contentType)) {
    const bytes = Buffer.from(event.body ?? "", event.isBase64Encoded ? "base64" : "utf8");
    return { body: undefined, form: await readForm(route.multipart, contentType as string, bytes) };
  }
  if (route.multipart && !route.body) throw new BadRequest("Content-Type must be multipart/form-data");
  if (!route.body) return { body: undefined, form: null };
  const sent = route.bodyOptional && !event.body ? {} : parseJsonBody(event.body, event.isBase64Encoded, contentType);
  const body = validateBody(route.body, sent);
  return { body, form: null };
}

/**
 * Makes the Lambda handler of one resource: finds the row of the route table, authenticates, validates, calls the
 * row's handler and turns what it answers or throws into a gateway response.
 */
export function createApiHandler<T extends Rows>(options: ApiOptions<T>) {
  const { handlers, callers, countRequest } = options;
  const logger = options.logger ?? createLogger();
  const byResource = new Map(
    Object.entries(options.routes).map(([operationId, route]) => [
      `${route.method} ${gatewayResource(route.path)}`,
      { operationId, route },
    ]),
  );

  const operationOf: OperationOf = ({ httpMethod, resource }) =>
    byResource.get(`${httpMethod} ${resource}`)?.operationId;

  /** @throws Unauthenticated as soon as the user has been removed, Forbidden if it is not for them to do */
  async function findCaller({ role }: Row["route"], identity: Identity): Promise<User> {
    const user = await callers?.findUser(identity);
    if (!user) throw userGone();
    if (role && user.role !== role) throw new Forbidden("Only an owner of the company may do this");
    return user;
  }

  async function dispatch(event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> {
    const row = byResource.get(`${event.httpMethod} ${event.resource}`);
    if (!row) throw new NotFound("Route");
    const guards = openGuards();
    try {
      return asResult(await answerTo(event, row, guards));
    } catch (error) {
      // Whoever is not let in does not hear what else is wrong with the request.
      await guards.authorize();
      throw error;
    }
  }

  async function identify(event: APIGatewayProxyEvent, route: Row["route"]): Promise<Identity | null> {
    if (route.auth === "none") return null;
    if (!callers) throw new Error("A route that needs a token has nobody who checks it");
    return callers.verify(bearerToken(event.headers));
  }

  async function answerTo(event: APIGatewayProxyEvent, { operationId, route }: Row, guards: Guards): Promise<Answer> {
    // Whether the token is good or not, the request counts; once that is known, as a new process loads its key for it.
    const identity = await identify(event, route).finally(() => {
      if (route.rateLimit) guards.ask(countRequest?.(operationId, route, event.requestContext.identity.sourceIp));
    });
    if (identity) setTenant(identity);
    const user = identity && findCaller(route, identity);
    if (user) guards.ask(user);
    const params = event.pathParameters ?? {};
    checkPath(route, params);
    const query = route.query ? validateQuery(route.query, event.queryStringParameters ?? {}) : {};
    const content = await readContent(route, event, options.readForm);
    const idempotency = route.idempotent
      ? readIdempotencyKey(event.headers["idempotency-key"], { method: event.httpMethod, path: event.path }, content)
      : null;
    const handler = handlers[operationId] as unknown as (request: ApiRequest) => Promise<ApiResponse>;
    const { findIdempotencyRecord, requireBudget } = options;
    return idempotent<Answer>({
      authorized: guards.authorize(),
      waits: mayRefuse(route),
      idempotency: identity && findIdempotencyRecord ? idempotency : null,
      findIdempotencyRecord: async (key) => (identity ? findIdempotencyRecord?.(identity.companyId, key) : undefined),
      requireBudget: identity && route.needsBudget && requireBudget ? () => requireBudget(identity.companyId) : null,
      work: async (authorize) =>
        (await handler({
          params,
          query,
          ...content,
          identity,
          user: user && (() => user),
          idempotency,
          authorize,
          sourceIp: event.requestContext.identity.sourceIp,
          cookies: cookies(event.headers.cookie),
          baseUrl: options.publicBaseUrl ?? addressOf(event),
        } as unknown as ApiRequest)) as Answer,
    });
  }

  const handler = middy<APIGatewayProxyEvent, APIGatewayProxyResult>()
    .use(ownHeadersWin)
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
    // Last, so that it is the first to see an error: the headers above are put on the answer it makes of it.
    .use(answerErrors(logger, operationOf))
    .handler(dispatch);
  return (event: APIGatewayProxyEvent, invocation: Context): Promise<APIGatewayProxyResult> =>
    inContext({ correlationId: event.requestContext.requestId }, () => handler(event, invocation));
}
