import { BedrockRuntimeClient, ConverseCommand, InvokeModelCommand } from "@aws-sdk/client-bedrock-runtime";
import { afterEach, describe, expect, it } from "vitest";
import { toolSchema } from "../../../functions/models/port/tool-schema.ts";
import { audiencePrompt } from "../../../functions/personas/groups/audience-prompt.ts";
import { conceptReactionSchema, conceptTestPrompt } from "../../../functions/studies/concept-test/prompt.ts";
import type { Prompt } from "../../../functions/models/prompts/prompt.ts";
import { surveyScalePrompt } from "../../../functions/studies/survey/questions/likert.ts";
import { startBedrock, type BedrockOptions, type LocalBedrock } from "../../../local/bedrock/server.ts";
import { persona } from "./people.ts";

const started: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.close()));
});

async function setup(options: BedrockOptions = {}): Promise<LocalBedrock & { client: BedrockRuntimeClient }> {
  const bedrock = await startBedrock(options);
  const client = new BedrockRuntimeClient({
    region: "eu-central-1",
    endpoint: bedrock.endpoint,
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    maxAttempts: 1,
  });
  started.push({ close: () => Promise.resolve(client.destroy()) }, bedrock);
  return { ...bedrock, client };
}

const concept = conceptTestPrompt({
  persona: persona(),
  stimulus: "A vegan snack bar for 1.80 €.",
  briefings: [],
  language: "en",
});

function converse<T>(prompt: Prompt<T>) {
  const content = prompt.shared
    ? [{ text: prompt.shared }, { cachePoint: { type: "default" as const } }, { text: prompt.question }]
    : [{ text: prompt.question }];
  return new ConverseCommand({
    modelId: "eu.anthropic.claude-sonnet-4-5-20250929-v1:0",
    system: [{ text: `${prompt.system}\nReference ref-0123456789abcdef` }],
    messages: [{ role: "user", content }],
    toolConfig: {
      tools: [
        {
          toolSpec: {
            name: prompt.tool.name,
            description: prompt.tool.description,
            inputSchema: { json: toolSchema(prompt.output) as never },
          },
        },
      ],
      toolChoice: { tool: { name: prompt.tool.name } },
    },
    inferenceConfig: { maxTokens: prompt.maxTokens, temperature: prompt.temperature },
  });
}

const embedding = (inputText: string, dimensions = 512) =>
  new InvokeModelCommand({
    modelId: "amazon.titan-embed-text-v2:0",
    contentType: "application/json",
    accept: "application/json",
    body: JSON.stringify({ inputText, dimensions, normalize: true }),
  });

const toolInput = (output: { output?: { message?: { content?: { toolUse?: { input?: unknown } }[] } } }): unknown =>
  output.output?.message?.content?.[0]?.toolUse?.input;

describe("Bedrock Runtime over cleartext HTTP/2, by the unmodified SDK client", () => {
  it("answers Converse with a call of the forced tool that satisfies the prompt's schema", async () => {
    const { client } = await setup();
    const answer = await client.send(converse(concept));
    expect(answer.stopReason).toBe("tool_use");
    expect(answer.output?.message?.content?.[0]?.toolUse?.name).toBe("give_reaction");
    expect(conceptReactionSchema.safeParse(toolInput(answer)).error).toBeUndefined();
    expect(answer.usage?.totalTokens).toBeGreaterThan(300);
  });

  it("answers InvokeModel in Titan's shape, in each size, with unit length", async () => {
    const { client } = await setup();
    for (const dimensions of [256, 512, 1024]) {
      const { body } = await client.send(embedding("fair price", dimensions));
      const answer = JSON.parse(new TextDecoder().decode(body)) as { embedding: number[]; inputTextTokenCount: number };
      expect(answer.embedding).toHaveLength(dimensions);
      expect(Math.hypot(...answer.embedding)).toBeCloseTo(1, 9);
      expect(answer.inputTextTokenCount).toBeGreaterThan(0);
    }
  });

  it("gives the same answer to the same request whatever stands in the system prompt", async () => {
    const [first, second] = await Promise.all([setup(), setup()]);
    const marked = { ...concept, system: `${concept.system}\nSomething else entirely.` };
    const [one, other] = [await first.client.send(converse(concept)), await second.client.send(converse(marked))];
    expect(toolInput(other)).toEqual(toolInput(one));
  });

  it("counts a repeated prefix before a cache point as written once and then read", async () => {
    const { client } = await setup();
    const [first, second] = [await client.send(converse(concept)), await client.send(converse(concept))];
    expect(first.usage?.cacheReadInputTokens).toBe(0);
    expect(first.usage?.cacheWriteInputTokens).toBeGreaterThan(100);
    expect(second.usage?.cacheReadInputTokens).toBe(first.usage?.cacheWriteInputTokens);
    expect(second.usage?.cacheWriteInputTokens).toBe(0);
    expect(second.usage?.totalTokens).toBe(first.usage?.totalTokens);
  });

  it("lets concurrent calls wait side by side", async () => {
    const CALLS = 8;
    let arrived = 0;
    const everybody = Promise.withResolvers<undefined>();
    // None is answered before all of them are there: one after the other they would wait for ever.
    const faults = () => {
      arrived += 1;
      if (arrived === CALLS) everybody.resolve(undefined);
      return everybody.promise;
    };
    const { client, calls } = await setup({ faults });
    const send = () => client.send(converse(audiencePrompt("women over 40 in Lyon")));
    await Promise.all(Array.from({ length: CALLS }, send));
    expect(calls().converse).toBe(CALLS);
  });

  it("reports calls and tokens", async () => {
    const { client, calls } = await setup();
    await client.send(converse(concept));
    await client.send(embedding("a text"));
    expect(calls()).toMatchObject({ converse: 1, embed: 1 });
    expect(calls().inputTokens).toBeGreaterThan(300);
    expect(calls().outputTokens).toBeGreaterThan(50);
  });

  it("answers invalid requests with the exception that AWS would throw", async () => {
    const { client } = await setup();
    await expect(client.send(embedding("x", 300))).rejects.toMatchObject({ name: "ValidationException" });
    const unknownTool = { ...concept, tool: { name: "do_the_dishes", description: "" } };
    await expect(client.send(converse(unknownTool))).rejects.toMatchObject({
      name: "ValidationException",
      message: expect.stringContaining("do_the_dishes") as string,
    });
  });
});

