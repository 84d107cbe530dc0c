import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { startBedrock } from "../../../local/bedrock/server.ts";

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

type Received = { path: string; authorization: string | undefined; body: Record<string, unknown> };
type Reply = { status?: number; body: unknown };

/** A server that speaks as much OpenAI as the upstream needs, and the endpoint in front of it. */
async function setup(answer: (received: Received, index: number) => Reply, embeddingModel?: string) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
      const call = { path: request.url ?? "", authorization: request.headers.authorization, body };
      received.push(call);
      const { status = 200, body: reply } = answer(call, received.length - 1);
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(reply));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const bedrock = await startBedrock({
    upstream: { url, model: "llama3.1", apiKey: "secret", ...(embeddingModel ? { embeddingModel } : {}) },
  });
  closers.push(bedrock.close, () => new Promise((resolve) => server.close(() => resolve())));
  return { received, bedrock };
}

const schema = { type: "object", properties: { colour: { type: "string" } }, required: ["colour"] };
const converse = (endpoint: string) =>
  fetch(`${endpoint}/model/any/converse`, {
    method: "POST",
    body: JSON.stringify({
      system: [{ text: "Be brief." }],
      messages: [
        { role: "user", content: [{ text: "Which colour?" }, { cachePoint: { type: "default" } }] },
        { role: "assistant", content: [{ toolUse: { toolUseId: "t1", name: "paint", input: { colour: 3 } } }] },
        { role: "user", content: [{ toolResult: { toolUseId: "t1", content: [{ text: "Not accepted" }] } }] },
      ],
      inferenceConfig: { maxTokens: 99, temperature: 0.5 },
      toolConfig: {
        tools: [{ toolSpec: { name: "paint", description: "Paints.", inputSchema: { json: schema } } }],
        toolChoice: { tool: { name: "paint" } },
      },
    }),
  });
type ConverseAnswer = {
  output: { message: { content: unknown[] } };
  stopReason: string;
  usage: { outputTokens: number };
};
const answerOf = async (response: Response) => (await response.json()) as ConverseAnswer;

const said = (message: object): Reply => ({ body: { choices: [{ message }], usage: { completion_tokens: 12 } } });
const called = (colour: string) =>
  said({
    content: null,
    tool_calls: [{ id: "c", type: "function", function: { name: "paint", arguments: JSON.stringify({ colour }) } }],
  });

it("asks for the forced tool and returns its arguments as tool input", async () => {
  const { received, bedrock } = await setup(() => called("red"));
  const answer = await answerOf(await converse(bedrock.endpoint));
  expect(answer.output.message.content).toMatchObject([{ toolUse: { name: "paint", input: { colour: "red" } } }]);
  expect(answer.usage.outputTokens).toBe(12);
  expect(received[0]).toMatchObject({
    path: "/v1/chat/completions",
    authorization: "Bearer secret",
    body: { model: "llama3.1", max_tokens: 99, temperature: 0.5, tool_choice: { function: { name: "paint" } } },
  });
  expect(received[0]?.body["messages"]).toMatchObject([
    { role: "system" },
    { role: "user", content: "Which colour?" },
    { role: "assistant", tool_calls: [{ id: "t1", function: { name: "paint" } }] },
    { role: "tool", tool_call_id: "t1", content: "Not accepted" },
  ]);
});

it("takes JSON out of prose when the server ignores tools", async () => {
  const { bedrock } = await setup(() => said({ content: 'Sure!\n```json\n{"colour": "blue"}\n```' }));
  const answer = await answerOf(await converse(bedrock.endpoint));
  expect(answer.output.message.content).toMatchObject([{ toolUse: { input: { colour: "blue" } } }]);
});

it("asks again with a schema when tools are refused or the answer holds no JSON", async () => {
  const { received, bedrock } = await setup((_, index) =>
    index === 0 ? { status: 400, body: { error: "tools are not supported" } } : said({ content: '{"colour":"green"}' }),
  );
  const answer = await answerOf(await converse(bedrock.endpoint));
  expect(answer.output.message.content).toMatchObject([{ toolUse: { input: { colour: "green" } } }]);
  expect(received[1]?.body).toMatchObject({ response_format: { type: "json_schema" } });
  expect(received[1]?.body["tools"]).toBeUndefined();
});

it("hands on prose as prose when there is nothing else", async () => {
  const { bedrock } = await setup(() => said({ content: "I like blue." }));
  const answer = await answerOf(await converse(bedrock.endpoint));
  expect(answer).toMatchObject({
    stopReason: "end_turn",
    output: { message: { content: [{ text: "I like blue." }] } },
  });
});

it("turns the server's refusals into Bedrock's", async () => {
  const busy = await setup(() => ({ status: 429, body: {} }));
  expect((await converse(busy.bedrock.endpoint)).headers.get("x-amzn-errortype")).toBe("ThrottlingException");
  const down = await startBedrock({ upstream: { url: "http://127.0.0.1:9", model: "m" } });
  closers.push(down.close);
  expect((await converse(down.endpoint)).headers.get("x-amzn-errortype")).toBe("ServiceUnavailableException");
});

it("embeds offline, or by the server if a model is named for it", async () => {
  const embed = (endpoint: string) =>
    fetch(`${endpoint}/model/titan/invoke`, {
      method: "POST",
      body: JSON.stringify({ inputText: "fair price", dimensions: 256 }),
    });
  const offline = await setup(() => called("red"));
  expect((await embed(offline.bedrock.endpoint)).status).toBe(200);
  expect(offline.received).toEqual([]);
  const online = await setup(() => ({ body: { data: [{ embedding: [3, 4] }] } }), "nomic-embed-text");
  const { embedding } = (await (await embed(online.bedrock.endpoint)).json()) as { embedding: number[] };
  expect(online.received[0]).toMatchObject({ path: "/v1/embeddings", body: { model: "nomic-embed-text" } });
  expect(embedding.slice(0, 3)).toEqual([0.6, 0.8, 0]);
  expect(embedding).toHaveLength(256);
});
