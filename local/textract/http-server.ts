import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { lookUp } from "../../functions/platform/look-up.ts";
import { createLocalServer } from "../http/local-server.ts";
import { readBody } from "../http/request-body.ts";
import { TextractError, asTextractError } from "./errors.ts";

/** An action of the API: the request's JSON in, the answer's JSON out. */
export type Action = (request: unknown) => Promise<object>;

const TARGET_PREFIX = "Textract.";
/** Above every valid request: 10 MB of document in base64. */
const MAX_BODY_BYTES = 15 * 1024 * 1024;
/** The AWS JSON 1.1 protocol over HTTP/1.1: the action is in `x-amz-target`, errors carry `__type`. */
export function createTextractServer(actions: Record<string, Action>, log: (line: string) => void): Server {
  return createLocalServer((request, response) => {
    const started = performance.now();
    const target = String(request.headers["x-amz-target"] ?? "");
    const record = (outcome: string) =>
      log(`textract ${target.slice(TARGET_PREFIX.length)} ${outcome} ${Math.round(performance.now() - started)} ms`);
    return answer(actions, target, request)
      .then((body) => {
        send(response, 200, body);
        record("ok");
      })
      .catch((error: unknown) => {
        const known = asTextractError(error);
        send(response, known.status, { __type: known.code, message: known.message });
        record(`${known.code} ${error instanceof Error ? error.message : String(error)}`);
      });
  });
}

const tooLarge = () =>
  new TextractError("DocumentTooLargeException", "A document in a request may have at most 10 MB.");

async function answer(actions: Record<string, Action>, target: string, request: IncomingMessage): Promise<object> {
  const body = await readBody(request, MAX_BODY_BYTES, tooLarge);
  const action = target.startsWith(TARGET_PREFIX) ? lookUp(actions, target.slice(TARGET_PREFIX.length)) : undefined;
  if (action === undefined || request.method !== "POST") {
    throw new TextractError("UnknownOperationException", `The operation '${target}' does not run here.`);
  }
  return action(parseJson(body));
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw new TextractError("SerializationException", "The request body is not JSON.");
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/x-amz-json-1.1", "x-amzn-requestid": randomUUID() });
  response.end(JSON.stringify(body));
}
