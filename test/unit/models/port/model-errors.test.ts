import * as z from "zod";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openEmbedder } from "../../../../functions/models/port/embedder.ts";
import { openModel } from "../../../../functions/models/port/model.ts";
import { ModelError } from "../../../../functions/platform/model-errors.ts";
import type { Prompt } from "../../../../functions/models/prompts/prompt.ts";
import { inContext } from "../../../../functions/platform/work-context.ts";
import { freeOfCharge } from "../../../support/free-of-charge.ts";
import { awsError, converseAnswer, playWire, type Played } from "../../../support/play-wire.ts";

let wire: Awaited<ReturnType<typeof playWire>>;
beforeAll(async () => {
  vi.stubEnv("LOG_LEVEL", "silent");
  wire = await playWire();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await wire.close();
});
beforeEach(() => {
  wire.requests.length = 0;
});

const prompt: Prompt<{ word: string }> = {
  id: "test@1",
  role: "parse",
  system: "Say a word.",
  shared: null,
  language: null,
  question: "Which word?",
  tool: { name: "say_word", description: "Says a word." },
  output: z.object({ word: z.string().max(10) }),
  maxTokens: 100,
  temperature: 0,
};
const context = { correlationId: "request-1", companyId: "company-1" };
const caller = { companyId: "company-1", userId: "user-1" };

const ask = (client = wire.client, more: object = {}) =>
  inContext({ ...context, ...more }, () =>
    openModel({ budget: freeOfCharge, fallbacks: {}, client }).ask(prompt, "test-model"),
  );
async function errorOf(asked: Promise<unknown>): Promise<ModelError> {
  const error = await asked.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ModelError);
  return error as ModelError;
}

const yes = converseAnswer("tool_use", [{ toolUse: { toolUseId: "1", name: "say_word", input: { word: "yes" } } }]);
const wrong = { toolUse: { toolUseId: "1", name: "say_word", input: {} } };
const words = (text: string) => converseAnswer("end_turn", [{ text }]);

/** Name, what the server sends, how often it is called. */
const table: [string, Played, number][] = [
  ["ModelThrottled", awsError(429, "ThrottlingException", "Too many requests, please wait before trying again."), 2],
  ["ModelThrottled", awsError(503, "ServiceUnavailableException", "Bedrock is unable to process your request."), 2],
  ["ModelThrottled", awsError(429, "ModelNotReadyException", "The model is not ready."), 2],
  ["ModelThrottled", awsError(500, "InternalServerException", "Something went wrong."), 2],
  ["ModelThrottled", awsError(529, "OverloadedException", "Overloaded."), 2],
  ["ModelTimeout", awsError(408, "ModelTimeoutException", "The model took too long."), 1],
  ["ModelUnreachable", awsError(503, "UpstreamUnreachableException", "The server cannot be reached."), 2],
  ["ModelUnusableOutput", awsError(424, "ModelErrorException", "The model failed."), 1],
  ["ModelUnusableOutput", converseAnswer("malformed_tool_use", [{ text: "{word: yes" }]), 2],
  ["ModelUnusableOutput", converseAnswer("malformed_model_output", []), 2],
  ["ModelUnusableOutput", converseAnswer("tool_use", [wrong]), 2],
  ["ModelUnusableOutput", words("Of course! My word is yes."), 2],
  ["ModelAnswerCut", converseAnswer("max_tokens", [wrong]), 2],
  ["ModelAnswerCut", converseAnswer("max_tokens", [{ text: "Let me think" }]), 2],
  ["ModelAnswerCut", converseAnswer("max_tokens", []), 2],
  ["ModelAnswerEmpty", converseAnswer("end_turn", []), 2],
  ["ModelAnswerEmpty", words(" \n"), 2],
  ["ModelRefused", converseAnswer("content_filtered", []), 1],
  ["ModelRefused", converseAnswer("guardrail_intervened", [{ text: "Blocked." }]), 1],
  ["ModelRefused", words("I'm sorry, but I can't help with that request."), 2],
  ["ModelQuotaExhausted", awsError(400, "ServiceQuotaExceededException", "Your request exceeds the quota."), 1],
  ["ModelQuotaExhausted", awsError(429, "ThrottlingException", "Too many tokens per day, please wait."), 1],
  ["ModelKeyRejected", awsError(403, "AccessDeniedException", "You don't have access to the model."), 1],
  ["ModelKeyRejected", awsError(403, "UnrecognizedClientException", "The security token is invalid."), 1],
  ["ModelKeyRejected", awsError(401, "ExpiredTokenException", "The token has expired."), 1],
  ["ModelNotFound", awsError(404, "ResourceNotFoundException", "Could not resolve the model."), 1],
  ["ModelNotFound", awsError(400, "ValidationException", "The provided model identifier is invalid."), 1],
  ["ModelContextTooLong", awsError(400, "ValidationException", "Input is too long for requested model."), 1],
  ["ModelContextTooLong", awsError(400, "ValidationException", "prompt is too long: 9 tokens > 8 maximum"), 1],
  ["ModelContextTooLong", awsError(400, "ValidationException", "The maximum context length is 8192 tokens."), 1],
  ["ModelContextTooLong", converseAnswer("model_context_window_exceeded", [{ text: "Let me" }]), 1],
  ["ModelMisconfigured", awsError(400, "ValidationException", "This model doesn't support tool use."), 1],
];

