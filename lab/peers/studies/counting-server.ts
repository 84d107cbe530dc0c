import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json as readJson } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { estimateTokens } from "../../../functions/platform/costs/count-tokens.ts";
import { replyTo, type Dialect, type Lengths, type Reply } from "./answers.ts";
import { chatRequestSchema, inputTokensOf } from "./chat-request.ts";
import type { CountedCall } from "./counted-call.ts";
import type { PeerQuestion } from "./peer-study.ts";

export interface CountingServer {
  /** Without `/v1`. */
  url: string;
  calls: CountedCall[];
  /** What could not be answered, in sentences. */
  refused: string[];
  close(): Promise<void>;
}

export interface Asked {
  dialect: Dialect;
  questions: readonly PeerQuestion[];
  lengths: Lengths;
  /** Fixed, before every answer; calls wait side by side. */
  latencyMs: number;
}

const embeddingSchema = z.looseObject({ input: z.union([z.string(), z.array(z.unknown())]) });
const DIMENSIONS = 256;

const words = (reply: Reply): string => ("tool" in reply ? JSON.stringify(reply.input) : reply.text);

function completion(model: string, reply: Reply, inputTokens: number, outputTokens: number, number: number): object {
  const message =
    "tool" in reply
      ? {
          role: "assistant",
          content: null,
          tool_calls: [
            { id: `call_${number}`, type: "function", function: { name: reply.tool, arguments: words(reply) } },
          ],
        }
      : { role: "assistant", content: reply.text };
  return {
    id: `chatcmpl-${number}`,
    object: "chat.completion",
    created: 1_700_000_000,
    model,
    choices: [{ index: 0, message, finish_reason: "tool" in reply ? "tool_calls" : "stop" }],
    usage: {
      prompt_tokens: inputTokens,
      completion_tokens: outputTokens,
      total_tokens: inputTokens + outputTokens,
    },
  };
}

/** Any vector will do: nobody is found by it. */
const vectors = (inputs: readonly string[]): object => ({
  object: "list",
  model: "counted",
  data: inputs.map((_, index) => ({ object: "embedding", index, embedding: Array(DIMENSIONS).fill(1 / 16) })),
  usage: { prompt_tokens: 1, total_tokens: 1 },
});

/**
 * An OpenAI-compatible server on 127.0.0.1 that answers the prompts of a study after a fixed time and writes down every
 * call. It counts tokens itself, so that programs which report them otherwise are counted alike.
 */
export async function startCountingServer(asked: Asked): Promise<CountingServer> {
  const calls: CountedCall[] = [];
  const refused: string[] = [];
  const send = (response: ServerResponse, status: number, body: object) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  };
  const finish = (call: Omit<CountedCall, "endedMs">): void => {
    calls.push({ ...call, endedMs: performance.now() });
  };

  let chats = 0;
  async function chat(body: unknown, startedMs: number): Promise<object> {
    const number = chats++;
    const request = chatRequestSchema.parse(body);
    const reply = replyTo(request, asked, number);
    const inputTokens = inputTokensOf(request);
    const outputTokens = estimateTokens(words(reply));
    await sleep(asked.latencyMs);
    finish({ kind: "chat", purpose: reply.purpose, startedMs, inputTokens, outputTokens });
    return completion(request.model, reply, inputTokens, outputTokens, number);
  }

  function embeddings(body: unknown, startedMs: number): object {
    const { input } = embeddingSchema.parse(body);
    const inputs = [input].flat().map(String);
    for (const text of inputs)
      finish({
        kind: "embedding",
        purpose: "embedding",
        startedMs,
        inputTokens: estimateTokens(text),
        outputTokens: 0,
      });
    return vectors(inputs);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const startedMs = performance.now();
    const path = request.url ?? "";
    if (request.method === "GET" && path.endsWith("/models"))
      return send(response, 200, { object: "list", data: [{ id: "counted", object: "model", owned_by: "bench" }] });
    try {
      const body = await readJson(request);
      if (path.endsWith("/embeddings")) return send(response, 200, embeddings(body, startedMs));
      if (!path.endsWith("/chat/completions")) throw new Error(`There is no ${request.method} ${path} here.`);
      send(response, 200, await chat(body, startedMs));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      refused.push(message);
      send(response, 400, { error: { message, type: "invalid_request_error" } });
    }
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    refused,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
