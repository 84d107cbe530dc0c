import { BedrockRuntimeClient } from "@aws-sdk/client-bedrock-runtime";
import * as z from "zod";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openModel } from "../../../../functions/models/port/model.ts";
import { canaryOf } from "../../../../functions/models/port/read-answer.ts";
import { inContext } from "../../../../functions/platform/work-context.ts";
import { BudgetReached } from "../../../../functions/platform/costs/budget-reached.ts";
import type { Budget } from "../../../../functions/platform/costs/budget.ts";
import { addCosts, type Cost } from "../../../../functions/platform/costs/cost.ts";
import { ModelError } from "../../../../functions/platform/model-errors.ts";
import type { Prompt } from "../../../../functions/models/prompts/prompt.ts";
import type { Fault } from "../../../../local/bedrock/faults.ts";
import { startBedrock, type LocalBedrock } from "../../../../local/bedrock/server.ts";

interface Converse {
  requestMetadata: Record<string, string>;
  system: { text: string }[];
  messages: { role: string; content: { text?: string; cachePoint?: unknown; toolResult?: { status: string } }[] }[];
  toolConfig: { toolChoice: { tool: { name: string } } };
  inferenceConfig: { maxTokens: number; temperature: number };
}

let bedrock: LocalBedrock;
let client: BedrockRuntimeClient;
/** Gives up soon, for answers that do not come. */
let hasty: BedrockRuntimeClient;
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
  const clientWith = (requestHandler: { requestTimeout?: number }) =>
    new BedrockRuntimeClient({
      endpoint: bedrock.endpoint,
      region: "eu-central-1",
      credentials: { accessKeyId: "x", secretAccessKey: "x" },
      maxAttempts: 1,
      requestHandler,
    });
  client = clientWith({});
  hasty = clientWith({ requestTimeout: 1_000 });
});
afterAll(() => {
  vi.unstubAllEnvs();
  client.destroy();
  hasty.destroy();
  return bedrock.close();
});
beforeEach(() => {
  answers = [];
  requests = [];
  recorded.length = 0;
  left = true;
});

const prompt: Prompt<{ word: string }> = {
  id: "test@1",
  role: "parse",
  language: null,
  system: "Say a word.",
  shared: "Shared material.",
  question: "Which word?",
  tool: { name: "say_word", description: "Says a word." },
  output: z.object({ word: z.string().max(10) }),
  maxTokens: 100,
  temperature: 0,
};
const context = { correlationId: "request-1", companyId: "company-1" };

/** Remembers what was recorded, and has money until it is told otherwise. */
const recorded: { companyId: string; usage: Cost }[] = [];
let left = true;
const budget: Budget = {
  requireBudget: () =>
    left ? Promise.resolve() : Promise.reject(new BudgetReached("company", new Date("2026-11-22T00:00:00Z"))),
  recordCost: (companyId, usage) => {
    recorded.push({ companyId, usage });
    return Promise.resolve();
  },
};
const fallbacks = { "offline-first": "offline-second" };
const ask = (modelId = "offline-test", asked = prompt) =>
  inContext(context, () =>
    openModel({ budget, fallbacks, client: answers.some((one) => "hangMs" in one) ? hasty : client }).ask(
      asked,
      modelId,
    ),
  );
