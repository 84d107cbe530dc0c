import { BedrockRuntimeClient } from "@aws-sdk/client-bedrock-runtime";
import * as z from "zod";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { canaryOf, openModel } from "../../../../functions/adapters/bedrock/model.ts";
import { ModelError } from "../../../../functions/domain/model-errors.ts";
import type { Prompt } from "../../../../functions/prompts/prompt.ts";
import type { Fault } from "../../../../local/bedrock/faults.ts";
import { startBedrock, type LocalBedrock } from "../../../../local/bedrock/server.ts";

interface Converse {
  system: { text: string }[];
  messages: { role: string; content: { text?: string; cachePoint?: unknown; toolResult?: { status: string } }[] }[];
  toolConfig: { toolChoice: { tool: { name: string } } };
  inferenceConfig: { maxTokens: number };
}

let bedrock: LocalBedrock;
let client: BedrockRuntimeClient;
let answers: Fault[] = [];
let requests: Converse[] = [];
beforeAll(async () => {
  bedrock = await startBedrock({
    faults: ({ body }) => {
      requests.push(body as Converse);
      return answers.shift();
    },
  });
  client = new BedrockRuntimeClient({
    endpoint: bedrock.endpoint,
    region: "eu-central-1",
    credentials: { accessKeyId: "x", secretAccessKey: "x" },
    maxAttempts: 1,
    requestHandler: { requestTimeout: 300 },
  });
});
afterAll(() => {
  client.destroy();
  return bedrock.close();
});
beforeEach(() => {
  answers = [];
  requests = [];
});

const prompt: Prompt<{ word: string }> = {
  id: "test@1",
  role: "parse",
  system: "Say a word.",
  shared: "Shared material.",
  question: "Which word?",
  tool: { name: "say_word", description: "Says a word." },
  output: z.object({ word: z.string().max(10) }),
  maxTokens: 100,
  temperature: 0,
};
const ask = () => openModel(client).ask(prompt, "offline-test");
const errorOf = async (): Promise<ModelError> => {
  const error = await ask().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ModelError);
  return error as ModelError;
};

describe("asking a model", () => {
  it("forces the tool, limits the answer, and puts the shared part before a cache point", async () => {
    answers = [{ input: { word: "yes" } }];
    expect(await ask()).toMatchObject({ value: { word: "yes" }, modelId: "offline-test", usage: { llm_calls: 1 } });
    const [request] = requests;
    expect(request?.toolConfig.toolChoice.tool.name).toBe("say_word");
    expect(request?.inferenceConfig.maxTokens).toBe(100);
    const content = request?.messages[0]?.content ?? [];
    expect(content.map((block) => Object.keys(block)[0])).toEqual(["text", "cachePoint", "text"]);
  });

  it("gives an answer that does not fit one repair turn with the reason", async () => {
    answers = [{ input: { word: "far too long a word" } }, { input: { word: "yes" } }];
    const answer = await ask();
    expect(answer).toMatchObject({ value: { word: "yes" }, usage: { llm_calls: 2 } });
    const repair = requests[1]?.messages ?? [];
    expect(repair.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
    expect(repair[2]?.content[0]?.toolResult?.status).toBe("error");
    expect(JSON.stringify(repair[2])).toContain("word");
  });

  it("gives up after the repair turn and says what it cost", async () => {
    answers = [{ text: "no tool" }, { input: {} }];
    expect(await errorOf()).toMatchObject({ name: "ModelUnusableOutput", usage: { llm_calls: 2 } });
  });

  it("does not accept an answer that recites the canary", async () => {
    answers = [{ input: { word: "x", extra: canaryOf("test@1") } }];
    expect((await errorOf()).name).toBe("ModelUnusableOutput");
  });

  it.each<[string, Fault]>([
    ["ModelThrottled", { status: 429, type: "ThrottlingException", message: "slow down" }],
    ["ModelThrottled", { status: 503, type: "ServiceUnavailableException", message: "later" }],
    ["ModelMisconfigured", { status: 403, type: "AccessDeniedException", message: "no" }],
    ["ModelMisconfigured", { status: 404, type: "ResourceNotFoundException", message: "which?" }],
    ["ModelTimeout", { status: 408, type: "ModelTimeoutException", message: "too slow" }],
    ["ModelTimeout", { hangMs: 1_000 }],
  ])("names what a retry should do: %s for %j", async (name, fault) => {
    answers = [fault];
    expect((await errorOf()).name).toBe(name);
  });
});
