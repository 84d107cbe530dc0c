import { afterEach, describe, expect, it } from "vitest";
import { startBedrock } from "../../../../local/bedrock/server.ts";
import { secondsAllowed } from "../../../../local/bedrock/upstream/probe.ts";
import { freePort } from "../../../../local/stack/free-port.ts";
import type { Reply } from "../../../support/model-server.ts";
import { closeAll, converse, setup } from "./setup.ts";

/** From a server that enforces the schema, which offers no colour of snow. */
const answer = { colour: "violet", legs: 4 };
const free = { colour: "white", legs: 4 };
type Body = Record<string, unknown>;
afterEach(closeAll);

async function probed(reply: Parameters<typeof setup>[0], embeddingModel?: string) {
  const { bedrock, received, server } = await setup(reply, embeddingModel === undefined ? {} : { embeddingModel });
  const lines: string[] = [];
  await bedrock.probe((line) => lines.push(line));
  // How long it took is nobody's promise.
  return {
    lines: lines.map((line) => line.replace(/ \([\d.]+ s(, \d+ tokens a second)?; calls may take \d+ s\)/, "")),
    bedrock,
    received,
    url: server.url,
  };
}

describe("what is said of a model server at the start", () => {
  it("names how it answers, and its embedding model", async () => {
    const { lines, url } = await probed(
      ({ path }) =>
        path.endsWith("/embeddings") ? { body: { data: [{ embedding: [1] }] } } : { says: JSON.stringify(answer) },
      "nomic-embed-text",
    );
    expect(lines).toEqual([
      `Model server ${url}: llama3.1 enforces the format of answers that are asked for by JSON schema.`,
      "Its embedding model nomic-embed-text answers.",
    ]);
  });

  it("names what it refuses, which no later call is refused for", async () => {
    const { lines, bedrock, received, url } = await probed(({ body }) => {
      if ("response_format" in body) return { status: 400, body: { error: "response_format is not supported" } };
      if ("temperature" in body) return { status: 400, body: { error: "temperature is fixed" } };
      return { calls: answer };
    });
    expect(lines).toEqual([
      `Model server ${url}: llama3.1 enforces the format of answers that are asked for by tool call.`,
      "It refuses, and is spared from now on: `temperature`.",
    ]);
    expect(received).toHaveLength(3);
    await converse(bedrock);
    expect(received).toHaveLength(4);
  });

  it.each([
    ["tool call", "response_format", ({ tools }: Body) => (tools ? { calls: answer } : { calls: free })],
    ["JSON schema", "tools", () => ({ says: JSON.stringify(free) })],
    ["tool call", "response_format", ({ tools }: Body) => (tools ? { calls: free } : { says: "White, four." })],
  ] as const)("asks by %s a server that takes all and silently ignores some", async (way, spared, reply) => {
    const { lines, bedrock, received } = await probed(({ body }) => reply(body));
    const isEnforced = lines[0]!.includes("enforces the format");
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(isEnforced ? `by ${way}` : `when asked by ${way}, but does not enforce`);
    await converse(bedrock);
    expect(received.at(-1)!.body).not.toHaveProperty(spared);
  });

  it.each<[string, Reply]>([
    ["it is not in the form that was asked for", { says: "White, and four." }],
    ["there is nothing in it", { says: "" }],
    ["it declined a harmless question", { body: { choices: [{ message: { refusal: "I am sorry." } }] } }],
    ["it is cut off", { body: { choices: [{ message: { content: '{"col' }, finish_reason: "length" }] } }],
  ])("warns of a model whose answer is of no use: %s", async (problem, reply) => {
    const { lines, url } = await probed(() => reply);
    expect(lines).toEqual([
      `Model server ${url}: llama3.1 gives no usable answer: ${problem}. ` +
        "Studies will hardly succeed with it; choose a model whose server takes a JSON schema.",
    ]);
  });

  it("lists its models when it has not the one that is asked for", async () => {
    const { lines } = await probed(({ path }) =>
      path.endsWith("/models")
        ? { body: { data: [{ id: "gemma3:4b" }, { id: "qwen3:8b" }] } }
        : { status: 404, body: { error: { message: 'model "llama3.1" not found' } } },
    );
    expect(lines).toEqual([
      'The model server answered 404: model "llama3.1" not found. ' +
        "Set LOCAL_LLM_MODEL to a model that it has (gemma3:4b, qwen3:8b), and start again.",
    ]);
  });

  it("names the variable of a key that it does not take", async () => {
    const { lines } = await probed(() => ({ status: 401, body: { error: "invalid api key" } }));
    expect(lines).toEqual([
      "The model server answered 401: invalid api key. " +
        "Set LOCAL_LLM_API_KEY to a key that it accepts, and start again.",
    ]);
  });

  it("asks whether a web page comes from a model server", async () => {
    const { lines } = await probed((_, __, response) => {
      response.writeHead(200, { "content-type": "text/html" }).end("<h1>Welcome</h1>");
      return null;
    });
    expect(lines).toEqual([
      "The model server's answer is not JSON: Welcome. " +
        "Is it a model server? Else correct LOCAL_LLM_URL, and start again.",
    ]);
  });

  it("tells a missing embedding model apart", async () => {
    const { lines } = await probed(({ path }) => {
      if (path.endsWith("/models")) return { body: { data: [{ id: "llama3.1" }] } };
      return path.endsWith("/embeddings") ? { status: 404, body: { error: "no such model" } } : { calls: answer };
    }, "nomic");
    expect(lines[1]).toBe(
      "The model server answered 404: no such model. " +
        "Set LOCAL_EMBEDDING_MODEL to a model that it has (llama3.1), and start again.",
    );
  });

  it("says that nothing is there, and nothing at all without a model server", async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    const lines: string[] = [];
    for (const options of [{ upstream: { url, model: "m" } }, {}]) {
      const bedrock = await startBedrock(options);
      await bedrock.probe((line) => lines.push(line));
      await bedrock.close();
    }
    expect(lines).toEqual([
      `The model server at ${url} cannot be reached: nothing listens there. ` +
        "Start it, or correct LOCAL_LLM_URL; studies fail until it answers.",
    ]);
  });
});

describe("how long a model server has for an answer", () => {
  it("is what is set", async () => {
    const isShort = (body: object) => JSON.stringify(body).includes("Which colour is snow");
    const { bedrock } = await setup(({ body }) => (isShort(body) ? { calls: answer } : null), { timeoutSeconds: 1 });
    await bedrock.probe(() => undefined);
    expect(await (await converse(bedrock)).json()).toEqual({ message: "The model server did not answer within 1 s." });
  });

  it.each([
    [0.4, 60],
    [26, 78],
    [99.5, 299],
  ])("is found out at the start unless it is set: after %d s, %d", (took, allowed) => {
    expect(secondsAllowed(took)).toBe(allowed);
  });

  it("follows from the tokens a second, where the server counts them", () => {
    expect(secondsAllowed(2, 20)).toBe(3 * 70);
    expect(secondsAllowed(0.2, 20)).toBe(60);
    expect(secondsAllowed(20, 20)).toBe(300);
  });
});
