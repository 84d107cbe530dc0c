import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createLocalServer } from "../http/local-server.ts";
import { readBody } from "../http/request-body.ts";
import { answerRequest, type Reply, type Services } from "./routes.ts";
import { SesError } from "./ses-error.ts";

/** What SES takes as one message. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;

const tooLarge = () => new SesError("BadRequestException", `Message length is more than ${MAX_BODY_BYTES} bytes long.`);

async function answer(services: Services, request: IncomingMessage, url: URL): Promise<Reply> {
  const body = await readBody(request, MAX_BODY_BYTES, tooLarge);
  return answerRequest(services, { method: request.method ?? "GET", url, body });
}

function refusal(error: unknown, log: Services["log"]): Reply {
  const known = error instanceof SesError;
  if (!known) log(`a request to the outbox failed: ${error instanceof Error ? error.stack : String(error)}`);
  const { name, status, message } = known
    ? error
    : new SesError("InternalServiceErrorException", "The request could not be processed.");
  return {
    status,
    headers: { "content-type": "application/json", "x-amzn-errortype": name },
    body: JSON.stringify({ message }),
  };
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, {
    "x-amzn-requestid": randomUUID(),
    "content-length": Buffer.byteLength(body),
    ...headers,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** SES over HTTP/1.1 and the pages around it; errors of SES are what AWS's clients read. */
export function createMailServer(services: Services): Server {
  return createLocalServer((request, response, url) =>
    answer(services, request, url)
      .catch((error: unknown) => refusal(error, services.log))
      .then((reply) => send(request, response, reply)),
  );
}