describe("what a model server answers", () => {
  it.each(table)("is called %s: %j", async (name, answer, calls) => {
    wire.answers = [answer];
    expect(await errorOf(ask())).toMatchObject({ name, modelId: "test-model" });
    expect(wire.requests).toHaveLength(calls);
  });

  it("is called ModelUnreachable where nobody listens", async () => {
    const nowhere = wire.clientOf("http://127.0.0.1:1");
    expect((await errorOf(ask(nowhere))).name).toBe("ModelUnreachable");
    nowhere.destroy();
  });

  it("is told with the model, in one short line without keys", async () => {
    const said = `Incorrect API key provided: sk-proj-abc123def456.\n  ${"You can find more. ".repeat(40)}`;
    wire.answers = [awsError(403, "AccessDeniedException", said)];
    const { message } = await errorOf(ask());
    expect(message).toMatch(/^The model test-model: Incorrect API key provided: \[redacted\] You can find more\./);
    expect(message.length).toBeLessThan(340);
  });
});

describe("a repair turn", () => {
  const repairOf = () => JSON.stringify((wire.requests[1]?.messages as unknown[]).at(-1));

  it("asks for a shorter answer where one was cut off", async () => {
    wire.answers = [converseAnswer("max_tokens", [wrong]), yes];
    expect((await ask()).value).toEqual({ word: "yes" });
    expect(repairOf()).toContain("give a much shorter one");
  });

  it.each([[[]], [[{ text: "" }]]])("mends an empty answer, %j, which is not repeated", async (content) => {
    wire.answers = [converseAnswer("end_turn", content), yes];
    expect((await ask()).value).toEqual({ word: "yes" });
    expect(wire.requests[1]?.messages).toMatchObject([
      {},
      { role: "assistant", content: [{ text: "(no answer)" }] },
      {},
    ]);
  });
});

describe("a model that is busy", () => {
  const busy = (headers: Record<string, string>) => awsError(429, "ThrottlingException", "Later.", headers);
  const timesOf = async (asked: () => Promise<unknown>): Promise<number> => {
    const started = performance.now();
    await asked();
    return performance.now() - started;
  };

  it.each([
    ["seconds", () => "1"],
    ["a date", () => new Date(Date.now() + 2_000).toUTCString()],
  ])("is asked again after what it asks for in %s", async (_unit, header) => {
    wire.answers = [busy({ "retry-after": header() }), yes];
    expect(await timesOf(ask)).toBeGreaterThan(900);
    expect(wire.requests).toHaveLength(2);
  });

  it("is waited for once, and then says how long it asks for", async () => {
    wire.answers = [busy({ "retry-after": "0" }), busy({ "retry-after": "7" })];
    expect(await errorOf(ask())).toMatchObject({ name: "ModelThrottled", retryAfterMs: 7_000 });
    expect(wire.requests).toHaveLength(2);
  });

  it.each([
    ["11 seconds are for the state machine to wait", "11", {}],
    ["4 seconds are for the caller to wait", "4", { caller }],
  ])("is not waited for: %s", async (_why, header, more) => {
    wire.answers = [busy({ "retry-after": header })];
    expect((await errorOf(ask(wire.client, more))).retryAfterMs).toBe(Number(header) * 1_000);
    expect(wire.requests).toHaveLength(1);
  });
});

describe("an embedding model", () => {
  it.each([
    ["ModelKeyRejected", awsError(403, "AccessDeniedException", "no access")],
    ["ModelNotFound", awsError(404, "ResourceNotFoundException", "no such model")],
    ["ModelContextTooLong", awsError(400, "ValidationException", "Too many input tokens. Max input tokens: 8192")],
    ["ModelThrottled", awsError(429, "ThrottlingException", "Later.")],
  ])("has the same errors, which say so: %s", async (name, answer) => {
    wire.answers = [answer];
    const embedder = openEmbedder("test-embedder", { budget: freeOfCharge, client: wire.client });
    const error = await errorOf(inContext(context, () => embedder.embed(["It is good."])));
    expect(error).toMatchObject({ name, message: expect.stringMatching(/^The embedding model test-embedder: /) });
  });
});
