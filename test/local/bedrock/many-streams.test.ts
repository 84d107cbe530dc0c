import { ConverseCommand } from "@aws-sdk/client-bedrock-runtime";
import { once } from "node:events";
import { connect } from "node:http2";
import { text } from "node:stream/consumers";
import { expect, it, vi } from "vitest";
import { bedrockClient } from "../../../functions/models/bedrock/provider.ts";
import { listen } from "../../../local/bedrock/wire/listener.ts";

it("refuses nobody while one client has yet to read forty long answers", async () => {
  const vectors = "a".repeat(500_000);
  const { port, close } = await listen(() => Promise.resolve({ status: 200, headers: {}, body: vectors }));
  const client = connect(`http://127.0.0.1:${port}`);
  const ask = async () => {
    const stream = client.request({ ":method": "POST", ":path": "/" });
    stream.end("{}");
    await once(stream, "response");
    return stream;
  };
  const unread = await Promise.all(Array.from({ length: 40 }, ask));
  expect((await text(await ask())).length).toBe(vectors.length);
  for (const stream of unread) expect((await text(stream)).length).toBe(vectors.length);
  client.close();
  await close();
});

it("takes forty long prompts at once from the client of the functions", async () => {
  const body = JSON.stringify({
    output: { message: { role: "assistant", content: [{ text: "Yes." }] } },
    stopReason: "end_turn",
    usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
    metrics: { latencyMs: 1 },
  });
  const headers = { "content-type": "application/json" };
  const { port, close } = await listen(() => Promise.resolve({ status: 200, headers, body }));
  vi.stubEnv("AWS_ENDPOINT_URL_BEDROCK_RUNTIME", `http://127.0.0.1:${port}`);
  vi.stubEnv("AWS_REGION", "local");
  vi.stubEnv("AWS_ACCESS_KEY_ID", "local");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "local");
  const client = bedrockClient({ timeoutMs: 60_000, attempts: 1 });
  const ask = () =>
    client.send(
      new ConverseCommand({ modelId: "any", messages: [{ role: "user", content: [{ text: "a".repeat(1_000_000) }] }] }),
    );
  const answers = await Promise.all(Array.from({ length: 40 }, ask));
  expect(answers.map(({ stopReason }) => stopReason)).toEqual(answers.map(() => "end_turn"));
  client.destroy();
  await close();
  vi.unstubAllEnvs();
});
