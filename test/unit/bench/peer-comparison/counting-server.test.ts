import { afterEach, expect, it } from "vitest";
import { startCountingServer, type CountingServer } from "../../../bench/peers/studies/counting-server.ts";
import { peerQuestionSchema } from "../../../bench/peers/studies/peer-study.ts";

const question = peerQuestionSchema.parse({ name: "why", text: "Why is that?", kind: "open", characters: 40 });
let server: CountingServer;
const start = async () => {
  const lengths = { summary: 100, point: 50 };
  server = await startCountingServer({ dialect: "edsl", questions: [question], lengths, latencyMs: 0 });
};
const post = (path: string, body: object) =>
  fetch(`${server.url}${path}`, { method: "POST", body: JSON.stringify(body) });
afterEach(() => server.close());

it("answers a question and writes the call down with tokens of its own counting", async () => {
  await start();
  const answer = await post("/v1/chat/completions", {
    model: "counted",
    messages: [{ role: "user", content: question.text }],
  });
  const { choices, usage } = (await answer.json()) as {
    choices: { message: { content: string } }[];
    usage: { prompt_tokens: number; completion_tokens: number };
  };
  expect(choices[0]?.message.content).toHaveLength(40);
  expect(usage).toMatchObject({ prompt_tokens: 3, completion_tokens: 10 });
  expect(server.calls).toMatchObject([{ kind: "chat", purpose: "why", inputTokens: 3, outputTokens: 10 }]);
});

it("counts every text of an embedding request", async () => {
  await start();
  await post("/v1/embeddings", { model: "e", input: ["a".repeat(40), "b".repeat(20)] });
  expect(server.calls.map(({ kind, inputTokens }) => [kind, inputTokens])).toEqual([
    ["embedding", 10],
    ["embedding", 5],
  ]);
});

it("refuses what it does not know, and remembers that it did", async () => {
  await start();
  const body = { model: "counted", messages: [{ role: "user", content: "Hello" }] };
  expect((await post("/v1/chat/completions", body)).status).toBe(400);
  expect((await post("/v1/responses", body)).status).toBe(400);
  expect(server.calls).toEqual([]);
  expect(server.refused).toHaveLength(2);
});
