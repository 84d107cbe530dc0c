import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { answerAwsJson, type Action, type AwsJsonService } from "../http/aws-json.ts";
import { createLocalServer } from "../http/local-server.ts";
import type { ExecutionStore } from "./execution-store.ts";
import type { Log } from "./log.ts";
import { answerPage, type PageReply } from "./pages/routes.ts";

const PLAIN = { "content-type": "text/plain; charset=utf-8" };

/** Above every valid request: an input of 256 KiB, escaped in JSON. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;

/** The API over HTTP/1.1. GET and HEAD, which its protocol does not use, get the pages for people. */
export function createStepFunctionsServer(actions: Record<string, Action>, store: ExecutionStore, log: Log): Server {
  const service: AwsJsonService = {
    name: "AWSStepFunctions",
    version: "1.0",
    actions,
    maxBytes: MAX_BODY_BYTES,
    log: (line) => log("error", line),
  };
  return createLocalServer((request, response) =>
    request.method === "GET" || request.method === "HEAD"
      ? sendPage(request, response, pageFor(store, log, request.url ?? "/"))
      : answerAwsJson(service, request, response),
  );
}

function sendPage(request: IncomingMessage, response: ServerResponse, { status, headers, body }: PageReply): void {
  response.writeHead(status, { "content-length": Buffer.byteLength(body), ...headers });
  response.end(request.method === "HEAD" ? undefined : body);
}

function pageFor(store: ExecutionStore, log: Log, path: string): PageReply {
  try {
    return answerPage(store, path);
  } catch (error) {
    log("error", "a page of executions failed", { error: error instanceof Error ? error.stack : error });
    return { status: 500, headers: PLAIN, body: "The page could not be made; the log of the stack says why." };
  }
}
