import middy from "@middy/core";
import httpCors from "@middy/http-cors";
import httpHeaderNormalizer from "@middy/http-header-normalizer";
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from "aws-lambda";
import { EXPOSED_HEADERS, gatewayResource } from "./route.ts";
import type { Budget } from "../costs/budget.ts";
import { NotFound, RateLimited, tooBusy } from "../errors.ts";
import { createLogger, type Logger } from "../log/logger.ts";
import { deadlineOf, setTenant, inContext } from "../work-context.ts";
import { describeAnswer, rateLimitHeaders, type Allowance } from "./answer-headers.ts";
import { answerErrors, type OperationOf } from "./answer-errors.ts";
import { answerGuarded, type IdempotencyRecord } from "./answer-guarded.ts";
import { findUser, identify, type Callers } from "./authenticate.ts";
import { openGuards } from "./guards.ts";
import { actsAtOnce, type Handlers } from "./handler.ts";
import type { ReadForm } from "./read-form.ts";
import { readRequest } from "./read-request.ts";
import type { Row } from "./request.ts";
import { asResult, ownHeadersWin, securityHeaders, type Answer } from "./response.ts";

export interface ApiOptions<T extends Record<string, Row>, Reads, All> {
  routes: T;
  handlers: Handlers<T, Reads, All>;
  /** What the handlers work with: each `act` gets all of it, each `load` gets it typed as read-only. */
  dependencies: Reads & All;
  corsOrigins: readonly string[];
  /** Needed by routes with `auth: "bearer"`. */
  callers?: Callers;
  /** Needed by routes with a rate limit. @throws RateLimited */
  countRequest?: (operationId: string, route: Row, sourceIp: string) => Promise<Allowance | undefined>;
  /** Needed by idempotent routes with `auth: "bearer"`: the answer a key got before. */
  findIdempotencyRecord?: (companyId: string, key: string) => Promise<IdempotencyRecord | undefined>;
  /** Needed by routes that spend: whether the company has money left for models. @throws BudgetReached */
  requireBudget?: Budget["requireBudget"];
  /** Needed by routes that take a form. Passed in, because most resources take no form and need not bundle its code. */
  readForm?: ReadForm;
  /** Absolute base of links, when it is not the address the request came to. */
  publicBaseUrl?: string | undefined;
  logger?: Logger;
}

/** The context of an invocation. Only the local server knows whether the caller has hung up. */
type ApiInvocation = Context & { callerGone?: AbortSignal };

/** Time before the function's limit, enough to build an answer. */
const EARLY_MS = 500;

/** A handler as the framework sees it; its types have been checked against its row. */
interface AnyHandler {
  load?: (reads: unknown, request: unknown) => Promise<unknown>;
  act?: (all: unknown, request: unknown, loaded: unknown) => Promise<unknown>;
}

/** The row as it applies to a request: a parameter reserved for owners restricts the route to owners. */
const withRole = (route: Row, { queryStringParameters }: APIGatewayProxyEvent): Row =>
  route.ownerParameter !== undefined && queryStringParameters?.[route.ownerParameter] === "true"
    ? { ...route, role: "owner" }
    : route;

/**
 * Makes the Lambda handler of one resource. It finds the row of the route table, authenticates and validates. Then it
 * runs the row's handler and turns its answer or error into a gateway response.
 */
export function createApiHandler<T extends Record<string, Row>, Reads, All>(options: ApiOptions<T, Reads, All>) {
  const { callers, countRequest, findIdempotencyRecord, requireBudget, dependencies } = options;
  const logger = options.logger ?? createLogger();
  const byResource = new Map(
    Object.entries(options.routes).map(([operationId, route]) => [
      `${route.method} ${gatewayResource(route.path)}`,
      { operationId, route, handler: options.handlers[operationId] as unknown as AnyHandler },
    ]),
  );

  const operationOf: OperationOf = ({ httpMethod, resource }) =>
    byResource.get(`${httpMethod} ${resource}`)?.operationId;

  const limits = rateLimitHeaders();
  async function count(event: APIGatewayProxyEvent, operationId: string, route: Row): Promise<void> {
    const { rateLimit: limit } = route;
    if (!limit) return;
    try {
      const allowance = await countRequest?.(operationId, route, event.requestContext.identity.sourceIp);
      if (allowance) limits.tell(event, limit, allowance);
    } catch (error) {
      if (error instanceof RateLimited) limits.tell(event, limit, { left: 0, reset: error.retryAfter });
      throw error;
    }
  }

  async function dispatch(event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> {
    const row = byResource.get(`${event.httpMethod} ${event.resource}`);
    if (!row) throw new NotFound("Route");
    const { operationId, handler } = row;
    const route = withRole(row.route, event);
    const guards = openGuards();
    // The request counts whether its token is valid or not. It is counted after the check, because a new process first
    // loads its key for it.
    const identifying = identify(callers, route, event.headers).finally(() => {
      if (route.rateLimit) guards.ask(count(event, operationId, route));
    });
    const read = async () => {
      const identity = await identifying;
      if (identity) setTenant(identity);
      const user = identity && "userId" in identity ? findUser(callers, route, identity) : null;
      if (user) guards.ask(user);
      // A caller beyond the limit is answered before its body is read.
      if (route.rateLimit) await guards.authorize();
      const read = await readRequest(event, route, options.readForm);
      return { ...read, identity, user: user && (() => user), baseUrl: options.publicBaseUrl ?? read.baseUrl };
    };
    const request = await read().catch(async (error: unknown) => {
      // A caller without access does not learn what else is wrong with the request.
      await guards.authorize();
      throw error;
    });
    const { identity } = request;
    const answer = await answerGuarded({
      guards,
      idempotency: identity && findIdempotencyRecord ? request.idempotency : null,
      findIdempotencyRecord: async (key) => (identity ? findIdempotencyRecord?.(identity.companyId, key) : undefined),
      requireBudget:
        identity && route.needsBudget && requireBudget ? () => requireBudget({ companyId: identity.companyId }) : null,
      actsAtOnce: actsAtOnce(route, handler),
      load: async () => handler.load?.(dependencies, request),
      act: async (loaded) => (handler.act ? handler.act(dependencies, request, loaded) : loaded),
    });
    return asResult(describeAnswer(answer as Answer, route, { ...request, headers: event.headers }));
  }

  const entry = middy<APIGatewayProxyEvent, APIGatewayProxyResult>({
    timeoutEarlyInMillis: EARLY_MS,
    timeoutEarlyResponse: () => {
      throw tooBusy();
    },
  })
    .use(ownHeadersWin)
    .use(
      httpCors({
        origins: [...options.corsOrigins],
        credentials: true,
        headers: "authorization, content-type, idempotency-key, if-none-match",
        methods: "GET, POST, PATCH, DELETE, OPTIONS",
        exposeHeaders: EXPOSED_HEADERS,
        maxAge: 600,
        disableBeforePreflightResponse: false,
      }),
    )
    .use(securityHeaders())
    .use(limits)
    .use(httpHeaderNormalizer())
    // Last, so that it sees an error first; the middleware above then adds its headers to the answer.
    .use(answerErrors(logger, operationOf))
    .handler(dispatch);
  return (event: APIGatewayProxyEvent, invocation: ApiInvocation): Promise<APIGatewayProxyResult> =>
    inContext(
      {
        correlationId: event.requestContext.requestId,
        deadline: deadlineOf(invocation),
        callerGone: invocation.callerGone,
      },
      () => entry(event, invocation),
    );
}
