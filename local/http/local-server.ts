import { randomUUID } from "node:crypto";
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from "node:http";
import type { Http2ServerRequest, Http2ServerResponse } from "node:http2";
import type { Duplex } from "node:stream";

/** Longer than the SDK keeps an idle connection, so that it never writes into one that is being closed. */
const KEEP_ALIVE_MS = 65_000;
/** A sender that is cut off in the middle never reads the answer: it gets this long to finish. */
const LINGER_MS = 1_000;
/** Requests that may be on a connection before the first of them is answered; SDKs and browsers send one. */
const MOST_AHEAD = 1_000;

const OWN_HOST = /^(127\.0\.0\.1|localhost)(:\d+)?$/i;
const OWN_ORIGIN = /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/i;

type Request = IncomingMessage | Http2ServerRequest;
type Response = ServerResponse | Http2ServerResponse;
/** @param url where the request leads to; its host means nothing */
export type LocalListener<Q extends Request = IncomingMessage, S extends Response = ServerResponse> = (
  request: Q,
  response: S,
  url: URL,
) => void | Promise<void>;

export interface Refusal {
  status: number;
  detail: string;
}

/**
 * Why a request to an endpoint of this machine is refused: its target is no path, or a page of a foreign site made it.
 * Such a page sends its origin along, or has its own name resolve to 127.0.0.1 and reads what is served here as its
 * own; its requests still carry that name.
 */
export function refusalOf(request: Request): Refusal | null {
  const url = targetOf(request);
  if (!url) return { status: 400, detail: "The request target must be a path, such as /api/v1/health" };
  // An absolute target names the host instead of the header (RFC 9112 §3.2.2), as `:authority` does in HTTP/2.
  const named = request.url?.startsWith("/") ? (request.headers[":authority"] ?? request.headers.host) : url.host;
  if (!OWN_HOST.test(String(named)))
    return { status: 403, detail: "This server answers only under the names 127.0.0.1 and localhost" };
  const { origin } = request.headers;
  if (origin !== undefined && !OWN_ORIGIN.test(origin))
    return { status: 403, detail: "This server answers only pages of this machine, not those of other sites" };
  return null;
}

/** Appended to a host, not resolved against it: `//x` is a path here, and no other host. */
function targetOf({ url = "" }: Request): URL | null {
  const parsed = url.startsWith("/") ? URL.parse(`http://local${url}`) : URL.parse(url);
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed : null;
}

const headersOf = (body: string) => ({
  "content-type": "application/json",
  "content-length": Buffer.byteLength(body),
  "x-request-id": randomUUID(),
  connection: "close",
});
const bodyOf = ({ detail }: Refusal) => JSON.stringify({ detail });

/** A listener that hears only of requests that are not refused. */
export const guarded =
  <Q extends Request, S extends Response>(listener: LocalListener<Q, S>) =>
  (request: Q, response: S): void => {
    const refusal = refusalOf(request);
    if (!refusal) {
      const answer = async () => listener(request, response, targetOf(request) as URL);
      // One answer that cannot be made or sent ends its connection, not the process.
      answer().catch(() => (response as ServerResponse).destroy());
      return;
    }
    const body = bodyOf(refusal);
    const { connection, ...headers } = headersOf(body);
    // HTTP/2 has no such header. An unread rest of the body would be taken for the next request of the connection.
    const sent = request.httpVersionMajor === 1 ? { ...headers, connection } : headers;
    // The two classes declare these methods with overloads that TypeScript cannot call through their union.
    (response as ServerResponse).writeHead(refusal.status, sent).end(body);
  };

/** What Node refuses by itself before there is a request, in the words of our errors. */
const UNREADABLE: ReadonlyMap<string | undefined, Refusal> = new Map([
  ["HPE_HEADER_OVERFLOW", { status: 431, detail: "The headers of the request, or its address, are too long" }],
  ["HPE_CHUNK_EXTENSIONS_OVERFLOW", { status: 413, detail: "The request is too large" }],
  ["ERR_HTTP_REQUEST_TIMEOUT", { status: 408, detail: "The request did not arrive in time; send it again" }],
]);
const NOT_HTTP: Refusal = { status: 400, detail: "The request is not valid HTTP/1.1" };

/** Answers on a connection that has no response object, and closes it. */
function answerAndClose(socket: Duplex, refusal: Refusal): void {
  if (!socket.writable) return;
  const body = bodyOf(refusal);
  const lines = Object.entries(headersOf(body)).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join("")}\r\n${body}`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/**
 * A server for one endpoint of this machine. Its listener hears of requests that programs and pages of this machine
 * make; everything else, also what is no request at all, gets `{"detail"}` here.
 */
export function createLocalServer(listener: LocalListener, options: ServerOptions = {}): Server {
  const answering = new WeakMap<Duplex, ServerResponse>();
  const guard = guarded(listener);
  const lines = new WeakMap<Duplex, (() => void)[]>();
  // One after the other on a connection: the answers to all that somebody sends without reading would fill the memory.
  const hear = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const line = lines.get(socket) ?? [];
    lines.set(socket, line);
    if (line.length === MOST_AHEAD) return socket.destroy();
    line.push(() => {
      answering.set(socket, response);
      guard(request, response);
    });
    response.once("close", () => {
      line.shift();
      if (!socket.destroyed) line[0]?.();
    });
    if (line.length === 1) line[0]?.();
  };
  // Without a Host it is not one of ours: the guard says so, where Node would refuse it without a word.
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requireHostHeader: false, ...options }, hear);
  // An expectation that nobody knows is no reason to answer with anything but the answer.
  server.on("checkExpectation", hear);
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const response = answering.get(socket);
    // Its peer has gone, or reads an answer already, in the middle of which another would stand.
    if (error.code === "ECONNRESET" || (response?.headersSent && !response.writableFinished)) socket.destroy();
    else answerAndClose(socket, UNREADABLE.get(error.code) ?? NOT_HTTP);
  });
  server.on("connect", (_request, socket) => {
    // Node takes its own listener off a socket that it hands over.
    socket.on("error", () => socket.destroy());
    answerAndClose(socket, { status: 400, detail: "This server is no proxy" });
  });
  return server;
}