describe("a prompt that is answered in words", () => {
  const scale = { points: 5, first_value: 1, low_label: "bad", high_label: "good", labels: null };
  const prompt = surveyScalePrompt(
    { persona: persona(), context: null, briefings: [], language: "en" },
    { text: "How is it?", scale },
  );
  const inWords = (requestMetadata: Record<string, string>) =>
    new ConverseCommand({
      modelId: "m",
      system: [{ text: prompt.system }],
      messages: [{ role: "user", content: prompt.conversation!.map((text) => ({ text })) }],
      requestMetadata,
    });

  it("is known by its name in the metadata, and answered in words, also by a fault", async () => {
    const asked: (string | null)[] = [];
    const { client } = await setup({
      faults: ({ toolName, index }) => {
        asked.push(toolName);
        return index === 0 ? { input: { answer: "So so." } } : undefined;
      },
    });
    const request = inWords({ prompt: prompt.id });
    request.input.messages![0]!.content!.push({ text: prompt.question });
    const [first, second] = [await client.send(request), await client.send(request)];
    expect(first.output?.message?.content).toEqual([{ text: "So so." }]);
    expect(second.stopReason).toBe("end_turn");
    expect(second.output?.message?.content?.[0]?.text).toMatch(/^[^{]+$/);
    expect(asked).toEqual(["answer_scale", "answer_scale"]);
  });

  it("is refused where nothing says which it is", async () => {
    const { client } = await setup();
    await expect(client.send(inWords({}))).rejects.toMatchObject({ name: "ValidationException" });
  });
});

describe("HTTP/1.1 on the same port", () => {
  it("answers plain requests", async () => {
    const { endpoint } = await setup();
    const response = await fetch(`${endpoint}/model/amazon.titan-embed-text-v2%3A0/invoke`, {
      method: "POST",
      body: JSON.stringify({ inputText: "hello" }),
    });
    expect(response.status).toBe(200);
    expect(((await response.json()) as { embedding: number[] }).embedding).toHaveLength(1024);
  });

  it("names the error type in the header", async () => {
    const { endpoint } = await setup();
    const broken = await fetch(`${endpoint}/model/x/converse`, { method: "POST", body: "{" });
    expect([broken.status, broken.headers.get("x-amzn-errortype")]).toEqual([400, "ValidationException"]);
    const unknown = await fetch(`${endpoint}/nowhere`);
    expect([unknown.status, unknown.headers.get("x-amzn-errortype")]).toEqual([404, "ResourceNotFoundException"]);
  });
});

describe("fault injection", () => {
  it("throttles the calls it is told to, by their index", async () => {
    const throttled = { status: 429, type: "ThrottlingException", message: "Too many requests" };
    const { client } = await setup({ faults: ({ index }) => (index < 2 ? throttled : undefined) });
    const call = () => client.send(converse(concept));
    await expect(call()).rejects.toMatchObject({ name: "ThrottlingException", message: "Too many requests" });
    await expect(call()).rejects.toMatchObject({ $metadata: { httpStatusCode: 429 } });
    expect((await call()).stopReason).toBe("tool_use");
  });

  it("answers in plain text instead of a tool call", async () => {
    const { client } = await setup({ faults: () => ({ text: "I would rather not." }) });
    const answer = await client.send(converse(concept));
    expect(answer.stopReason).toBe("end_turn");
    expect(answer.output?.message?.content).toEqual([{ text: "I would rather not." }]);
  });

  it("breaks the tool's input, for the tool and kind it is told to", async () => {
    const { client } = await setup({
      faults: ({ kind, toolName }) =>
        kind === "converse" && toolName === "give_reaction" ? { input: { reaction: 7 } } : undefined,
    });
    expect(toolInput(await client.send(converse(concept)))).toEqual({ reaction: 7 });
    const other = await client.send(converse(audiencePrompt("nurses")));
    expect(toolInput(other)).toMatchObject({ occupation: "Nurse" });
  });

  it("keeps a call hanging and still closes at once", async () => {
    const bedrock = await startBedrock({ faults: () => ({ hangMs: 60_000 }) });
    const waiting = fetch(`${bedrock.endpoint}/model/m/invoke`, {
      method: "POST",
      body: JSON.stringify({ inputText: "x" }),
    });
    const outcome = waiting.then(
      () => "answered",
      () => "cut",
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    await bedrock.close();
    expect(await outcome).toBe("cut");
  });
});