const errorOf = async (modelId?: string): Promise<ModelError> => {
  const error = await ask(modelId).catch((thrown: unknown) => thrown);
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
    answers = [{ input: { word: 4711 } }, { input: { word: "yes" } }];
    const answer = await ask();
    expect(answer).toMatchObject({ value: { word: "yes" }, usage: { llm_calls: 2 } });
    const repair = requests[1]?.messages ?? [];
    expect(repair.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
    expect(repair[2]?.content[0]?.toolResult?.status).toBe("error");
    expect(JSON.stringify(repair[2])).toContain("word");
    // At the same temperature of 0 a model would repeat itself.
    expect(requests.map(({ inferenceConfig }) => inferenceConfig.temperature)).toEqual([0, 0.3]);
  });

  it("tells a doubt once, and keeps an answer that stays as it is", async () => {
    const doubtful = { ...prompt, doubt: ({ word }: { word: string }) => (word === "odd" ? "word: it is odd." : null) };
    answers = [{ input: { word: "odd" } }, { input: { word: "yes" } }];
    expect(await ask(undefined, doubtful)).toMatchObject({ value: { word: "yes" }, usage: { llm_calls: 2 } });
    expect(JSON.stringify(requests[1]?.messages[2])).toContain("word: it is odd.");
    answers = [{ input: { word: "odd" } }, { input: { word: "odd" } }];
    expect(await ask(undefined, doubtful)).toMatchObject({ value: { word: "odd" }, usage: { llm_calls: 2 } });
  });

  it("keeps what could be used where asking once more fails", async () => {
    const doubtful = { ...prompt, doubt: () => "word: it is odd." };
    answers = [{ input: { word: "odd" } }, { status: 400, type: "ValidationException", message: "No." }];
    expect(await ask(undefined, doubtful)).toMatchObject({ value: { word: "odd" }, usage: { llm_calls: 1 } });
  });

  it("gives an answer that can be stored, wherever the model was cut", async () => {
    answers = [{ input: { word: "yes \ud83d" } }];
    expect(await ask()).toMatchObject({ value: { word: "yes \ufffd" }, usage: { llm_calls: 1 } });
  });

  it("gives up after the repair turn and says what it cost", async () => {
    answers = [{ text: "no tool" }, { input: {} }];
    expect(await errorOf()).toMatchObject({ name: "ModelUnusableOutput", usage: { llm_calls: 2 } });
  });

  it("does not accept an answer that recites the canary", async () => {
    answers = [{ input: { word: "x", extra: canaryOf("test@1") } }];
    expect((await errorOf()).name).toBe("ModelUnusableOutput");
  });
});

const busy: Fault = { status: 429, type: "ThrottlingException", message: "slow down" };
const gone: Fault = { status: 404, type: "ResourceNotFoundException", message: "end of life" };
const refused = (status: number, type: string, message = "no"): Fault => ({ status, type, message });

describe("a model that is not to be had", () => {
  it.each([
    ["busy, twice", [busy, busy]],
    ["gone", [gone]],
    ["out of reach, twice", Array.from({ length: 2 }, () => refused(503, "UpstreamUnreachableException"))],
    ["used up", [refused(400, "ServiceQuotaExceededException")]],
    ["locked", [refused(403, "AccessDeniedException")]],
    ["wrongly configured", [refused(400, "ValidationException")]],
  ])("is %s: its fallback is asked, and the answer says so", async (_what, faults) => {
    answers = [...faults, { input: { word: "yes" } }];
    expect(await ask("offline-first")).toMatchObject({ value: { word: "yes" }, modelId: "offline-second" });
  });

  it("has its error told when the fallback cannot be had either, or when there is none", async () => {
    answers = [gone, busy, busy];
    expect(await errorOf("offline-first")).toMatchObject({ name: "ModelThrottled", modelId: "offline-second" });
    answers = [gone];
    expect(await errorOf("offline-test")).toMatchObject({ name: "ModelNotFound", modelId: "offline-test" });
  });

  it.each<[string, string, Fault[]]>([
    ["ModelUnusableOutput", "gave an answer that does not fit", [{ text: "no tool" }, { text: "no tool" }]],
    ["ModelRefused", "declined", [{ text: "I can't help with that." }, { text: "I can't help with that." }]],
    ["ModelContextTooLong", "was given too much", [refused(400, "ValidationException", "Input is too long.")]],
    ["ModelTimeout", "was slow", [{ hangMs: 10_000 }]],
  ])("is not replaced, %s, when it only %s", async (name, _what, faults) => {
    answers = [...faults];
    expect(await errorOf("offline-first")).toMatchObject({ name, modelId: "offline-first" });
    expect(requests).toHaveLength(faults.length);
  });
});

