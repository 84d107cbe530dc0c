import { BedrockRuntimeClient } from "@aws-sdk/client-bedrock-runtime";
import * as z from "zod";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openModel } from "../../../../functions/models/port/model.ts";
import type { Prompt } from "../../../../functions/models/prompts/prompt.ts";
import { inContext } from "../../../../functions/platform/work-context.ts";
import type { Fault } from "../../../../local/bedrock/faults.ts";
import { startBedrock, type LocalBedrock } from "../../../../local/bedrock/server.ts";

interface Converse {
  messages: { role: string }[];
  toolConfig: { tools: { toolSpec: { inputSchema: { json: { properties: object } } } }[] };
  inferenceConfig: { temperature: number };
}

let bedrock: LocalBedrock;
let client: BedrockRuntimeClient;
let answers: Fault[] = [];
let requests: Converse[] = [];
beforeAll(async () => {
  vi.stubEnv("LOG_LEVEL", "silent");
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
  });
});
afterAll(() => {
  vi.unstubAllEnvs();
  client.destroy();
  return bedrock.close();
});
afterEach(() => void vi.restoreAllMocks());
beforeEach(() => {
  answers = [];
  requests = [];
});

const budget = { requireBudget: () => Promise.resolve(), recordCost: () => Promise.resolve() };
const ask = <T>(prompt: Prompt<T>, deadline?: number) =>
  inContext({ correlationId: "request-1", companyId: "company-1", deadline }, () =>
    openModel({ budget, fallbacks: {}, client }).ask(prompt, "offline-test"),
  );

describe("a model whose second answer fits in part", () => {
  const verdict: Prompt<{ title: string; points: { name: string; score: number }[] }> = {
    id: "test@1",
    role: "parse",
    language: null,
    system: "Judge it.",
    shared: null,
    question: "How is it?",
    tool: { name: "judge", description: "Records a verdict." },
    maxTokens: 100,
    temperature: 0,
    output: z.object({
      title: z.string(),
      points: z.array(z.object({ name: z.string(), score: z.int().max(10) })).min(2),
    }),
  };
  const points = [
    { name: "taste", score: 7 },
    { name: "price", score: 40 },
    { name: "pack", score: 3 },
  ];
  const whole = { title: "Good", points: [points[0], { name: "price", score: 4 }, points[2]] };
  const partAsked = () => requests[2]?.toolConfig.tools[0]?.toolSpec.inputSchema.json;

  it("is asked for the missing field alone, in one conversation with that answer", async () => {
    answers = [{ text: "Good." }, { input: { points: whole.points } }, { input: { title: "Good" } }];
    expect(await ask(verdict)).toMatchObject({ value: whole, usage: { llm_calls: 3 } });
    expect(partAsked()).toMatchObject({ properties: { title: {} }, required: ["title"] });
    expect(Object.keys(partAsked()?.properties ?? {})).toEqual(["title"]);
    expect(requests[2]?.messages.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
    expect(JSON.stringify(requests[2]?.messages[2])).toContain("Give only this again, corrected: title.");
    expect(requests.map(({ inferenceConfig }) => inferenceConfig.temperature)).toEqual([0, 0.3, 0.3]);
  });

  it("is asked for the items that do not fit, which take their places", async () => {
    const answer = { input: { title: "Good", points } };
    answers = [answer, answer, { input: { points: [{ name: "price", score: 4 }] } }];
    expect(await ask(verdict)).toMatchObject({ value: whole, usage: { llm_calls: 3 } });
    expect(partAsked()).toMatchObject({ properties: { points: { minItems: 1, maxItems: 1 } } });
    expect(JSON.stringify(requests[2]?.messages[2])).toContain("of points the items [1]");
  });

  it("keeps nothing but the part that was asked for of the third answer, and then asks no more", async () => {
    const answer = { input: { title: "Good", points } };
    answers = [answer, answer, { input: { title: "Bad", points: [{ name: "price", score: 4 }] } }];
    expect(await ask(verdict)).toMatchObject({ value: whole });
    answers = [answer, answer, answer];
    await expect(ask(verdict)).rejects.toMatchObject({
      name: "ModelUnusableOutput",
      usage: { llm_calls: 3 },
    });
  });

  it.each<[string, Fault]>([
    ["no part can be cut out of a text", { text: "Good." }],
    ["nothing of it can be used", { input: { title: 1, points: [] } }],
  ])("is not asked again where %s", async (_what, second) => {
    answers = [{ text: "Good." }, second];
    await expect(ask(verdict)).rejects.toMatchObject({ usage: { llm_calls: 2 } });
  });

  it("is not asked again where the rest of the answer breaks a rule of the prompt", async () => {
    const output = verdict.output.refine(() => false, "The points contradict the title.");
    answers = [{ input: whole }, { input: whole }];
    await expect(ask({ ...verdict, output })).rejects.toMatchObject({ usage: { llm_calls: 2 } });
  });

  it("is not asked again where the time of the function is over", async () => {
    answers = [{ text: "Good." }, { input: { points: whole.points } }];
    // Every look at the clock finds ten minutes gone, of a function that has one left.
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => (now += 600_000));
    await expect(ask(verdict, Date.now() + 60_000)).rejects.toMatchObject({
      name: "ModelUnusableOutput",
      usage: { llm_calls: 2 },
    });
  });
});
