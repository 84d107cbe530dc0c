import type { APIGatewayProxyResult } from "aws-lambda";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { EXPOSED_HEADERS, NO_STORE, type Route } from "../../functions/platform/http/route.ts";
import { tooBusy } from "../../functions/platform/errors.ts";
import { CannotStart, PortTaken } from "../data-folder.ts";
import { FunctionError, TIMED_OUT, type FunctionHost } from "../lambda/host.ts";
import { createLocalServer } from "../http/local-server.ts";
import { homePage, type ServedPage } from "./home-page.ts";
import { proxyEvent } from "./proxy-event.ts";
import { createRouter } from "./router.ts";

// Limits of the services this stands for: API Gateway takes 10 MB, a Lambda event 6 MiB.
const GATEWAY_BODY_BYTES = 10 * 1024 * 1024;
const LAMBDA_EVENT_BYTES = 6 * 1024 * 1024;
const STAGE = "/api";

const DISCARD_MS = 2_000;

class BodyTooLarge extends Error {}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers["content-length"] ?? 0) > GATEWAY_BODY_BYTES) throw new BodyTooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > GATEWAY_BODY_BYTES) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Lets a sender finish for a moment: one that is cut off in the middle of its body never reads the answer. */
async function discardRest(request: IncomingMessage): Promise<void> {
  const enough = AbortSignal.timeout(DISCARD_MS);
  request.resume();
  if (!request.complete) await once(request, "end", { signal: enough }).catch(() => undefined);
}

function send(response: ServerResponse, result: APIGatewayProxyResult): void {
  for (const [name, value] of Object.entries(result.headers ?? {})) response.setHeader(name, String(value));
  for (const [name, values] of Object.entries(result.multiValueHeaders ?? {}))
    response.setHeader(name, values.map(String));
  // Text stays text: Node then sends it in one write with the headers.
  const body = result.isBase64Encoded ? Buffer.from(result.body, "base64") : result.body;
  response.statusCode = result.statusCode;
  const hasBody = result.statusCode !== 204 && result.statusCode !== 304;
  if (hasBody) response.setHeader("content-length", Buffer.byteLength(body));
  response.end(hasBody ? body : undefined);
}

/** As in the gateway responses of the deployment: these bodies are fixed sentences, anybody's page may read them. */
const ownCors = ({ headers: { origin } }: IncomingMessage): Record<string, string> =>
  origin === undefined
    ? {}
    : {
        "access-control-allow-origin": origin,
        "access-control-allow-credentials": "true",
        "access-control-expose-headers": EXPOSED_HEADERS,
        vary: "Origin",
      };

export interface LocalGateway {
  /** `http://127.0.0.1:3000` */
  origin: string;
  close(): Promise<void>;
}

/**
 * Serves the API: turns requests into the proxy events of API Gateway, has the function of the route answer, and makes
 * the answers that the gateway makes itself (unknown route, body too large, function failure).
 * @param pages what the page at `/` leads to
 * @throws CannotStart if the port is taken
 */
export async function startGateway(
  routes: readonly Route[],
  host: FunctionHost,
  port: number,
  pages: readonly ServedPage[] = [],
): Promise<LocalGateway> {
  const match = createRouter(routes);

  const answer = async (
    request: IncomingMessage,
    url: URL,
    requestId: string,
    callerGone: AbortSignal,
  ): Promise<APIGatewayProxyResult> => {
    const own = (statusCode: number, detail: string): APIGatewayProxyResult => ({
      statusCode,
      headers: {
        "content-type": "application/json",
        "x-request-id": requestId,
        "cache-control": NO_STORE,
        ...ownCors(request),
      },
      body: JSON.stringify({ detail }),
    });
    const method = request.method ?? "GET";
    if (url.pathname === "/" && (method === "GET" || method === "HEAD")) return homePage(pages);
    const path = url.pathname.startsWith(`${STAGE}/`) ? url.pathname.slice(STAGE.length) : undefined;
    const preflight =
      method === "OPTIONS" && path
        ? { function: "api-system" as const, resource: path, pathParameters: {} }
        : undefined;
    const found = preflight ?? (path && match(method, path));
    if (!found) return own(404, "Route not found");
    try {
      const event = proxyEvent({ request, url, body: await readBody(request), requestId, match: found });
      if (event.body && event.body.length > LAMBDA_EVENT_BYTES) return own(413, TOO_LARGE);
      return (await host.invoke(found.function, event, requestId, callerGone)) as APIGatewayProxyResult;
    } catch (error) {
      if (error instanceof BodyTooLarge) {
        await discardRest(request);
        return own(413, TOO_LARGE);
      }
      if (error instanceof FunctionError && error.name === TIMED_OUT) {
        const { status, message, headers } = tooBusy();
        const answer = own(status, message);
        return { ...answer, headers: { ...answer.headers, ...headers } };
      }
      return own(500, "Internal server error");
    }
  };

  const server = createLocalServer(async (request, response, url) => {
    const requestId = randomUUID();
    const gone = new AbortController();
    response.once("close", () => {
      if (!response.writableFinished) gone.abort();
    });
    const result = await answer(request, url, requestId, gone.signal);
    // An unread rest of the body would be taken for the next request of the connection.
    if (!request.complete) response.setHeader("connection", "close");
    send(response, result);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE") throw new PortTaken(`Port ${port} is in use; choose another with --port N.`);
    if (error.code === "EACCES")
      throw new CannotStart(`Port ${port} needs rights this user does not have; choose another with --port N.`);
    throw error;
  });
  const { port: actual } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${actual}`,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeIdleConnections();
      // Requests in flight get a moment to be answered.
      const timer = setTimeout(() => server.closeAllConnections(), 2_000);
      await closed;
      clearTimeout(timer);
    },
  };
}

const TOO_LARGE = "The request is too large";
