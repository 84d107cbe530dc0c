import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer as createHttp2, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { createServer as createTcp, type AddressInfo, type Socket } from "node:net";
import { createLocalServer, guarded } from "../../http/local-server.ts";

export interface WireRequest {
  method: string;
  path: string;
  body: Buffer;
  /** Is aborted when whoever asks has gone. */
  signal: AbortSignal;
}
export interface WireResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}
export type WireHandler = (request: WireRequest) => Promise<WireResponse>;

/** First bytes of an HTTP/2 connection with prior knowledge (RFC 9113 §3.4); no HTTP/1 method starts with them. */
const PREFACE = Buffer.from("PRI");
/**
 * Megabytes that one client may have under way. Beyond it streams are refused with ENHANCE_YOUR_CALM, and all calls of
 * a function come over one connection: 10, unless told otherwise, is what forty prompts and their answers have.
 */
const SESSION_MB = 512;
const BODY_LIMIT = 32 * 1024 * 1024;

async function bodyOf(request: IncomingMessage | Http2ServerRequest): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_LIMIT) throw new RangeError(`A request may have at most ${BODY_LIMIT} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function answer(
  handler: WireHandler,
  request: IncomingMessage | Http2ServerRequest,
  response: ServerResponse | Http2ServerResponse,
): Promise<void> {
  const gone = new AbortController();
  (response as ServerResponse).once("close", () => gone.abort());
  try {
    const asked = { method: request.method ?? "", path: request.url ?? "", body: await bodyOf(request) };
    const { status, headers, body: text } = await handler({ ...asked, signal: gone.signal });
    const sent = { ...headers, "content-length": String(Buffer.byteLength(text)) };
    // The two classes declare these methods with overloads that TypeScript cannot call through their union.
    const target = response as ServerResponse;
    target.writeHead(status, sent);
    target.end(text);
  } catch {
    // The client has gone, or sent more than the limit: there is nobody to answer.
    (response as ServerResponse).destroy();
  }
}

/** Reads the first bytes of a connection and hands it to the protocol that they belong to. */
function sniff(
  socket: Socket,
  choose: (isHttp2: boolean) => { emit(event: "connection", socket: Socket): boolean },
): void {
  socket.on("error", () => socket.destroy());
  const look = () => {
    const bytes = socket.read() as Buffer | null;
    if (!bytes) return;
    socket.unshift(bytes);
    if (bytes.length < PREFACE.length && PREFACE.subarray(0, bytes.length).equals(bytes)) return;
    socket.off("readable", look);
    choose(bytes.subarray(0, PREFACE.length).equals(PREFACE)).emit("connection", socket);
  };
  socket.on("readable", look);
}

/**
 * Listens on 127.0.0.1 for HTTP/1.1 and cleartext HTTP/2 on one port: the SDK's Bedrock client speaks the latter to an
 * `http://` endpoint, curl and most other clients the former.
 * @param port 0 takes a free one
 */
export async function listen(handler: WireHandler, port = 0): Promise<{ port: number; close(): Promise<void> }> {
  const http1 = createLocalServer((request, response) => answer(handler, request, response));
  const http2 = createHttp2(
    { maxSessionMemory: SESSION_MB },
    guarded<Http2ServerRequest, Http2ServerResponse>((request, response) => answer(handler, request, response)),
  );
  const sockets = new Set<Socket>();
  const server = createTcp((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    sniff(socket, (isHttp2) => (isHttp2 ? http2 : http1));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return { port: (server.address() as AddressInfo).port, close };
}