describe("the budget", () => {
  it("is told the cost of every turn, of whatever use it was, on the account of the company at work", async () => {
    answers = [{ text: "no tool" }, { text: "no tool" }];
    const { usage } = await errorOf();
    expect(recorded.map(({ companyId }) => companyId)).toEqual(["company-1", "company-1"]);
    expect(recorded.reduce((sum, entry) => sum + entry.usage.input_tokens, 0)).toBe(usage.input_tokens);
  });

  describe("of a call that was not answered in time", () => {
    const talk = Array.from({ length: 70 }, (_, index) => `${index}: ${"Milk tastes of home. ".repeat(48)}`);
    const picture = { caption: "A pack", format: "png", bytes: Buffer.alloc(5_000, 1) } as const;

    it.each<[string, Partial<typeof prompt>]>([
      ["short", {}],
      ["with a conversation of 70,000 characters", { conversation: talk }],
      ["in Japanese", { conversation: ["牛乳は家の味がする。".repeat(2_000)] }],
      ["with what many calls share", { shared: talk.join("\n") }],
      ["that is asked in words", { inWords: { form: "One word.", read: (word) => ({ word }) } }],
    ])("is told at least what the same call costs that is answered: one %s", async (_what, more) => {
      const asked = { ...prompt, ...more };
      answers = [more.inWords ? { text: "yes" } : { input: { word: "yes" } }, { hangMs: 10_000 }];
      const { usage } = await ask("offline-test", asked);
      const error = await ask("offline-test", asked).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ name: "ModelTimeout", usage: recorded[1]?.usage });
      expect(recorded[1]?.usage).toMatchObject({ llm_calls: 1, output_tokens: prompt.maxTokens });
      const { input_tokens: charged } = recorded[1]!.usage;
      expect(charged).toBeGreaterThanOrEqual(usage.input_tokens);
      expect(charged).toBeLessThan(1.5 * usage.input_tokens + 50);
    });

    it("is told its turn of repair as well, and its error says what both turns cost", async () => {
      answers = [{ text: "no tool" }, { hangMs: 10_000 }];
      const { name, usage } = await errorOf();
      expect(name).toBe("ModelTimeout");
      const [first, second] = recorded.map((entry) => entry.usage);
      expect(second!.input_tokens).toBeGreaterThan(first!.input_tokens);
      expect(usage).toEqual(addCosts(first!, second!));
    });

    it("is told its pictures by their number, not by their bytes", async () => {
      answers = Array.from({ length: 3 }, () => ({ hangMs: 10_000 }));
      for (const images of [[], [picture], [picture, picture]])
        await ask("offline-test", { ...prompt, images }).catch(() => undefined);
      const [none, one, two] = recorded.map(({ usage }) => usage.input_tokens);
      expect(one! - none!).toBeGreaterThan(2_600);
      expect(one! - none!).toBeLessThan(5_000);
      expect(two! - one!).toBeCloseTo(one! - none!, -1);
    });
  });

  it("keeps the model from being called when no money is left", async () => {
    left = false;
    await expect(ask()).rejects.toThrow(BudgetReached);
    expect(requests).toHaveLength(0);
  });

  it("is looked into while a question is put together, and tells only who asks that there is no money", async () => {
    left = false;
    let looks = 0;
    const counting: Budget = {
      ...budget,
      requireBudget: (companyId) => ((looks += 1), budget.requireBudget(companyId)),
    };
    const model = openModel({ budget: counting, fallbacks, client });
    await inContext(context, () => model.prepare());
    await new Promise((resolve) => setImmediate(resolve));
    expect(looks).toBe(1);
    await expect(inContext(context, () => model.ask(prompt, "offline-test"))).rejects.toThrow(BudgetReached);
    expect(requests).toHaveLength(0);
  });

  it("is not waited for by whoever has asked, only by the end of their work", async () => {
    const written = Promise.withResolvers<void>();
    const slow: Budget = { ...budget, recordCost: () => written.promise };
    answers = [{ input: { word: "yes" } }];
    const answered = await inContext(context, async () => {
      const { value } = await openModel({ budget: slow, fallbacks, client }).ask(prompt, "offline-test");
      written.resolve();
      return value;
    });
    expect(answered).toEqual({ word: "yes" });
  });

  it("must not lose an answer that was paid for by failing itself", async () => {
    const broken: Budget = { ...budget, recordCost: () => Promise.reject(new Error("throttled")) };
    answers = [{ input: { word: "yes" } }];
    const answer = inContext(context, () =>
      openModel({ budget: broken, fallbacks, client }).ask(prompt, "offline-test"),
    );
    expect((await answer).value).toEqual({ word: "yes" });
  });
});

it("marks every call with its prompt and the request that it goes back to", async () => {
  answers = [{ input: { word: "yes" } }];
  await ask();
  expect(requests[0]?.requestMetadata).toEqual({ prompt: "test@1", correlation: "request-1" });
});

it("refuses to call a model for nobody", async () => {
  const answer = openModel({ budget, fallbacks, client }).ask(prompt, "offline-test");
  await expect(answer).rejects.toThrow("outside of any company's work");
});
