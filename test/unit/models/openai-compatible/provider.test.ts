import type { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import * as z from "zod";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { serverKey } from "../../../../functions/models/openai-compatible/read-key.ts";
import { openEmbedder } from "../../../../functions/models/port/embedder.ts";
import { openModel } from "../../../../functions/models/port/model.ts";
import type { Prompt } from "../../../../functions/models/prompts/prompt.ts";
import { inContext } from "../../../../functions/platform/work-context.ts";
import { freeOfCharge } from "../../../support/free-of-charge.ts";
import { startModelServer, type AnswerRequest, type ModelServer } from "../../../support/model-server.ts";

const prompt: Prompt<{ word: string }> = {
  id: "test@1",
  role: "parse",
  system: "Say a word.",
  shared: "Shared material.",
  images: [{ caption: "A picture.", format: "png", bytes: new Uint8Array([1, 2, 3]) }],
  language: null,
  question: "Which word?",
  tool: { name: "say_word", description: "Says a word." },
  output: z.object({ word: z.string().max(10) }),
  maxTokens: 100,
  temperature: 0,
};

let server: ModelServer;
let answer: AnswerRequest;
beforeEach(async () => {
  vi.stubEnv("LOG_LEVEL", "silent");
  server = await startModelServer((...received) => answer(...received));
  vi.stubEnv("MODEL_SERVERS", JSON.stringify({ server: { url: server.url } }));
});
afterEach(() => {
  vi.unstubAllEnvs();
  return server.close();
});

const work = <T>(act: () => Promise<T>): Promise<T> =>
  inContext({ correlationId: "request-1", companyId: "company-1" }, act);
const ask = (modelId: string, fallbacks: Record<string, string> = {}) =>
  work(() => openModel({ budget: freeOfCharge, fallbacks }).ask(prompt, modelId));

describe("a model of an OpenAI-compatible server", () => {
  it("answers by the prompt's schema, without Bedrock, and is paid for by its price", async () => {
    answer = () => ({
      body: {
        choices: [{ message: { content: '{"word":"yes"}' }, finish_reason: "stop" }],
        usage: { prompt_tokens: 1_000, completion_tokens: 10 },
      },
    });
    const { value, usage, modelId } = await ask("server/gemma3:12b");
    expect([value, modelId]).toEqual([{ word: "yes" }, "server/gemma3:12b"]);
    // No price is known for it, so it costs what the dearest model costs: 3 and 15 US dollars per million tokens.
    expect(usage).toMatchObject({ input_tokens: 1_000, output_tokens: 10, cost_microusd: 3_150 });
    const [{ path, body }] = server.received as [ModelServer["received"][number]];
    expect(path).toBe("/v1/chat/completions");
    expect(body).toMatchObject({ model: "gemma3:12b", response_format: { json_schema: { name: "say_word" } } });
    expect(JSON.stringify(body)).toContain("data:image/png;base64,AQID");
  });

  it("is asked again for an answer that does not fit", async () => {
    answer = (_, index) => ({ says: index === 0 ? '{"word":"far too long for it"}' : '{"word":"yes"}' });
    expect((await ask("server/small")).value).toEqual({ word: "yes" });
    expect(JSON.stringify(server.received[1]?.body)).toContain("Not accepted");
  });

  it.each([
    ["ModelKeyRejected", 401, 1],
    ["ModelThrottled", 429, 2],
    ["ModelNotFound", 404, 1],
  ])("fails as %s for status %d", async (name, status, calls) => {
    answer = () => ({ status, headers: { "retry-after": "0.01" }, body: { error: "no" } });
    await expect(ask("server/small")).rejects.toMatchObject({ name, modelId: "server/small" });
    expect(server.received.length).toBeLessThanOrEqual(calls);
  });

  it("has another model in its place when it cannot be reached", async () => {
    answer = ({ body }) =>
      body["model"] === "first" ? { status: 404, body: { error: "no" } } : { says: '{"word":"b"}' };
    const fallen = await ask("server/first", { "server/first": "server/second" });
    expect(fallen).toMatchObject({ value: { word: "b" }, modelId: "server/second" });
  });

  it("is not found where the deployment names no server", async () => {
    vi.stubEnv("MODEL_SERVERS", "");
    await expect(ask("server/small")).rejects.toMatchObject({ name: "ModelNotFound" });
  });

  it("embeds texts as vectors of unit length", async () => {
    answer = () => ({ body: { data: [{ embedding: [3, 4] }] } });
    const embedder = openEmbedder("server/embed", { budget: freeOfCharge });
    expect((await work(() => embedder.embed(["oat"]))).vectors).toEqual([[Math.fround(0.6), Math.fround(0.8)]]);
    expect(server.received[0]).toMatchObject({ path: "/v1/embeddings", body: { model: "embed", input: "oat" } });
  });
});

describe("the key of a model server", () => {
  const secrets = (texts: (string | undefined)[]) =>
    ({ send: async () => ({ SecretString: texts.shift() }) }) as unknown as SecretsManagerClient;

  it("is read once, and again after five minutes", async () => {
    let now = 0;
    const key = serverKey("arn:any", secrets(["first\n", "second"]), () => now);
    expect([await key(), await key()]).toEqual(["first", "first"]);
    now = 301_000;
    expect(await key()).toBe("second");
  });

  it("is rejected when the secret is empty, and read anew then", async () => {
    const key = serverKey("arn:any", secrets([" ", "there"]));
    await expect(key()).rejects.toMatchObject({ name: "AccessDeniedException" });
    expect(await key()).toBe("there");
  });
});
