import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import * as z from "zod";
import { openServer } from "../../local/http/open-server.ts";

/** How a server answers one request. */
export const replySchema = z.strictObject({
  status: z.int().default(200),
  headers: z.record(z.string(), z.string()).default({ "content-type": "application/json" }),
  /** JSON, or a text as it is. */
  body: z.union([z.string(), z.record(z.string(), z.unknown())]).optional(),
  /** Content of the one message of a chat completion. */
  says: z.unknown().optional(),
  /** Arguments with which it calls the tool. */
  calls: z.unknown().optional(),
});
export type Reply = z.input<typeof replySchema>;

const completion = (message: object) => ({ choices: [{ index: 0, message, finish_reason: "stop" }] });

function bodyOf({ body, says, calls }: z.output<typeof replySchema>): string {
  if (typeof body === "string") return body;
  const call = { id: "c1", type: "function", function: { name: "any", arguments: calls } };
  const message = calls === undefined ? { content: says } : { content: null, tool_calls: [call] };
  return JSON.stringify(body ?? completion({ role: "assistant", ...message }));
}

export interface Received {
  path: string;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

export interface ModelServer {
  url: string;
  received: Received[];
  close(): Promise<void>;
}

export type AnswerRequest = (
  received: Received,
  index: number,
  response: ServerResponse,
) => Reply | null | Promise<Reply | null>;

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** A real HTTP server that replies as told; with null it leaves the response to whoever told so. */
export async function startModelServer(answer: AnswerRequest): Promise<ModelServer> {
  const received: Received[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const text = await readBody(request);
    const body = (text === "" ? {} : JSON.parse(text)) as Record<string, unknown>;
    const call = { path: request.url ?? "", authorization: request.headers.authorization, body };
    received.push(call);
    const told = await answer(call, received.length - 1, response);
    if (!told) return;
    const reply = replySchema.parse(told);
    response.writeHead(reply.status, reply.headers).end(bodyOf(reply));
  };
  const server = createServer((request, response) => void respond(request, response));
  const { endpoint: url, close } = await openServer(server);
  return { url, received, close };
}
