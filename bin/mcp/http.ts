import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { createMcpHandler } from "@modelcontextprotocol/server";
import { ApiError, createClient } from "../../clients/typescript/src/index.ts";
import { createLocalServer } from "../../local/http/local-server.ts";
import { createServer } from "./server.ts";

/** Where the server listens for calls. */
export const MCP_PATH = "/mcp";
/** Bytes: a questionnaire of 200,000 characters fits, at several bytes each. */
const LARGEST_CALL = 2_000_000;

async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > LARGEST_CALL) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

const keyIn = (authorization: string | null | undefined) => /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1];

function refuse(response: ServerResponse, status: number, detail: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "content-type": "application/json", connection: "close", ...headers });
  response.end(JSON.stringify({ detail }));
}

/** Whether the service does not know a key. Anything else that is wrong with the service is for the tools to say. */
const isUnknown = async (url: string, key: string): Promise<boolean> =>
  createClient({ url, key, patience: { attempts: 1 } })
    .getCompanySettings()
    .then(
      () => false,
      (error: unknown) => error instanceof ApiError && error.status === 401,
    );

/**
 * A server for MCP over streamable HTTP at `/mcp`. It keeps no sessions and opens no stream for a GET: every message is
 * a POST with the caller's API key or access token as a bearer token, and the API decides what it may do. It answers
 * this machine only; to offer it to others, put a proxy with TLS in front of it.
 * @param url address of the API
 */
export function createMcpHttpServer(url: string): Server {
  const handler = createMcpHandler(({ requestInfo }) => {
    const key = keyIn(requestInfo?.headers.get("authorization")) ?? "";
    return createServer(createClient({ url, key, patience: { longestWaitMs: 10_000 } }));
  });
  return createLocalServer(async (request, response, { pathname }) => {
    if (pathname !== MCP_PATH) return refuse(response, 404, `Send MCP requests to ${MCP_PATH}`);
    if (request.method !== "POST")
      return refuse(response, 405, "Send every MCP message as a POST; this server keeps no sessions", {
        allow: "POST",
      });
    const key = keyIn(request.headers.authorization);
    if (key === undefined)
      return refuse(response, 401, "Send an API key as Authorization: Bearer <key>", { "www-authenticate": "Bearer" });
    if (await isUnknown(url, key))
      return refuse(response, 401, "The service does not know this API key or access token; send one that is valid", {
        "www-authenticate": 'Bearer error="invalid_token"',
      });
    const body = await bodyOf(request);
    if (body === null)
      return refuse(response, 413, `A call may have at most ${LARGEST_CALL.toLocaleString("en")} bytes`);
    const gone = new AbortController();
    response.once("close", () => gone.abort());
    const headers = request.headers as Record<string, string>;
    const answer = await handler.fetch(
      new Request(`http://127.0.0.1${MCP_PATH}`, { method: "POST", headers, signal: gone.signal, body }),
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (!answer.body) return void response.end();
    Readable.fromWeb(answer.body as never)
      .on("error", () => response.destroy())
      .pipe(response);
  });
}
