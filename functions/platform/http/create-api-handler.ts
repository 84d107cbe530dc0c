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
  /** What the handlers work with: each `act` gets all of it, each `load` gets it as what only reads. */
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
  /**
   * Needed by routes that take a form; apart, because those of most resources take none and bundles have what they
   * import.
   */
  readForm?: ReadForm;
  /** Absolute base of links, when it is not the address the request came to. */
  publicBaseUrl?: string | undefined;
  logger?: Logger;
}

/** What is told of an invocation; that its caller has hung up only one machine knows. */
type ApiInvocation = Context & { callerGone?: AbortSignal };

/** Before the function's time is over: enough to put an answer together. */
const EARLY_MS = 500;

/** A handler whose types have been checked against its row, and of which the framework knows no more than this. */
interface AnyHandler {
  load?: (reads: unknown, request: unknown) => Promise<unknown>;
  act?: (all: unknown, request: unknown, loaded: unknown) => Promise<unknown>;
}

/** The row as it holds for a request: a parameter that is for owners makes the route theirs. */
const withRole = (route: Row, { queryStringParameters }: APIGatewayProxyEvent): Row =>
  route.ownerParameter !== undefined && queryStringParameters?.[route.ownerParameter] === "true"
    ? { ...route, role: "owner" }
    : route;

/**
 * Makes the Lambda handler of one resource: finds the row of the route table, authenticates, validates, lets the row's
 * handler load and act and turns what it answers or throws into a gateway response.
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
    // Whether the token is good or not, the request counts; once that is known, as a new process loads its key for it.
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
      // Whoever is not let in does not hear what else is wrong with the request.
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
    // Last, so that it is the first to see an error: the headers above are put on the answer it makes of it.
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
