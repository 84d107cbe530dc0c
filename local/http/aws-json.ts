import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { lookUp } from "../../functions/platform/look-up.ts";
import { readBody } from "./request-body.ts";

/** An answer of a service that is not a success: `code` becomes `__type`, the message is one sentence for people. */
export class AwsError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = code;
    this.code = code;
  }
}

/** The code of what is nobody's fault who asked; it is answered with 500, which clients send again. */
export const INTERNAL = "InternalServerError";

/** Takes the parsed body of a request and gives the body of the answer. @throws AwsError */
export type Action = (request: unknown) => object | Promise<object>;

export interface AwsJsonService {
  /** What stands in front of the action in `x-amz-target`: `AWSStepFunctions`. */
  name: string;
  /** Of the AWS JSON protocol. */
  version: "1.0" | "1.1";
  actions: Readonly<Record<string, Action>>;
  /** More than any valid request has. */
  maxBytes: number;
  /** Hears of requests that failed for no fault of the caller. */
  log: (line: string) => void;
}

/** Answers a request of the AWS JSON protocol; errors are 400 with `__type`, and 500 where the caller did no wrong. */
export async function answerAwsJson(
  { name, version, actions, maxBytes, log }: AwsJsonService,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const target = String(request.headers["x-amz-target"] ?? "");
  const send = (status: number, body: object): void => {
    response.writeHead(status, {
      "content-type": `application/x-amz-json-${version}`,
      "x-amzn-requestid": randomUUID(),
    });
    response.end(JSON.stringify(body));
  };
  try {
    const body = await readBody(
      request,
      maxBytes,
      () => new AwsError("ValidationException", "The request is too large."),
    );
    const action = target.startsWith(`${name}.`) ? lookUp(actions, target.slice(name.length + 1)) : undefined;
    if (action === undefined)
      throw new AwsError("UnknownOperationException", `The operation '${target}' does not run here.`);
    send(200, await action(parseBody(body)));
  } catch (error) {
    if (error instanceof AwsError)
      return send(error.code === INTERNAL ? 500 : 400, { __type: error.code, message: error.message });
    log(`${target} failed: ${error instanceof Error ? error.stack : String(error)}`);
    send(500, { __type: INTERNAL, message: "The request could not be processed." });
  }
}

function parseBody(body: string): unknown {
  try {
    return JSON.parse(body === "" ? "{}" : body);
  } catch {
    throw new AwsError("SerializationException", "The request body is not JSON.");
  }
}
