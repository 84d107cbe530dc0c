import { randomUUID } from "node:crypto";
import { lookUp } from "../../functions/platform/look-up.ts";
import { createLocalServer } from "../http/local-server.ts";
import { readBody } from "../http/request-body.ts";
import { StepFunctionsApiError } from "./errors.ts";
import { answerPage, type PageReply } from "./pages/routes.ts";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Action } from "./actions.ts";
import type { ExecutionStore } from "./execution-store.ts";
import type { Log } from "./log.ts";

const PLAIN = { "content-type": "text/plain; charset=utf-8" };
const TARGET_PREFIX = "AWSStepFunctions.";

/** Above every valid request: an input of 256 KiB, escaped in JSON, or a definition of 1 MiB. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;

/**
 * The AWS JSON 1.0 protocol over HTTP/1.1: the action is in `x-amz-target`, errors are 400 with `__type`. GET and HEAD,
 * which the protocol does not use, get the pages for people.
 */
export function createStepFunctionsServer(actions: Record<string, Action>, store: ExecutionStore, log: Log): Server {
  return createLocalServer((request, response) => {
    if (request.method === "GET" || request.method === "HEAD") {
      return sendPage(request, response, pageFor(store, log, request.url ?? "/"));
    }
    return answer(actions, request)
      .then((body) => send(response, 200, body))
      .catch((error: unknown) => {
        if (error instanceof StepFunctionsApiError) {
          send(response, 400, { __type: error.code, message: error.message });
          return;
        }
        log("error", "a Step Functions request failed", { error: error instanceof Error ? error.stack : error });
        send(response, 500, { __type: "InternalFailure", message: "The request could not be processed." });
      });
  });
}

const tooLarge = () => new StepFunctionsApiError("ValidationException", "The request is too large.");

async function answer(actions: Record<string, Action>, request: IncomingMessage): Promise<object> {
  const target = String(request.headers["x-amz-target"] ?? "");
  const action = target.startsWith(TARGET_PREFIX) ? lookUp(actions, target.slice(TARGET_PREFIX.length)) : undefined;
  const body = await readBody(request, MAX_BODY_BYTES, tooLarge);
  if (action === undefined) {
    throw new StepFunctionsApiError("UnknownOperationException", `The operation '${target}' does not run here.`);
  }
  return action(parseBody(body));
}

function sendPage(request: IncomingMessage, response: ServerResponse, { status, headers, body }: PageReply): void {
  response.writeHead(status, {
    "content-length": Buffer.byteLength(body),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    ...headers,
  });
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

function parseBody(body: string): unknown {
  try {
    return JSON.parse(body === "" ? "{}" : body);
  } catch {
    throw new StepFunctionsApiError("SerializationException", "The request body is not JSON.");
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/x-amz-json-1.0", "x-amzn-requestid": randomUUID() });
  response.end(JSON.stringify(body));
}
