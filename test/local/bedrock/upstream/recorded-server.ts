import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import * as z from "zod";
import { startBedrock, type LocalBedrock } from "../../../../local/bedrock/server.ts";
import type { Upstream } from "../../../../local/bedrock/upstream/openai.ts";

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
  const call = { id: "c1", type: "function", function: { name: "taste", arguments: calls } };
  const message = calls === undefined ? { content: says } : { content: null, tool_calls: [call] };
  return JSON.stringify(body ?? completion({ role: "assistant", ...message }));
}

export interface Received {
  path: string;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

export interface RecordedServer {
  url: string;
  received: Received[];
  close(): Promise<void>;
}

type Answer = (received: Received, index: number, response: ServerResponse) => Reply | null | Promise<Reply | null>;

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** A real HTTP server that replies as told; with null it leaves the response to whoever told so. */
export async function startRecordedServer(answer: Answer): Promise<RecordedServer> {
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
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Replies one after the other, the last one from then on. */
export const inTurn =
  (replies: readonly Reply[]): Answer =>
  (_, index) =>
    replies[Math.min(index, replies.length - 1)] ?? null;

const closers: (() => Promise<void>)[] = [];
/** Closes what {@link setup} has started. */
export const closeAll = () => Promise.all(closers.splice(0).map((close) => close()));

/** A server, and a Bedrock endpoint in front of it. */
export async function setup(
  answer: Answer,
  options: Partial<Upstream> & { callsAtOnce?: number } = {},
): Promise<{ server: RecordedServer; received: Received[]; bedrock: LocalBedrock }> {
  const server = await startRecordedServer(answer);
  const { callsAtOnce, ...upstream } = options;
  const bedrock = await startBedrock({
    upstream: { url: server.url, model: "llama3.1", apiKey: "secret-key-1", ...upstream },
    ...(callsAtOnce === undefined ? {} : { callsAtOnce }),
  });
  closers.push(bedrock.close, server.close);
  return { server, received: server.received, bedrock };
}

const schema = {
  type: "object",
  properties: {
    liking: { type: "string" },
    rating: { type: "integer", minimum: 1, maximum: 5 },
    again: { type: "boolean" },
    themes: { type: "array", items: { type: "string" } },
    remark: { type: "string" },
  },
  required: ["liking", "rating", "again", "themes"],
};

const tasteRequest = {
  system: [{ text: "Be brief." }],
  messages: [{ role: "user", content: [{ text: "How is it?" }, { cachePoint: { type: "default" } }] }],
  inferenceConfig: { maxTokens: 99, temperature: 0.5 },
  toolConfig: {
    tools: [{ toolSpec: { name: "taste", description: "Records a taste.", inputSchema: { json: schema } } }],
    toolChoice: { tool: { name: "taste" } },
  },
};

export const converse = (
  { endpoint }: LocalBedrock,
  { request = {}, model = "any", signal }: { request?: object; model?: string; signal?: AbortSignal } = {},
): Promise<Response> =>
  fetch(`${endpoint}/model/${encodeURIComponent(model)}/converse`, {
    method: "POST",
    body: JSON.stringify({ ...tasteRequest, ...request }),
    ...(signal ? { signal } : {}),
  });

export interface ConverseAnswer {
  output: { message: { content: { text?: string; toolUse?: { input: unknown } }[] } };
  stopReason: string;
  usage: { outputTokens: number };
}
export const answerOf = async (response: Response) => (await response.json()) as ConverseAnswer;
export const typeOf = (response: Response) => response.headers.get("x-amzn-errortype");
