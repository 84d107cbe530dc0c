import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { SignalSource } from "../../functions/personas/signals/market-signals.ts";
import { createLocalServer } from "../http/local-server.ts";
import { readBody } from "../http/request-body.ts";
import type { SignalFault, SignalFaults } from "./faults.ts";
import type { Asked, Reply } from "./reply.ts";

/** First part of the path under which each source answers. */
export const SOURCE_PATHS: Readonly<Record<SignalSource, string>> = {
  reddit: "/reddit",
  ebay: "/ebay",
  app_store: "/app-store",
};

export interface SignalServerOptions {
  sources: Record<SignalSource, (asked: Asked) => Reply>;
  faults: SignalFaults;
  endpoint: () => string;
  log: (line: string) => void;
}

/** Requests have small forms or nothing in them. */
const MAX_BODY_BYTES = 64 * 1024;

export function createSignalServer(options: SignalServerOptions): Server {
  return createLocalServer((request, response, url) =>
    answer(request, response, url, options).catch((error: unknown) => {
      options.log(`signals ${request.url ?? ""} failed: ${error instanceof Error ? error.message : String(error)}`);
      if (response.headersSent) response.destroy();
      else send(response, { status: 500, body: "The request could not be answered." });
    }),
  );
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  { sources, faults, endpoint, log }: SignalServerOptions,
): Promise<void> {
  const entry = Object.entries(SOURCE_PATHS).find(([, path]) => url.pathname.startsWith(`${path}/`));
  const body = await readBody(request, MAX_BODY_BYTES, () => new Error("The request is too large."));
  if (!entry) return send(response, { status: 404, body: "No source of signals answers here." });
  const [source, path] = entry as [SignalSource, string];
  const fault = faults.next(source);
  log(`signals ${source} ${request.method} ${url.pathname}${fault ? ` (${fault.kind})` : ""}`);
  if (fault?.kind === "slow") await sleep(fault.ms, undefined, { ref: false });
  else if (fault) return fail(response, fault);
  send(
    response,
    sources[source]({
      method: request.method ?? "GET",
      url,
      headers: request.headers,
      body,
      now: Date.now(),
      endpoint: `${endpoint()}${path}`,
    }),
  );
}

function fail(response: ServerResponse, fault: Exclude<SignalFault, { kind: "slow" }>): void {
  switch (fault.kind) {
    case "down":
      if (fault.status === undefined) response.destroy();
      else send(response, { status: fault.status, body: "<html><body>Our servers are busy.</body></html>" });
      return;
    case "rubbish":
      return send(response, {
        status: 200,
        body: fault.as === "json" ? '{"kind":"Listing","data":{"chil' : "<html><body>Welcome</body></html>",
      });
    case "throttled":
      return send(response, {
        status: 429,
        headers: { "retry-after": String(fault.retryAfterSeconds) },
        body: { message: "Too Many Requests", error: 429 },
      });
  }
}

function send(response: ServerResponse, { status, headers = {}, body }: Reply): void {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const type =
    typeof body !== "string"
      ? "application/json"
      : body.startsWith("<html>")
        ? "text/html"
        : "text/plain; charset=utf-8";
  response.writeHead(status, { "content-type": type, ...headers });
  response.end(text);
}
